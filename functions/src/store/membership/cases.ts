import { NexusError } from '@nexus/domain/errors';
import { REQUESTS } from '@nexus/domain/limits';
import type { Note, OpenedCase } from '@nexus/domain/membership/case';
import { seenBy } from '@nexus/domain/membership/seen-by';
import { addressKey, verifiedAddresses } from '@nexus/domain/membership/verified-address';
import { db } from '../../firebase';
import { commit } from '../commit/commit';
import { now } from '../kernel/clock';
import { nameOf, type Author } from '../commit/author';
import { readDocument, runQuery } from '../kernel/documents';
import { accountPath, memberPath, type AccountRecord } from '../projections/member-record';
import { readExistingMember } from './member-writes';
import { ownAnswer, readWhole } from './members';
import type { RequestRecord } from './open-requests';
import { allTalksOf } from './talks';

/** `cases/{member id}`: what the team keeps for itself about somebody, the earliest first. */
export type CaseRecord = { notes: Note[] };

export const casePath = (memberId: string) => `cases/${memberId}`;

/** How many requests an import brought are looked for under the addresses of one person. */
const IMPORTED = 5;

/**
 * Everything about somebody's request, in at most 3 + 20 + 5 + 10 reads, and one for the events that they speak at.
 * @throws NexusError `notFound`
 */
export async function readCase(id: string): Promise<OpenedCase> {
  const whole = await readWhole(id);
  if (!whole) throw new NexusError('notFound');
  const [requests, decisions, own, talks] = await Promise.all([
    requestsOf(id, whole.account),
    decisionsWithoutRequest(id),
    readDocument<CaseRecord>(casePath(id)),
    allTalksOf(whole.member),
  ]);
  return {
    member: seenBy('team', ownAnswer(whole.member, whole.account)),
    requests: requests.map(({ questions = [], ...request }) => ({ ...request, questions: questions.toReversed() })),
    decisions,
    notes: (own?.notes ?? []).toReversed(),
    talks,
  };
}

async function requestsOf(id: string, account: AccountRecord): Promise<RequestRecord[]> {
  const all = db().collection('joinRequests');
  const addresses = verifiedAddresses(account).map(addressKey);
  const [own, imported] = await Promise.all([
    runQuery<RequestRecord>(
      all.where('data.memberId', '==', id).orderBy('submittedAt', 'desc').limit(REQUESTS.earlier),
    ),
    addresses.length === 0
      ? []
      : runQuery<RequestRecord>(all.where('address', 'in', addresses.slice(0, IMPORTED)).limit(IMPORTED)),
  ]);
  const nobodys = imported.filter(({ data }) => data.memberId === '');
  return [...own, ...nobodys].toSorted((a, b) => b.submittedAt.localeCompare(a.submittedAt));
}

interface Decided {
  action: string;
  at: string;
  actor: { name: string };
  paths: string[];
  changes: { path: string; after: { rejectionReason?: string } | null }[];
}

/** Those that decided a request stand with it. */
async function decisionsWithoutRequest(id: string): Promise<OpenedCase['decisions']> {
  const about = db()
    .collection('audit')
    .where('paths', 'array-contains', memberPath(id))
    .where('action', 'in', ['member.approve', 'member.reject']);
  const found = await runQuery<Decided>(about.orderBy('at', 'desc').limit(REQUESTS.decisions));
  return found
    .filter(({ paths }) => !paths.some((path) => path.startsWith('joinRequests/')))
    .map(({ action, at, actor, changes }) => {
      const account = changes.find(({ path }) => path === accountPath(id))?.after;
      const isApproved = action === 'member.approve';
      const reason = isApproved ? '' : (account?.rejectionReason ?? '');
      return { status: isApproved ? 'approved' : 'rejected', at, by: actor.name, reason };
    });
}

/** Leaves a note about somebody for the other moderators. @throws NexusError `notFound`, `caseFull` */
export function addNote(given: { id: string; text: string; author: Author }): Promise<void> {
  const { id, text, author } = given;
  return commit({ author, action: 'member.note' }, async (commit) => {
    const { member } = await readExistingMember(commit, id);
    const before = await commit.read<CaseRecord>(casePath(member.id));
    const notes = before?.notes ?? [];
    if (notes.length >= REQUESTS.notes) throw new NexusError('caseFull');
    commit.put(casePath(member.id), before, { notes: [...notes, { at: now(), by: nameOf(author.actor), text }] });
  });
}
