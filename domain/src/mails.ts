import type { MAILS_PER_DAY } from './limits';

export type MailKind = keyof typeof MAILS_PER_DAY;

interface MailRule {
  /** Who can cause it. */
  cause: 'visitor' | 'member' | 'staff';
  /**
   * Where it goes: to an address that is verified for its reader; to one that it asks to confirm; or to one that a
   * person of the staff chose to write to (an applicant's, a colleague's).
   */
  to: 'verified' | 'confirmation' | 'chosen';
  /** Beyond its limits: what caused it is refused with 429, or happens without a further mail. */
  beyond: 'refuse' | 'skip';
  /** It holds a link that is worth something to whoever has it: no export shows its text. */
  isSecret?: true;
}

/** Every mail that Nexus sends. How many a day: `MAILS_PER_DAY`. */
export const MAILS: Record<MailKind, MailRule> = {
  confirmAddress: { cause: 'member', to: 'confirmation', beyond: 'refuse', isSecret: true },
  addressChanging: { cause: 'member', to: 'verified', beyond: 'skip' },
  requested: { cause: 'member', to: 'verified', beyond: 'skip' },
  leaving: { cause: 'member', to: 'verified', beyond: 'skip' },
  attending: { cause: 'member', to: 'verified', beyond: 'skip' },
  waitlisted: { cause: 'member', to: 'verified', beyond: 'skip' },
  // A refusal would tell that the address is not subscribed yet: one that is gets no mail.
  subscribe: { cause: 'visitor', to: 'confirmation', beyond: 'skip', isSecret: true },
  subscribed: { cause: 'visitor', to: 'verified', beyond: 'skip', isSecret: true },
  // Nexus itself, for moderators.
  requestCame: { cause: 'staff', to: 'verified', beyond: 'skip' },
  requestsDaily: { cause: 'staff', to: 'verified', beyond: 'skip' },
  requestsLate: { cause: 'staff', to: 'verified', beyond: 'skip' },
  requestQuestion: { cause: 'staff', to: 'verified', beyond: 'skip' },
  approved: { cause: 'staff', to: 'verified', beyond: 'skip' },
  rejected: { cause: 'staff', to: 'verified', beyond: 'skip' },
  accessEnded: { cause: 'staff', to: 'verified', beyond: 'skip' },
  // Somebody who gives a seat back, or more seats, have the line moved by Nexus itself.
  seatFree: { cause: 'staff', to: 'verified', beyond: 'skip' },
  // Nexus itself, for all who come or wait.
  eventTomorrow: { cause: 'staff', to: 'verified', beyond: 'skip' },
  eventChanged: { cause: 'staff', to: 'verified', beyond: 'skip' },
  // Nexus itself, for all who came.
  eventThanks: { cause: 'staff', to: 'verified', beyond: 'skip' },
  // About one's own seat: nothing turns them off.
  eventCancelled: { cause: 'staff', to: 'verified', beyond: 'skip' },
  eventResumed: { cause: 'staff', to: 'verified', beyond: 'skip' },
  // What one member writes to another, once; and the answer to it.
  memberMessage: { cause: 'member', to: 'verified', beyond: 'refuse' },
  memberReply: { cause: 'member', to: 'verified', beyond: 'refuse' },
  // Two sentences to a mentor, which stand in Nexus as well; what became of them; and what a mentor put off, once.
  mentorAsked: { cause: 'member', to: 'verified', beyond: 'skip' },
  mentorNews: { cause: 'member', to: 'verified', beyond: 'skip' },
  mentorReminder: { cause: 'staff', to: 'verified', beyond: 'skip' },
  memberInvited: { cause: 'staff', to: 'chosen', beyond: 'refuse' },
  reply: { cause: 'staff', to: 'chosen', beyond: 'refuse' },
  // Nexus itself, to everybody who confirmed; and to whoever of the staff wants to see it first.
  newsletter: { cause: 'staff', to: 'verified', beyond: 'skip' },
  newsletterTest: { cause: 'staff', to: 'verified', beyond: 'refuse' },
  staffInvited: { cause: 'staff', to: 'chosen', beyond: 'refuse', isSecret: true },
  // To oneself, about a browser that was not seen before.
  newSignIn: { cause: 'staff', to: 'verified', beyond: 'skip' },
  secondFactorOn: { cause: 'staff', to: 'verified', beyond: 'skip' },
  secondFactorOff: { cause: 'staff', to: 'verified', beyond: 'skip' },
  staffReset: { cause: 'visitor', to: 'verified', beyond: 'skip', isSecret: true },
};

/** The mails that a member may turn off, each by itself. */
export const CHOSEN_MAILS = [
  'eventTomorrow',
  'eventChanged',
  'eventThanks',
  'memberMessage',
  'mentorAsked',
  'mentorReminder',
  'mentorNews',
] as const satisfies readonly MailKind[];
export type ChosenMail = (typeof CHOSEN_MAILS)[number];

export function isChosenMail(kind: MailKind): kind is ChosenMail {
  return CHOSEN_MAILS.some((one) => one === kind);
}

/** When a moderator is told that people ask to join. */
export const REQUEST_MAILS = ['atOnce', 'daily', 'never'] as const;
export type RequestMails = (typeof REQUEST_MAILS)[number];
/** By this name they turn such mails off. */
export const TEAM_MAILS = 'requests';
/** By this name whoever subscribed to the newsletter leaves it. */
export const NEWSLETTER_MAILS = 'newsletter' satisfies MailKind;
/** How many names such a mail holds. */
export const REQUEST_MAILS_NAMES = 10;

export function isMailKind(word: unknown): word is MailKind {
  return typeof word === 'string' && Object.hasOwn(MAILS, word);
}
