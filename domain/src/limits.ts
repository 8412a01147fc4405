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
  bulkItems: 10_000,
  /** A change of many whose last step is longer ago has stopped; a step may take `requestDeadline`. */
  bulkQuiet: 30_000,
  orderItems: 10_000,
  importRows: 50,
  activityPage: 50,
  /** What a list of the panel reads at once. */
  panelPage: 50,
  /** What did not arrive, on one page. */
  undeliveredPage: 25,
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

/** Of the panel's lists. Apart, because public pages carry what stands above. */
export const CONTENT_LISTS = {
  /** How many rows a page shows of a list that is arranged by hand, so that they can be moved far; of others `LIMITS.panelPage`. */
  arrangedRows: 200,
  /** Whole documents that an export or an import asks for at once, and the bytes of JSON above which it gets fewer. */
  documentsAtOnce: 25,
  documentsBytes: 4 * 1024 * 1024,
  /** Stored documents on a page of what staff are answered where visitors are shown what is published. */
  storedAtOnce: 200,
} as const;

/** Of requests to join. Apart, because public pages carry what stands above. */
export const REQUESTS = {
  /** How long a request waits for the team at most, and from when on before that it is due. */
  answerWithin: 48 * 60 * 60_000,
  dueWithin: 12 * 60 * 60_000,
  questionCharacters: 500,
  /** Questions about one request: in 24 hours, and in all. */
  questionsPerDay: 3,
  questions: 10,
  /** Notes about one person. */
  notes: 50,
  /** Of a case: how many earlier requests, and decisions without one, are shown. */
  earlier: 20,
  decisions: 10,
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

/** Of messages between members. Apart, because public pages carry what stands above. */
export const MESSAGE_LIMITS = {
  characters: 2_000,
  /** How long a message can be answered and reported; then it is gone. `RETENTION` says the same. */
  days: 30,
  /** Of those whom somebody blocked, as many as their profile shows. */
  blocksShown: 24,
} as const;

/** Of sign-ins that an account is shown. `RETENTION` says the same. Apart, because public pages carry what stands above. */
export const SIGN_INS = { kept: 20, days: 90 } as const;

/** Of mentors. Apart, because public pages carry what stands above. */
export const MENTORING = {
  /** Of two sentences to a mentor; of what an offer says in words; of its hours. */
  asking: 300,
  words: 120,
  hours: 120,
  skills: 5,
  places: 10,
  asksPerDay: 5,
  /** After how long a mentor who said *later* is reminded, in days; and how many are in a run. */
  remindAfter: 7,
  remindedAtOnce: 20,
  /** After how many days in which nobody said anything a request closes. */
  closesAfter: 30,
  /** What is listed at once of each part of one's mentoring; suggestions. */
  listed: 8,
  suggested: 3,
} as const;

/** Of the second factor of staff. Apart, because public pages carry what stands above. */
export const SECOND_FACTOR = { recoveryCodes: 10, triesPerHour: 10 } as const;

/** Of calendars that ask for a member's events; they do so a few times an hour on each device. */
export const CALENDARS = { readsPerHour: 30 } as const;

/**
 * How many mails of a kind go to one mailbox, and on behalf of one person, in a day; 0 where nobody who has a name
 * causes them. `pair`: from one member to one other. `domain/src/mails.ts` says what happens beyond.
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
  requestCame: { address: 30, person: 0 },
  requestsDaily: { address: 2, person: 0 },
  requestsLate: { address: 20, person: 0 },
  requestQuestion: { address: 5, person: 100 },
  approved: { address: 5, person: 500 },
  rejected: { address: 5, person: 500 },
  accessEnded: { address: 5, person: 500 },
  seatFree: { address: 20, person: 500 },
  eventTomorrow: { address: 20, person: 0 },
  eventChanged: { address: 20, person: 0 },
  eventThanks: { address: 20, person: 0 },
  eventCancelled: { address: 20, person: 0 },
  eventResumed: { address: 20, person: 0 },
  memberMessage: { address: 20, person: 10, pair: 2 },
  memberReply: { address: 20, person: 20 },
  mentorAsked: { address: 20, person: 5, pair: 2 },
  mentorNews: { address: 20, person: 40 },
  mentorReminder: { address: 20, person: 0 },
  memberInvited: { address: 3, person: 100 },
  reply: { address: 10, person: 100 },
  newsletter: { address: 3, person: 0 },
  newsletterTest: { address: 20, person: 20 },
  staffInvited: { address: 5, person: 50 },
  newSignIn: { address: 3, person: 0 },
  secondFactorOn: { address: 5, person: 0 },
  secondFactorOff: { address: 5, person: 0 },
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
