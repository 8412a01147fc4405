import { createHmac, timingSafeEqual } from 'node:crypto';

/** Codes by time (RFC 6238), as every app makes them: SHA-1, six digits, a new one each half minute. */
const STEP = 30_000;
const DIGITS = 6;
/** Steps by which clocks may differ. */
const APART = 1;

/** The code of a step (RFC 4226). */
export function codeAt(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0x0f;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/**
 * The step that a code is of, now or one step away, and later than the last one that was used: none works twice.
 * @returns undefined for a wrong code and for one that was used
 */
export function stepOf(given: { secret: Uint8Array; code: string; after: number; at?: number }): number | undefined {
  const { secret, code, after, at = Date.now() } = given;
  if (!/^\d{6}$/.test(code)) return undefined;
  const now = Math.floor(at / STEP);
  const steps = Array.from({ length: 2 * APART + 1 }, (_, index) => now - APART + index);
  return steps.find((step) => step > after && timingSafeEqual(Buffer.from(codeAt(secret, step)), Buffer.from(code)));
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Bytes in the letters that apps take a secret in (RFC 4648, base 32), without padding. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => LETTERS[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}
