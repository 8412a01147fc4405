import { createHmac } from 'node:crypto';
import { untilWindowHas } from './window';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code that an authenticator app shows for a secret, so many half minutes from now: RFC 6238, written for the tests alone. */
export function appCode(secret: string, halfMinutes = 0): string {
  let bits = '';
  for (const letter of secret) bits += LETTERS.indexOf(letter).toString(2).padStart(5, '0');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Math.floor(Date.now() / 30_000) + halfMinutes;
  const mac = createHmac('sha1', key)
    .update(Buffer.from(counter.toString(16).padStart(16, '0'), 'hex'))
    .digest('hex');
  const offset = Number.parseInt(mac.slice(-1), 16) * 2;
  const number = Number.parseInt(mac.slice(offset, offset + 8), 16) % 2 ** 31;
  return String(number).slice(-6).padStart(6, '0');
}

/** Waits until the code that is shown stays for so many seconds: one of the half minute before is refused with the next. */
export function untilCodesStay(seconds = 15): Promise<void> {
  return untilWindowHas(seconds, 30);
}
