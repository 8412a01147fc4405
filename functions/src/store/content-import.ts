import { NexusError } from '@nexus/domain/errors';
import type { Resource } from '@nexus/domain/resources/resource';
import { commit, type Author, type Commit } from './commit';
import { binPath, contentPath, faultsIn, storeContent, storeNew } from './content';
import type { Data, Document } from './documents';

/** The shape of the ids of content. */
const ID = /^[A-Za-z0-9_-]{1,100}$/;

/**
 * Takes every row in one commit, or none. A row with the id of a document changes it: fields that it lacks stay, and
 * where it says a `version`, nobody may have changed the document since. Any other row is a new document.
 * @throws NexusError `invalid` naming each fault as `row.field`, rows counted from 0
 */
export function importContent(given: { resource: Resource; rows: Data[]; author: Author; idempotencyKey?: string }) {
  const { resource, rows, author, idempotencyKey } = given;
  return commit({ author, action: `${resource.name}.import`, idempotencyKey }, async (commit) => {
    const stored = await storedOf(commit, resource, rows);
    refuseFaults(resource, rows, stored);
    for (const [at, row] of rows.entries()) await store(commit, { resource, row, at, before: stored[at] ?? null });
    return { count: rows.length, entryId: commit.entryId };
  });
}

/** What stands under the id of each row; `'inBin'` where that is in the bin, null where nothing is. */
async function storedOf(commit: Commit, resource: Resource, rows: Data[]): Promise<(Document | 'inBin' | null)[]> {
  const ids = rows.map(idOf);
  const known = ids.filter((id) => id !== undefined);
  await commit.readAhead(known.flatMap((id) => [contentPath(resource, id), binPath(resource, id)]));
  const one = async (id: string | undefined) => {
    if (id === undefined) return null;
    const isBinned = (await commit.read(binPath(resource, id))) !== null;
    return isBinned ? 'inBin' : commit.read(contentPath(resource, id));
  };
  return Promise.all(ids.map(one));
}

function refuseFaults(resource: Resource, rows: Data[], stored: (Document | 'inBin' | null)[]): void {
  const seen = new Set<string>();
  const faults = rows.flatMap((row, at) => {
    const before = stored[at] ?? null;
    const own = { ...aboutId(row, before, seen), ...faultsIn(resource, row, before === 'inBin' ? {} : (before ?? {})) };
    return Object.entries(own).map(([field, code]) => [`${at}.${field}`, code]);
  });
  if (faults.length > 0) throw new NexusError('invalid', { fields: Object.fromEntries(faults) });
}

function aboutId(row: Data, before: Document | 'inBin' | null, seen: Set<string>): Record<string, string> {
  const { id, version } = row;
  if (id === undefined || id === '') return {};
  if (typeof id !== 'string' || !ID.test(id)) return { id: 'wrong' };
  if (seen.has(id)) return { id: 'rowTwice' };
  seen.add(id);
  if (before === 'inBin') return { id: 'inBin' };
  if (before && version !== undefined && version !== before.version) return { version: 'changedSince' };
  return {};
}

async function store(
  commit: Commit,
  given: { resource: Resource; row: Data; at: number; before: Document | 'inBin' | null },
): Promise<void> {
  const { resource, row, at, before } = given;
  try {
    if (before === null || before === 'inBin') await storeNew(commit, resource, row, idOf(row));
    else await storeContent(commit, { resource, id: before.id, body: row, version: before.version });
  } catch (error) {
    const fields = error instanceof NexusError ? error.extra.fields : undefined;
    if (!fields) throw error;
    const named = Object.entries(fields).map(([field, code]) => [`${at}.${field}`, code]);
    throw new NexusError('invalid', { fields: Object.fromEntries(named) });
  }
}

function idOf({ id }: Data): string | undefined {
  return typeof id === 'string' && ID.test(id) ? id : undefined;
}
