import { NexusError } from '@nexus/domain/errors';
import { can, type Actor } from '@nexus/domain/permissions';
import { resourceNamed } from '@nexus/domain/resources/index';
import { changesOf, type AuditChange, type AuditEntry } from '../commit/audit';
import type { Author } from '../commit/author';
import { commit, type Commit } from '../commit/commit';
import { same } from '../commit/differences';
import { withoutMeta, type Data, type Document } from '../kernel/documents';
import { keysOf, withoutKeys } from '../kernel/keys';
import type { MemberRecord } from '../projections/member-record';
import { contentPath, storeContent } from './content';

/** What took files away, which do not come back. */
const GONE = ['picture.remove', 'picture.sweep'];
const DECISIONS = ['member.approve', 'member.reject', 'member.verify'];

/** Whether what an entry of the activity tells can be taken back at all. */
export function isUndoable({ action, area }: Pick<AuditEntry, 'action' | 'area'>): boolean {
  if (GONE.includes(action)) return false;
  return area === 'content' || DECISIONS.includes(action) || action === 'submission.change';
}

/** The action that whoever takes it back needs. */
export function neededFor({ area }: Pick<AuditEntry, 'area'>) {
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
