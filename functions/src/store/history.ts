import type { ActivityEntry } from '@nexus/domain/contract/history';
import type { Language } from '@nexus/domain/bilingual';
import { NexusError } from '@nexus/domain/errors';
import { LIMITS } from '@nexus/domain/limits';
import { can, type Actor } from '@nexus/domain/permissions';
import { resourceNamed } from '@nexus/domain/resources/index';
import { titleOf } from '@nexus/domain/resources/resource';
import { db } from '../firebase';
import type { Area } from './audit-area';
import { commit, type Author, type Commit } from './commit';
import { contentPath, storeContent } from './content';
import { runQuery, withoutMeta, type Data, type Document } from './documents';
import { accountPath, rosterEntry, type AccountRecord, type MemberRecord } from './members';

interface Change {
  path: string;
  version: number;
  before: Data | null;
  after: Data | null;
}

type Entry = Document<{
  at: string;
  action: string;
  area: Area;
  actor: { kind: string; id: string; name: string };
  paths: string[];
  changes: Change[];
}>;

/** Commits, the newest first. People who may not see members get those about content alone. */
export async function listActivity(given: {
  reader: Actor;
  language: Language;
  path?: string | undefined;
  actor?: string | undefined;
  before?: string | undefined;
}): Promise<{ entries: ActivityEntry[]; hasMore: boolean }> {
  const { reader, path } = given;
  let query = db().collection('audit').orderBy('at', 'desc');
  if (path) query = query.where('paths', 'array-contains', path);
  else if (given.actor) query = query.where('actor.id', '==', given.actor);
  if (!can(reader, 'people.read')) query = query.where('area', '==', 'content');
  if (given.before) query = query.startAfter(given.before);
  const found = (await runQuery(query.limit(LIMITS.activityPage + 1))) as unknown as Entry[];
  const shown = found.filter(({ actor }) => !path || !given.actor || actor.id === given.actor);
  return {
    entries: shown.slice(0, LIMITS.activityPage).map((entry) => shownEntry(entry, given)),
    hasMore: found.length > LIMITS.activityPage,
  };
}

function shownEntry(
  entry: Entry,
  { reader, language, path }: { reader: Actor; language: Language; path?: string | undefined },
): ActivityEntry {
  return {
    id: entry.id,
    at: entry.at,
    action: entry.action,
    actor: entry.actor,
    canUndo: isUndoable(entry) && can(reader, neededFor(entry)),
    changes: entry.changes
      .filter((change) => !path || change.path === path)
      .map(({ path: at, version, before, after }) => ({
        path: at,
        version,
        title: titleAt(at, after ?? before, language),
        fields: changedFields(before, after),
        ...(path && { before, after }),
      })),
  };
}

function titleAt(path: string, document: Data | null, language: Language): string {
  const [collection = '', id, ...deeper] = path.split('/');
  const resource = deeper.length === 0 ? resourceNamed(collection) : undefined;
  if (resource && document) return titleOf(resource, { id, ...document }, language);
  const name =
    document?.['name'] ??
    document?.['title'] ??
    document?.['email'] ??
    (document?.['data'] as Data | undefined)?.['name'];
  return typeof name === 'string' && name !== '' ? name : path;
}

const OWN = ['createdAt', 'updatedAt'];

function changedFields(before: Data | null, after: Data | null): string[] {
  if (!before || !after) return [];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => !OWN.includes(name) && !same(before[name], after[name])).sort();
}

/** What took files away, which do not come back. */
const GONE = ['picture.remove', 'picture.sweep'];
const DECISIONS = ['member.approve', 'member.reject', 'member.verify'];

function isUndoable({ action, area }: Pick<Entry, 'action' | 'area'>): boolean {
  if (GONE.includes(action)) return false;
  return area === 'content' || DECISIONS.includes(action) || action === 'submission.change';
}

function neededFor({ area }: Pick<Entry, 'area'>) {
  return area === 'content' ? 'content.write' : 'members.moderate';
}

/**
 * Takes a commit back: every document becomes what it was before. @throws NexusError `notUndoable`, `forbidden`,
 * `changedSince` when a document is no longer as the commit left it
 */
export function undo(given: { id: string; author: Author & { actor: Actor } }): Promise<{ id: string }> {
  const { id, author } = given;
  return commit({ author, action: 'activity.undo', isRestoring: true }, async (commit) => {
    const entry = (await commit.readExisting(`audit/${id}`)) as unknown as Entry;
    if (!isUndoable(entry)) throw new NexusError('notUndoable');
    if (!can(author.actor, neededFor(entry))) throw new NexusError('forbidden');
    const current = new Map<string, Document | null>();
    for (const { path } of entry.changes) current.set(path, await commit.read(path));
    for (const change of entry.changes) {
      const now = current.get(change.path) ?? null;
      if (!same(now && withoutMeta(now), change.after)) throw new NexusError('changedSince');
      takeBack(commit, change, now);
    }
    await restoreMember(commit, entry);
    return { id: commit.entryId };
  });
}

function takeBack(commit: Commit, change: Change, current: Document | null): void {
  if (change.before === null) {
    if (current) commit.remove(change.path, current);
  } else commit.put(change.path, current, change.before, Math.max(current?.version ?? 0, change.version));
  const [collection = '', id = '', ...deeper] = change.path.split('/');
  const resource = resourceNamed(collection);
  if (resource && deeper.length === 0) commit.publish({ resource, id, document: change.before });
}

/** A decision about a member also stands in the roster and in the claim of their account. */
async function restoreMember(commit: Commit, { changes }: Entry): Promise<void> {
  const change = changes.find(({ path }) => /^members\/[^/]+$/.test(path));
  if (!change?.before) return;
  const id = change.path.split('/')[1] ?? '';
  const member = change.before as unknown as MemberRecord;
  const restored = changes.find(({ path }) => path === accountPath(id))?.before;
  const account = (restored ?? (await commit.read(accountPath(id)))) as AccountRecord | null;
  commit.roster({ id, entry: rosterEntry(id, member, account ?? { email: '' }) });
  commit.sideEffect({ kind: 'claims', uid: id, claims: { status: member.status } });
}

/** Writes a document again as a commit left it. @throws NexusError `notFound`, and as `changeContent` does */
export function restoreVersion(given: {
  resource: string;
  id: string;
  entryId: string;
  version: number | undefined;
  author: Author;
}): Promise<Data> {
  const { id, author } = given;
  const resource = resourceNamed(given.resource);
  if (!resource) throw new NexusError('notFound');
  return commit({ author, action: `${resource.name}.restore`, isRestoring: true }, async (commit) => {
    const entry = (await commit.read(`audit/${given.entryId}`)) as unknown as Entry | null;
    const wanted = entry?.changes.find(({ path }) => path === contentPath(resource, id))?.after;
    if (!wanted) throw new NexusError('notFound');
    return storeContent(commit, { resource, id, body: fieldsOf(resource.fields, wanted), version: given.version });
  });
}

/** Of what was stored once, the fields that the resource still has. */
function fieldsOf(fields: object, document: Data): Data {
  return Object.fromEntries(Object.entries(document).filter(([name]) => name in fields));
}

function same(a: unknown, b: unknown): boolean {
  return canonical(a) === canonical(b);
}

/** JSON with sorted keys: what is stored comes back in another order. */
function canonical(value: unknown): string {
  return JSON.stringify(value ?? null, (_, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
