import type { ContentChange } from '../kernel/change';
import type { Data } from '../kernel/documents';
import type { SideEffect } from '../kernel/side-effects';

const TOLD = ['startsAt', 'endsAt', 'venue', 'location', 'address'];

/** What those who come to an event have to be told of: that it is cancelled or takes place after all, another time or place. */
export function changesToTell(changes: readonly ContentChange[], at: string): SideEffect[] {
  const events = changes.filter(({ resource }) => resource.name === 'events');
  return events.flatMap((change): SideEffect[] => [
    ...(isTurned(change) ? [{ kind: 'tellCancellation', eventId: change.id } as const] : []),
    ...(isMoved(change) ? [{ kind: 'tellChange', eventId: change.id, version: change.version, at } as const] : []),
  ]);
}

/** Cancelled, or no longer, by whoever wrote it and in whatever way: an editor, an import, an undo. */
function isTurned({ before, after }: ContentChange): boolean {
  const isCancelled = (document: Data) => document['isCancelled'] === true;
  return before !== null && after !== null && isCancelled(before) !== isCancelled(after);
}

/** Another time or place of an event that was on the site and is. */
function isMoved({ before, after }: ContentChange): boolean {
  return (
    before?.['isPublished'] === true &&
    after?.['isPublished'] === true &&
    TOLD.some((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
  );
}
