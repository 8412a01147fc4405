import { auditChange } from '../../functions/src/store/commit/audit';
import { areaOf } from '../../functions/src/store/commit/audit-area';
import { accountPath, memberPath } from '../../functions/src/store/projections/member-record';
import type { SeedDocument } from './content';
import { decidedAt, memberId, moderatorOf, requestId } from './members';
import { atWork } from './moments';
import type { Sources } from './sources';

type Data = Record<string, unknown>;
type Actor = { kind: string; id: string; name: string };

interface Deed {
  at: string;
  action: string;
  actor: Actor;
  /** `before`: the fields that were other; null where the document was made. */
  changes: { path: string; before: Data | null }[];
}

const VISITOR: Actor = { kind: 'visitor', id: '', name: '' };
/** How many days back members are followed one by one. */
const FOLLOWED = 60;
/** The event whose applications are told one by one, until it is full: the others would hide what the staff did. */
const FOLLOWED_EVENT = 'events/full-mentoring-circle/applications/';
const VERBS = { pending: 'request', approved: 'approve', rejected: 'reject' } as const;

/**
 * The audit trail that leads to these documents: each entry's `after` is what the next one found, and the last one is
 * what is stored. Counts the versions of the documents up as it goes.
 */
export function auditDocuments(sources: Sources, documents: Map<string, Data>): SeedDocument[] {
  const deeds = [...ofStaff(sources), ...ofMembers(sources, documents), ...ofForms(documents)];
  const told = deeds.toSorted((a, b) => b.at.localeCompare(a.at));
  const later = new Map(documents);
  const left = versionsOf(told);
  for (const [path, count] of left) Object.assign(need(documents, path), { version: count });
  return told.map((deed, index) => {
    const changes = deed.changes.map(({ path, before: other }) => {
      const after = need(later, path);
      const before = other && { ...after, ...other };
      if (before) later.set(path, before);
      const version = left.get(path) ?? 1;
      left.set(path, version - 1);
      return auditChange({ path, version, before, after }, false);
    });
    noteTimes(documents, deed);
    const paths = deed.changes.map(({ path }) => path);
    const { at, action, actor } = deed;
    const entry = { at, requestId: `seed-${index + 1}`, action, actor, paths, area: areaOf(paths), changes };
    return { path: `audit/seed-${index + 1}`, data: { ...entry, recordedAt: new Date(at) } };
  });
}

/** One for the document, and one for each change of it. */
function versionsOf(told: readonly Deed[]): Map<string, number> {
  const versions = new Map<string, number>();
  for (const { path, before } of told.flatMap(({ changes }) => changes))
    versions.set(path, (versions.get(path) ?? 1) + Number(before !== null));
  return versions;
}

/** The newest comes first: it alone says when a document was changed last. */
function noteTimes(documents: Map<string, Data>, { at, changes }: Deed): void {
  for (const { path, before } of changes) {
    const document = need(documents, path);
    if (before === null && 'createdAt' in document) document['createdAt'] = at;
    if ('updatedAt' in document && String(document['updatedAt']) < at) document['updatedAt'] = at;
  }
}

function ofStaff({ activity, staff }: Sources): Deed[] {
  return activity.map(({ by, action, daysAgo, at, changes }) => {
    const person = staff.find(({ key }) => key === by);
    if (!person) throw new Error(`activity.json names ${by}, who is not in staff.json`);
    return { at: atWork(daysAgo, at), action, actor: actorOf(person), changes };
  });
}

/** How those who came lately signed in, asked to join and were decided on. */
function ofMembers({ members, requests, staff }: Sources, documents: Map<string, Data>): Deed[] {
  const moderator = moderatorOf(staff);
  return members
    .filter(({ createdDaysAgo }) => createdDaysAgo < FOLLOWED)
    .flatMap((member): Deed[] => {
      const path = memberPath(memberId(member.key));
      const actor = { kind: 'member', id: memberId(member.key), name: '' };
      const made = [path, accountPath(memberId(member.key))].map((one) => ({ path: one, before: null }));
      const came = { at: String(need(documents, path)['createdAt']), action: 'member.create', actor, changes: made };
      const asked = requests.findIndex((one) => one.member === member.key && !one.byEmail);
      if (asked < 0) return [came];
      const request = `joinRequests/${requestId(asked)}`;
      const sent = {
        at: String(need(documents, request)['submittedAt']),
        action: 'member.request',
        actor,
        changes: [
          { path: request, before: null },
          { path, before: { openRequestId: null, hasCompletedProfile: false } },
        ],
      };
      const decided = decidedAt(member);
      if (decided === null) return [came, sent];
      const isOpen = { status: 'pending', approvedAt: null, rejectedAt: null, openRequestId: requestId(asked) };
      const waiting = { status: 'new', decidedAt: null, decidedBy: '', reason: '' };
      const changes = [
        { path: request, before: waiting },
        { path, before: isOpen },
      ];
      return [
        came,
        sent,
        { at: decided, action: `member.${VERBS[member.status]}`, actor: actorOf(moderator), changes },
      ];
    });
}

/** What visitors sent, and who applied to attend. */
function ofForms(documents: Map<string, Data>): Deed[] {
  return [...documents].flatMap(([path, data]): Deed[] => {
    const changes = [{ path, before: null }];
    if (path.startsWith('submissions/'))
      return [{ at: String(data['submittedAt']), action: 'submission.create', actor: VISITOR, changes }];
    if (path.startsWith('subscribers/'))
      return [{ at: String(data['askedAt']), action: 'newsletter.ask', actor: VISITOR, changes }];
    if (!path.startsWith(FOLLOWED_EVENT)) return [];
    const actor = { kind: 'member', id: String(data['memberId']), name: '' };
    return [{ at: String(data['appliedAt']), action: 'event.apply', actor, changes }];
  });
}

function actorOf({ key, name }: Sources['staff'][number]): Actor {
  return { kind: 'staff', id: `seed-${key}`, name };
}

function need(documents: Map<string, Data>, path: string): Data {
  const found = documents.get(path);
  if (!found) throw new Error(`The activity tells of ${path}, which is not in the seed`);
  return found;
}
