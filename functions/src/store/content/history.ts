import type { ActivityEntry } from '@nexus/domain/contract/history';
import type { Language } from '@nexus/domain/bilingual';
import { NexusError } from '@nexus/domain/errors';
import { LIMITS } from '@nexus/domain/limits';
import { can, type Actor } from '@nexus/domain/permissions';
import { resourceNamed } from '@nexus/domain/resources/index';
import { db } from '../../firebase';
import {
  differences,
  kindOf,
  changedFields,
  changesOf,
  same,
  titleAt,
  type AuditChange,
  type AuditEntry,
} from '../commit/audit';
import { commit, type Author, type Commit } from '../commit/commit';
import { contentPath, storeContent } from './content';
import { titlesOfEvents } from './titles-of-events';
import { runQuery, withoutMeta, type Data, type Document } from '../kernel/documents';
import { keysOf, withoutKeys } from '../kernel/keys';
import type { MemberRecord } from '../projections/member-record';

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
  const found = (await runQuery(query.limit(LIMITS.activityPage + 1))) as unknown as AuditEntry[];
  const shown = found.filter(({ actor }) => !path || !given.actor || actor.id === given.actor);
  const page = shown.slice(0, LIMITS.activityPage);
  const eventOf = await titlesOfEvents(
    page.flatMap(({ paths }) => paths),
    given.language,
  );
  return {
    entries: await Promise.all(page.map(async (entry) => shownEntry(entry, { ...given, eventOf }))),
    hasMore: found.length > LIMITS.activityPage,
  };
}

/** `path`: of the one document that is followed, the contents too. */
async function shownEntry(
  entry: AuditEntry,
  given: { reader: Actor; language: Language; path?: string | undefined; eventOf: (path: string) => string },
): Promise<ActivityEntry> {
  const { reader, language, path } = given;
  const { id, at, action, actor } = entry;
  const named = (at: string, name: string) => [name, given.eventOf(at)].filter(Boolean).join(' · ') || at;
  const canUndo = isUndoable(entry) && can(reader, neededFor(entry));
  const common = { id, at, action, actor, canUndo };
  if (entry.summary && !path) {
    const shown = entry.summary.map(({ title, ...change }) => ({
      ...change,
      title: named(change.path, title[language]),
      differences: [],
    }));
    return { ...common, changes: shown };
  }
  const changes = (await changesOf(entry)).filter((change) => !path || change.path === path);
  return {
    ...common,
    changes: changes.map(({ path: at, version, before, after }) => ({
      path: at,
      version,
      title: named(at, titleAt(at, after ?? before, language)),
      fields: changedFields(before, after),
      kind: kindOf({ before, after }),
      differences: path ? [] : differences({ before, after }),
      ...(path && { before, after }),
    })),
  };
}

/** What took files away, which do not come back. */
const GONE = ['picture.remove', 'picture.sweep'];
const DECISIONS = ['member.approve', 'member.reject', 'member.verify'];

function isUndoable({ action, area }: Pick<AuditEntry, 'action' | 'area'>): boolean {
  if (GONE.includes(action)) return false;
  return area === 'content' || DECISIONS.includes(action) || action === 'submission.change';
}

function neededFor({ area }: Pick<AuditEntry, 'area'>) {
  return area === 'content' ? 'content.write' : 'members.moderate';
}

/**
 * Takes a commit back: every document becomes what it was before. @throws NexusError `notUndoable`, `forbidden`,
 * `changedSince` when a document is no longer as the commit left it
 */
export function undo(given: { id: string; author: Author & { actor: Actor } }): Promise<{ id: string }> {
  const { id, author } = given;
  return commit({ author, action: 'activity.undo', isRestoring: true }, async (commit) => {
    const entry = (await commit.readExisting(`audit/${id}`)) as unknown as AuditEntry;
    if (!isUndoable(entry)) throw new NexusError('notUndoable');
    if (!can(author.actor, neededFor(entry))) throw new NexusError('forbidden');
    const changes = await changesOf(entry);
    await commit.readAhead(changes.map(({ path }) => path));
    for (const change of changes) {
      const now = await commit.read(change.path);
      if (!same(now && withoutMeta(withoutKeys(change.path, now)), change.after)) throw new NexusError('changedSince');
      takeBack(commit, change, now);
    }
    restoreClaim(commit, changes);
    return { id: commit.entryId };
  });
}

function takeBack(commit: Commit, change: AuditChange, current: Document | null): void {
  if (change.before === null) {
    if (current) commit.remove(change.path, current);
    return;
  }
  // Who is signed in, and which links work, is as it is now: an undo of a decision opens nothing that was ended since.
  const document = { ...change.before, ...keysOf(change.path, current) };
  commit.put(change.path, current, document, Math.max(current?.version ?? 0, change.version));
}

/** A decision about a member also stands in the claim of their account, and seats are for members. */
function restoreClaim(commit: Commit, changes: readonly AuditChange[]): void {
  const change = changes.find(({ path }) => /^members\/[^/]+$/.test(path));
  if (!change?.before) return;
  const { status } = change.before as unknown as MemberRecord;
  const uid = change.path.split('/')[1] ?? '';
  commit.sideEffect({ kind: 'claims', uid, claims: { status } });
  if (status !== 'approved') commit.sideEffect({ kind: 'freeSeats', memberId: uid });
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
    const entry = (await commit.read(`audit/${given.entryId}`)) as unknown as AuditEntry | null;
    const changes = entry ? await changesOf(entry) : [];
    const wanted = changes.find(({ path }) => path === contentPath(resource, id))?.after;
    if (!wanted) throw new NexusError('notFound');
    return storeContent(commit, { resource, id, body: fieldsOf(resource.fields, wanted), version: given.version });
  });
}

/** Of what was stored once, the fields that the resource still has. */
function fieldsOf(fields: object, document: Data): Data {
  return Object.fromEntries(Object.entries(document).filter(([name]) => name in fields));
}
