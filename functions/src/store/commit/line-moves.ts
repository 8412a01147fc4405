import type { SideEffect } from '../kernel/side-effects';
import type { ContentChange } from '../kernel/change';

const MOVING = ['capacity', 'isPublished', 'isCancelled', 'startsAt'];

/** Lines that may move because of what editors changed: more seats, a later start, an event that is back or takes place after all. */
export function linesThatMove(changes: readonly ContentChange[]): SideEffect[] {
  const moving = changes.filter(
    ({ resource, before, after, version }) =>
      resource.name === 'events' &&
      after !== null &&
      (before ? MOVING.some((field) => before[field] !== after[field]) : version > 1),
  );
  return moving.map(({ id }) => ({ kind: 'moveLine', eventId: id }));
}
