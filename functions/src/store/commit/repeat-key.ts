import { createHash } from 'node:crypto';
import type { Author } from './author';

/** Where the result of what was asked with this key is kept, and what was sent with it; undefined without a key. */
export function repeatKey({
  author,
  action,
  idempotencyKey,
}: {
  author: Author;
  action: string;
  idempotencyKey?: string | undefined;
}): { path: string; sent: string } | undefined {
  if (!idempotencyKey) return undefined;
  const [key = '', sent = ''] = idempotencyKey.split('.');
  const who = 'id' in author.actor ? author.actor.id : 'visitor';
  const id = createHash('sha256').update(`${who}\n${action}\n${key}`).digest('hex');
  return { path: `idempotency/${id}`, sent };
}
