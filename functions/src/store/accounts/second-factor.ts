import { randomBytes } from 'node:crypto';
import { NexusError } from '@nexus/domain/errors';
import { SECOND_FACTOR } from '@nexus/domain/limits';
import { log, traceOf } from '../../log';
import { seal, unseal } from '../../sealed';
import { fingerprint } from '../../secrets';
import { base32, stepOf } from '../../totp';
import { HOUR, limit } from '../kernel/limiter';

/** What an account keeps of its second factor. `since`: when it was first proved; null while it is being set up. */
export interface SecondFactor {
  /** Sealed: what the app makes its codes from. */
  secret: string;
  since: string | null;
  /** The step of the last code that was used. */
  lastStep: number;
  /** Fingerprints of the recovery codes that are left. */
  recovery: readonly string[];
}

/** Whoever holds one, as `staff/{id}` does. */
type Holder = { id: string; secondFactor?: SecondFactor | null };

/** Whether it is switched on; one that was only begun is not. */
export function hasSecondFactor({ secondFactor }: Pick<Holder, 'secondFactor'>): boolean {
  return Boolean(secondFactor?.since);
}

const purposeOf = (id: string) => `second-factor ${id}`;
/** As the standard asks for: 160 bits. */
const SECRET_BYTES = 20;

/** A new secret for an account: what to keep, and how its app takes it, as a text and as an address. */
export function newSecondFactor({ id, email }: { id: string; email: string }) {
  const bytes = randomBytes(SECRET_BYTES);
  const secret = base32(bytes);
  const label = encodeURIComponent(`${ISSUER}:${email}`);
  return {
    kept: { secret: seal(bytes, purposeOf(id)), since: null, lastStep: -1, recovery: [] } satisfies SecondFactor,
    secret,
    address: `otpauth://totp/${label}?secret=${secret}&issuer=${ISSUER}&algorithm=SHA1&digits=6&period=30`,
  };
}

const ISSUER = 'Nexus';

/** New recovery codes: what to keep, and what is shown once. Each has 80 bits, so that a fingerprint gives none away. */
export function newRecoveryCodes(): { kept: string[]; shown: string[] } {
  const codes = Array.from({ length: SECOND_FACTOR.recoveryCodes }, () => base32(randomBytes(10)));
  const shown = codes.map((code) => (code.match(/.{4}/g) ?? []).join('-'));
  return { kept: codes.map(fingerprint), shown };
}

/** Counts a try, whatever becomes of it: six digits could be guessed by many. @throws NexusError `tooManyRequests` */
export async function countTry(id: string): Promise<void> {
  await limit('second-factor', id, { count: SECOND_FACTOR.triesPerHour, window: HOUR });
}

/**
 * Uses up a code of the app or a recovery code, in either kind of digits, with or without spaces and hyphens.
 * @returns what is kept of the factor after it
 * @throws NexusError `codeWrong`, for one that was used too
 */
export function useCode(holder: Holder, typed: string): SecondFactor {
  const { id, secondFactor } = holder;
  if (!secondFactor) throw new NexusError('codeWrong');
  const code = readCode(typed);
  const step = stepOf({ secret: opened(id, secondFactor), code, after: secondFactor.lastStep });
  if (step !== undefined) return { ...secondFactor, lastStep: step };
  const used = fingerprint(code);
  // One that sets the factor up shows that the app has it.
  if (!secondFactor.since || !secondFactor.recovery.includes(used)) throw new NexusError('codeWrong');
  return { ...secondFactor, recovery: secondFactor.recovery.filter((one) => one !== used) };
}

/** Without its secret no code of an app fits; recovery codes do. */
function opened(id: string, { secret }: SecondFactor): Uint8Array {
  try {
    return unseal(secret, purposeOf(id));
  } catch (error) {
    log('ERROR', 'a second factor cannot be read', { id, trace: traceOf(error) });
    return randomBytes(SECRET_BYTES);
  }
}

function readCode(typed: string): string {
  return typed
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/[\s\u200e\u200f-]/g, '')
    .toUpperCase();
}
