import type { z } from 'zod';
import type { Language } from './bilingual';
import { halfInWords, LOCALE } from './locale';
import { ar } from './locales/ar';
import { en } from './locales/en';
import { CAIRO } from './text/cairo';

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
  severalMatch: 409,
  noneMatches: 409,
  nothingToConfirm: 409,
  lastSuperAdmin: 409,
  emailTaken: 409,
  alreadyAccepted: 409,
  eventFull: 409,
  eventClosed: 409,
  eventStarted: 409,
  alreadyApplied: 409,
  changedSince: 409,
  notUndoable: 409,
  pictureInUse: 409,
  pictureGone: 409,
  lastActive: 409,
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

const SENTENCES = { en, ar };

/**
 * The sentence for a person. `details` fill its placeholders; one that is missing becomes a dash. States are given by
 * their word, instants (`at`) as Cairo's clocks show them.
 */
export function sentence(code: ErrorCode, language: Language, details: Record<string, string> = {}): string {
  const { errors, values } = SENTENCES[language];
  const shown = (name: string): string => {
    const value = details[name] ?? '';
    if (name === 'at' && !Number.isNaN(Date.parse(value))) return momentIn(language, value);
    if (name === 'status' && Object.hasOwn(values, value)) return values[value as keyof typeof values];
    if (name === 'by' && value === '') return values.somebody;
    return value || '—';
  };
  return errors[code].replace(/\{\{(\w+)\}\}/g, (_, name: string) => shown(name));
}

function momentIn(language: Language, instant: string): string {
  const format = new Intl.DateTimeFormat(LOCALE[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: CAIRO,
  });
  return halfInWords(format.format(new Date(instant)));
}

/**
 * What is wrong with a field, for a person. Numbers that a code carries (`numberBetween:1:17`) fill its sentence. A code
 * that is not known reads as a general fault.
 */
export function faultSentence(code: string, language: Language): string {
  const [name = '', ...numbers] = code.split(':');
  const words = SENTENCES[language].validation[isFault(name) ? name : 'wrong'];
  const format = new Intl.NumberFormat(LOCALE[language]);
  return words.replace(/\{\{(\d)\}\}/g, (_, at: string) => format.format(Number(numbers[Number(at)])));
}

export function isErrorCode(code: string | null | undefined): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(ERROR_STATUS, code);
}

function isFault(code: string): code is FaultCode {
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
