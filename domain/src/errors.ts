import type { z } from 'zod';
import { en } from './locales/en';

/** Every error code and its HTTP status. The sentence for the person is in `locales/` under the same code. */
export const ERROR_STATUS = {
  malformed: 400,
  noSession: 401,
  sessionExpired: 401,
  forbidden: 403,
  notAMember: 403,
  noAdminAccess: 403,
  accountDeactivated: 403,
  wrongOrigin: 403,
  notOurApp: 403,
  ownRole: 403,
  ownSecondFactor: 403,
  codeNeeded: 403,
  codeWrong: 403,
  passwordNeeded: 403,
  secondFactorOn: 409,
  notFound: 404,
  methodNotAllowed: 405,
  tooSlow: 408,
  conflict: 409,
  keyReused: 409,
  alreadyApproved: 409,
  cannotRejectApproved: 409,
  alreadyDecided: 409,
  alreadyMember: 409,
  askedSince: 409,
  caseChanged: 409,
  caseFull: 409,
  questionOpen: 409,
  questionClosed: 409,
  severalMatch: 409,
  noneMatches: 409,
  nothingToConfirm: 409,
  takesNoMessages: 409,
  alreadyAnswered: 409,
  unconfirmed: 409,
  mentorClosed: 409,
  mentorFull: 409,
  alreadyAsked: 409,
  mentorshipClosed: 409,
  placesTaken: 409,
  lastSuperAdmin: 409,
  emailTaken: 409,
  alreadyAccepted: 409,
  eventFull: 409,
  eventClosed: 409,
  eventCancelled: 409,
  eventStarted: 409,
  alreadyApplied: 409,
  changedSince: 409,
  notUndoable: 409,
  pictureInUse: 409,
  pictureGone: 409,
  lastActive: 409,
  issueSent: 409,
  issueSending: 409,
  issueStopped: 409,
  issueNotGoing: 409,
  notSubscribed: 409,
  linkExpired: 400,
  versionStale: 412,
  tooLarge: 413,
  tooMuchAtOnce: 413,
  imageTooLarge: 413,
  imageDimensions: 413,
  unsupportedMedia: 415,
  notAnImage: 415,
  animated: 415,
  heicOnServer: 415,
  invalid: 422,
  versionMissing: 428,
  tooManyRequests: 429,
  uploadQuota: 429,
  tooMuchMail: 429,
  tooManyQuestions: 429,
  tooManyAsks: 429,
  internal: 500,
  unavailable: 503,
  maybeSaved: 503,
  cancelled: 400,
  signInExpired: 400,
  linkedinUnavailable: 503,
  linkedinPicture: 409,
  linkedinRefused: 400,
} as const satisfies Record<keyof typeof en.errors, number>;

export type ErrorCode = keyof typeof ERROR_STATUS;
export type FaultCode = keyof typeof en.validation;

export function isErrorCode(code: string | null | undefined): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(ERROR_STATUS, code);
}

export function isFault(code: string): code is FaultCode {
  return Object.hasOwn(en.validation, code);
}

/** An error that has a code: it knows its status and what to tell the person. */
export class NexusError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly extra: {
      fields?: Record<string, string>;
      details?: Record<string, string>;
      retryAfterSeconds?: number;
    } = {},
  ) {
    super(code);
    this.name = 'NexusError';
  }
}

/** Field path → fault code, from what zod found. Paths are joined with dots; the first fault of a field counts. */
export function faultsOf(error: z.ZodError): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const issue of error.issues) {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys : undefined;
    for (const path of unknown?.map((key) => [...issue.path, key].join('.')) ?? [issue.path.join('.')]) {
      faults[path] ??= unknown ? 'unknownField' : isFault(issue.message.split(':')[0] ?? '') ? issue.message : 'wrong';
    }
  }
  return faults;
}
