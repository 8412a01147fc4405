/** Every constant of the two specifications, named once. Times are in milliseconds unless the name says otherwise. */
export const LIMITS = {
  pastEventsShown: 6,
  dashboardItems: 5,
  membersPerPage: 12,
  pageWindow: 5,
  skillsMin: 1,
  skillsMax: 3,
  refetchDelay: 500,
  refetchAttempts: 2,
  refetchPause: 1_000,
  /** How often a browser says that a document is open in it, and after how long without that nobody is there. */
  presenceBeat: 45_000,
  presenceLasts: 120_000,
  profileLabelInsideAbovePercent: 15,
  cacheFresh: 10 * 60_000,
  cacheKept: 30 * 60_000,
  directoryFresh: 5 * 60_000,
  /** Experts and partners. */
  expertsFresh: 5 * 60_000,
  expertsKept: 10 * 60_000,
  readRetries: 2,
  retryPause: 1_000,
  retryPauseMax: 3_000,
  slowAfter: 8_000,
  readDeadline: 15_000,
  writeDeadline: 30_000,
  sendingDeadline: 60_000,
  toastDuration: 5_000,
  tooltipDelay: 700,
  /** How long the bars of a scroll area are seen after it has moved, or has been pointed at. */
  scrollBarsStay: 600,
  toastSwipe: 50,
  backToTopAfterPixels: 300,
  navChangesAfterPixels: 50,
  errorDetailCharacters: 200,
  entryPreviewCharacters: 100,
  bulkUploadPause: 500,
  bulkItems: 1_000,
  /** A change of many whose last step is longer ago has stopped; a step may take `requestDeadline`. */
  bulkQuiet: 30_000,
  orderItems: 1_000,
  importRows: 50,
  activityPage: 50,
  /** What a list of the panel reads at once. */
  panelPage: 50,
  binDays: 30,
  draftDays: 30,
  erasureDays: 14,
  adminSession: 24 * 60 * 60_000,
  signInTransaction: 10 * 60_000,
  signInHandle: 60_000,
  /** How old the proof of a password may be when a staff session is opened with it. */
  passwordProof: 5 * 60_000,
  linkedinTimeout: 8_000,
  linkedinBytes: 256 * 1024,
  clockSkewSeconds: 300,
  imageBytes: 8 * 1024 * 1024,
  imagePixels: 24_000_000,
  imageSide: 2048,
  uploadsPerDay: 60,
  memberWritesPerHour: 120,
  refusalsNotedPerHour: 20,
  invitationDays: 7,
  resetLink: 60 * 60_000,
  passwordMin: 10,
  passwordMax: 128,
  signInsPerAddress: 300,
  unusedPictureDays: 30,
  jsonBodyBytes: 256 * 1024,
  formBodyBytes: 32 * 1024,
  jsonDepth: 32,
  bodyDeadline: 15_000,
  /** Of one stored document, as JSON; Firestore takes 1 MiB. */
  documentBytes: 800 * 1024,
  textShort: 200,
  textLong: 10_000,
  url: 2_000,
  listItems: 50,
  searchCharacters: 100,
  reasonCharacters: 1_000,
  /** For work that goes on, such as many who want one seat; a store that says nothing is not waited for so long. */
  requestDeadline: 25_000,
  uploadDeadline: 40_000,
  sessionsOpen: 20,
  outboxAttempts: 12,
} as const;

/** Of what members say of themselves on their page. Apart, because public pages carry what stands above. */
export const PROFILE_LIMITS = {
  helpSkills: 5,
  words: 300,
  /** Of those who were approved last, on a member's home. */
  newest: 6,
} as const;

/** Of waitlists. Apart, because public pages carry what stands above. */
export const WAITLIST = {
  /** How long whoever moves up is asked to say no; never longer than until the start. */
  sayNo: 24 * 60 * 60_000,
  /** How many are given seats in one commit. */
  movedAtOnce: 20,
  /** Of how many events somebody is shown their place, the latest first. */
  ownEvents: 50,
} as const;

/** Of calendars that ask for a member's events; they do so a few times an hour on each device. */
export const CALENDARS = { readsPerHour: 30 } as const;

/**
 * How many mails of a kind go to one mailbox, and on behalf of one person, in a day; 0 where nobody who has a name
 * causes them. `domain/src/mails.ts` says what happens beyond.
 */
export const MAILS_PER_DAY = {
  confirmAddress: { address: 3, person: 5 },
  addressChanging: { address: 5, person: 5 },
  requested: { address: 3, person: 3 },
  leaving: { address: 3, person: 3 },
  attending: { address: 20, person: 20 },
  waitlisted: { address: 20, person: 20 },
  subscribe: { address: 3, person: 0 },
  subscribed: { address: 3, person: 0 },
  approved: { address: 5, person: 500 },
  rejected: { address: 5, person: 500 },
  accessEnded: { address: 5, person: 500 },
  seatFree: { address: 20, person: 500 },
  eventTomorrow: { address: 20, person: 0 },
  eventChanged: { address: 20, person: 0 },
  memberInvited: { address: 3, person: 100 },
  reply: { address: 10, person: 100 },
  staffInvited: { address: 5, person: 50 },
  staffReset: { address: 10, person: 0 },
} as const;

/** Values browsers keep, by purpose. `member_current` is only a hint that a session may exist. */
export const BROWSER_KEYS = {
  hero: 'website_hero_content',
  about: 'website_about_content',
  currentMember: 'member_current',
  profileCardDismissed: 'profile_card_dismissed',
  theme: 'theme',
} as const;
