import type { Actor } from '@nexus/domain/permissions';

/** Who writes, why and in which request. `system` is Nexus itself: a first sign-in, the seed. */
export interface Author {
  actor: Actor | { kind: 'system'; id: string };
  requestId: string;
}

/** The name that other staff see beside what somebody did; empty for members, visitors and Nexus itself. */
export function nameOf(actor: Author['actor']): string {
  return actor.kind === 'staff' ? actor.name : '';
}
