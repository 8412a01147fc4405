import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { signInSecret } from './config';

const CIPHER = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;

/** Locks bytes so that only our servers read them, and only for this purpose and account: a copy of the store is worth nothing. */
export function seal(bytes: Uint8Array, purpose: string): string {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(CIPHER, keyFor(purpose), nonce);
  const locked = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), locked]).toString('base64url');
}

/** @throws an Error for what was sealed elsewhere, with another secret or for another purpose */
export function unseal(sealed: string, purpose: string): Buffer {
  const bytes = Buffer.from(sealed, 'base64url');
  const cipher = createDecipheriv(CIPHER, keyFor(purpose), bytes.subarray(0, NONCE), { authTagLength: TAG });
  cipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
  return Buffer.concat([cipher.update(bytes.subarray(NONCE + TAG)), cipher.final()]);
}

function keyFor(purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', signInSecret(), '', `nexus ${purpose}`, 32));
}
