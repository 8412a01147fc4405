import { resources } from '@nexus/domain/resources/index';
import type { Resource } from '@nexus/domain/resources/resource';
import { db } from '../../functions/src/firebase';
import { inBatches } from '../../functions/src/store/kernel/batches';
import { rebuildContentList } from '../../functions/src/store/projections/content-lists';
import {
  accountPath,
  rosterEntry,
  type AccountRecord,
  type MemberRecord,
} from '../../functions/src/store/projections/member-record';
import { rebuildPublished } from '../../functions/src/store/projections/published-rebuild';
import { rebuildRoster } from '../../functions/src/store/projections/roster-fold';
import type { RosterEntry } from '../../functions/src/store/projections/roster-shards';

const PAGE = 300;

/** Writes the roster anew from every member in the store: after a seed, or a migration of what it is drawn from. */
export async function rebuildWholeRoster(): Promise<void> {
  const { docs } = await db().collection('members').get();
  const entries: RosterEntry[] = [];
  for (const some of inBatches(docs, PAGE)) {
    const accounts = await db().getAll(...some.map(({ id }) => db().doc(accountPath(id))));
    some.forEach((snapshot, index) => {
      const account = (accounts[index]?.data() ?? { email: '' }) as AccountRecord;
      const entry = rosterEntry(snapshot.id, snapshot.data() as MemberRecord, account);
      if (entry) entries.push(entry);
    });
  }
  await rebuildRoster(entries);
}

/** Writes everything published anew. @throws Error naming what could not be written */
export async function republish(): Promise<void> {
  const { failed } = await rebuildPublished();
  if (failed.length > 0) throw new Error(`Could not be published: ${failed.join(', ')}`);
}

/** Writes the panel's list of every resource anew. */
export async function rebuildContentLists(): Promise<void> {
  for (const resource of Object.values(resources as unknown as Record<string, Resource>))
    if (resource.kind === 'collection') await rebuildContentList(resource);
}
