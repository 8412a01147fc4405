import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, safe in an address and in a cookie. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a secret: enough to recognise it, not to use it. */
export function fingerprint(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
