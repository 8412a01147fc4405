import type { Route } from '@nexus/domain/contract/route';
import { LIMITS } from '@nexus/domain/limits';
import type { Actor } from '@nexus/domain/permissions';
import { HOUR, limit } from '../store/kernel/limiter';

/**
 * Members change their own affairs a few times a day; what writes far more often is a program. Signing out is never
 * refused. @throws NexusError `tooManyRequests`
 */
export async function limitWrites({ method, action }: Route, actor: Actor): Promise<void> {
  if (actor.kind !== 'member' || method === 'GET' || action === 'session.end') return;
  await limit('member-writes', actor.id, { count: LIMITS.memberWritesPerHour, window: HOUR });
}
