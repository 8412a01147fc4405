import type { ContentChange } from '../kernel/change';
import type { SideEffect } from '../kernel/side-effects';

const TOLD = ['startsAt', 'endsAt', 'venue', 'location', 'address'];

/** Changes of time or place that those who come to an event on the site are told of. */
export function changesToTell(changes: readonly ContentChange[], at: string): SideEffect[] {
  const told = changes.filter(
    ({ resource, before, after }) =>
      resource.name === 'events' &&
      before?.['isPublished'] === true &&
      after?.['isPublished'] === true &&
      TOLD.some((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field])),
  );
  return told.map(({ id, version }) => ({ kind: 'tellChange', eventId: id, version, at }));
}
