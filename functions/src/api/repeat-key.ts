import { createHash } from 'node:crypto';
import type { Actor } from '@nexus/domain/permissions';
import { callerOf } from './caller';

/**
 * What tells a repeated request from a new one: the key that the browser made up, bound to whoever sends it, and after a
 * dot what they sent. Visitors are told apart by address and browser, so that nobody meets another's key by chance or on
 * purpose; `elapsed` of a form counts on between two tries and is left out.
 */
export function repeatKeyOf(given: { request: Request; actor: Actor; body: unknown }): string | undefined {
  const { request, actor, body } = given;
  const key = request.headers.get('idempotency-key');
  if (key === null) return undefined;
  const browser = [callerOf(request.headers).client, request.headers.get('user-agent') ?? ''];
  const sender = actor.kind === 'visitor' ? browser : [actor.kind, actor.id];
  const said = typeof body === 'object' && body !== null ? { ...body, elapsed: undefined } : body;
  return `${hashed([...sender, key])}.${hashed([request.url, said])}`;
}

function hashed(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}
