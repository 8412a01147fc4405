import { NexusError } from '@nexus/domain/errors';
import type { Actor } from '@nexus/domain/permissions';
import { allowedOrigins } from '../config';

/**
 * Refuses writes that another site's page makes in somebody's browser (S34). Browsers always say where a write comes
 * from. A caller with an ID token cannot be tricked by a page, so a script with one may stay silent about its origin; so
 * may a mail program with a key in the address.
 */
export function requireSameOrigin(request: Request, actor: Actor, hasKey = false): void {
  const origin = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  if (origin !== null) {
    if (!allowedOrigins().includes(origin)) throw new NexusError('wrongOrigin');
    return;
  }
  if (site !== null ? site !== 'same-origin' : actor.kind === 'visitor' && !hasKey) throw new NexusError('wrongOrigin');
}
