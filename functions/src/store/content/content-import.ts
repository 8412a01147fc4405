import { NexusError } from '@nexus/domain/errors';
import type { Resource } from '@nexus/domain/resources/resource';
import { commit, type Commit } from '../commit/commit';
import type { Author } from '../commit/author';
import { binPath } from './bin';
import { contentPath, storeContent, storeNew } from './content';
import { faultsIn } from './content-faults';
import type { Data, Document } from '../kernel/documents';

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
    const found = await storedUnder(commit, resource, rows);
    refuse(faultsOfRows(resource, rows, found));
    for (const [at, row] of rows.entries())
      await store(commit, { resource, row, at, before: found[at]?.before ?? null });
    return { count: rows.length, entryId: commit.entryId };
  });
}

interface Found {
  before: Document | null;
  isInBin: boolean;
}

/** What stands under the id of each row. */
async function storedUnder(commit: Commit, resource: Resource, rows: Data[]): Promise<Found[]> {
  const ids = rows.map(idOf);
  const known = ids.filter((id) => id !== undefined);
  await commit.readAhead(known.flatMap((id) => [contentPath(resource, id), binPath(resource, id)]));
  const one = async (id: string | undefined): Promise<Found> => {
    if (id === undefined) return { before: null, isInBin: false };
    const isInBin = (await commit.read(binPath(resource, id))) !== null;
    return { before: await commit.read(contentPath(resource, id)), isInBin };
  };
  return Promise.all(ids.map(one));
}

/** Path and fault code of what is wrong: `row.field`. */
type Faults = [string, string][];

function faultsOfRows(resource: Resource, rows: Data[], found: Found[]): Faults {
  const seen = new Set<unknown>();
  return rows.flatMap((row, at) => {
    const { before = null, isInBin = false } = found[at] ?? {};
    const ofId = aboutId(row, { before, isInBin, isTwice: seen.has(row['id']) });
    seen.add(row['id']);
    return inRow(at, { ...ofId, ...faultsIn(resource, { body: row, before: before ?? {} }) });
  });
}

function aboutId({ id, version }: Data, given: Found & { isTwice: boolean }): Record<string, string> {
  const { before, isInBin, isTwice } = given;
  if (id === undefined || id === '') return {};
  if (typeof id !== 'string' || !ID.test(id)) return { id: 'wrong' };
  if (isTwice) return { id: 'rowTwice' };
  if (isInBin) return { id: 'inBin' };
  if (before && version !== undefined && version !== before.version) return { version: 'changedSince' };
  return {};
}

function inRow(at: number, fields: Record<string, string>): Faults {
  return Object.entries(fields).map(([field, code]) => [`${at}.${field}`, code]);
}

function refuse(faults: Faults): void {
  if (faults.length > 0) throw new NexusError('invalid', { fields: Object.fromEntries(faults) });
}

async function store(
  commit: Commit,
  given: { resource: Resource; row: Data; at: number; before: Document | null },
): Promise<void> {
  const { resource, row, at, before } = given;
  const written = { resource, body: row };
  try {
    if (before) await storeContent(commit, { ...written, id: before.id, version: before.version });
    else await storeNew(commit, { ...written, ownId: idOf(row) });
  } catch (error) {
    if (error instanceof NexusError) refuse(inRow(at, error.extra.fields ?? {}));
    throw error;
  }
}

function idOf({ id }: Data): string | undefined {
  return typeof id === 'string' && ID.test(id) ? id : undefined;
}
