import { NexusError } from '@nexus/domain/errors';
import type { Question } from '@nexus/domain/membership/case';
import type { JoinRequest } from '@nexus/domain/membership/join-request';
import { isVerified, ownerOf } from '@nexus/domain/membership/verified-address';
import { db } from '../../firebase';
import type { Commit } from '../commit/commit';
import { runQuery, type Document } from '../kernel/documents';
import { memberPath } from '../projections/member-record';
import { readRoster } from '../projections/roster';
import type { Whole } from './member-writes';
import { readWholeIn } from './members';

/** `joinRequests/{id}` as stored. */
export type RequestRecord = Document<
  Omit<JoinRequest, 'id'> & {
    /** What the team asked about it, the earliest first. */
    questions?: Question[];
    /** When the team is to be reminded of it; absent or null for never. */
    remindAt?: string | null;
  }
>;

export const requestPath = (id: string) => `joinRequests/${id}`;

/**
 * An open request and whose it is. Imported ones name nobody: they belong to whom their address is verified for.
 * @throws NexusError `notFound`; `alreadyDecided` with who, what and when; `severalMatch` or `noneMatches` for an
 * imported one whose address is not one member's
 */
export async function readOpenRequest(commit: Commit, id: string): Promise<{ request: RequestRecord; whole: Whole }> {
  const request = await commit.readExisting<Omit<RequestRecord, 'id' | 'version'>>(requestPath(id));
  if (request.status !== 'new') {
    const { decidedBy: by, status, decidedAt } = request;
    throw new NexusError('alreadyDecided', { details: { by, status, at: decidedAt ?? '' } });
  }
  const memberId = request.data.memberId || (await memberWithAddress(request.data.email));
  const whole = await readWholeIn(commit, memberId);
  if (!whole) throw new NexusError('notFound');
  if (request.data.memberId === '' && !isVerified(whole.account, request.data.email))
    throw new NexusError('noneMatches');
  return { request, whole };
}

/** @throws NexusError where something happened since the moderator looked at it: a request, a question, an answer, a decision */
export async function refuseStale(whole: Whole, seen: number): Promise<void> {
  const { status, exchange } = whole.member;
  if (seen === (whole.member.standing ?? 0)) return;
  if (status !== 'pending') throw await decidedAlready(whole);
  throw new NexusError(exchange?.questionAt || exchange?.answeredAt ? 'caseChanged' : 'askedSince');
}

const DECISIONS = ['member.approve', 'member.reject'];

/** The conflict that names who decided what and when, as the audit trail has it. */
export async function decidedAlready({ member }: Whole): Promise<NexusError> {
  const about = db().collection('audit').where('paths', 'array-contains', memberPath(member.id)).orderBy('at', 'desc');
  const entries = await runQuery<{ action: string; at: string; actor: { name: string } }>(about.limit(50));
  const last = entries.find(({ action }) => DECISIONS.includes(action));
  const at = last?.at ?? member.rejectedAt ?? member.approvedAt ?? '';
  return new NexusError('alreadyDecided', { details: { by: last?.actor.name ?? '', status: member.status, at } });
}

async function memberWithAddress(email: string): Promise<string> {
  const { members } = await readRoster();
  const { owner, several } = ownerOf(
    email,
    members.map(({ entry }) => entry),
  );
  if (owner) return owner.id;
  throw new NexusError(several.length > 0 ? 'severalMatch' : 'noneMatches');
}
