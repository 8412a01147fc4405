import { resourceNamed } from '@nexus/domain/resources/index';
import type { Resource } from '@nexus/domain/resources/resource';
import type { ActivityEntry } from '@nexus/domain/contract/history';
import { paths } from '../../lib/paths';
import { adminPath, CONTENT_SCREENS, resourceOf } from '../content/screens';

type Change = ActivityEntry['changes'][number];

/** Somebody among the members, decided or not. */
const personPath = (id: string) => `${paths.membersManager}?member=${encodeURIComponent(id)}`;

/** What a change is about: its resource, or the word for it, and where the panel shows it. */
export interface Thing {
  resource?: Resource;
  word:
    | 'member'
    | 'request'
    | 'application'
    | 'submission'
    | 'subscriber'
    | 'issue'
    | 'staff'
    | 'picture'
    | 'schedule'
    | 'bulk'
    | 'report'
    | 'other';
  to?: string;
}

const OTHERS: Record<string, Omit<Thing, 'resource'>> = {
  members: { word: 'member', to: paths.membersManager },
  cases: { word: 'member', to: paths.membersManager },
  joinRequests: { word: 'request', to: paths.membersManager },
  submissions: { word: 'submission', to: '/admin/submissions' },
  subscribers: { word: 'subscriber', to: '/admin/newsletter' },
  issues: { word: 'issue', to: '/admin/issues' },
  reports: { word: 'report', to: '/admin/reports' },
  staff: { word: 'staff', to: '/admin/users' },
  pictures: { word: 'picture', to: '/admin/media' },
  schedule: { word: 'schedule' },
  bulk: { word: 'bulk' },
};

/** @param beside what was changed with it: a request leads to whoever asked */
export function thingOf(
  { path, kind }: Pick<Change, 'path' | 'kind'>,
  beside: readonly Pick<Change, 'path'>[] = [],
): Thing {
  const [collection = '', id = '', deeper] = path.split('/');
  const [, scheduled, itsId] = /^schedule\/([a-z-]+)\.(.+)\.(?:show|hide)$/.exec(path) ?? [];
  if (scheduled && itsId) return thingOf({ path: `${scheduled}/${itsId}`, kind: 'changed' });
  if (collection === 'issues' && kind !== 'removed') return { word: 'issue', to: `/admin/issues/${id}` };
  if (deeper === 'applications') return { word: 'application', to: `/admin/events/${id}/people` };
  const resource = resourceNamed(collection);
  const screen = resource && CONTENT_SCREENS.find((one) => resourceOf(one) === resource);
  if (!resource || !screen)
    return ofPeople(collection, kind === 'removed' ? undefined : memberIn([{ path }, ...beside]));
  if (kind === 'removed') return { resource, word: 'other', to: '/admin/bin' };
  return { resource, word: 'other', to: adminPath(screen, resource.kind === 'singleton' ? undefined : id) };
}

function ofPeople(collection: string, memberId: string | undefined): Thing {
  const thing = OTHERS[collection] ?? { word: 'other' as const };
  return memberId && thing.to === paths.membersManager ? { ...thing, to: personPath(memberId) } : thing;
}

function memberIn(changes: readonly Pick<Change, 'path'>[]): string | undefined {
  return changes.map(({ path }) => /^(?:members|cases)\/([^/]+)$/.exec(path)?.[1]).find(Boolean);
}

/** Written beside what was done, and no news of their own. */
const BESIDE = /^(bin|eventSeats|staffEmails|staffGuard|limits|claims|pictures)\/|\/private\//;

/** What an entry is about: without what goes along with it, unless there is nothing else. */
export function mainChanges({ changes }: ActivityEntry): Change[] {
  const main = changes.filter((change) => !BESIDE.test(change.path) && !isInternal(thingOf(change)));
  return main.length > 0 ? main : changes;
}

function isInternal({ resource, word }: Thing): boolean {
  return !resource && word === 'other';
}
