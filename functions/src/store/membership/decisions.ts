import { NexusError } from '@nexus/domain/errors';
import type { Decision, JoinRequest } from '@nexus/domain/membership/join-request';
import { isVerified, ownerOf } from '@nexus/domain/membership/verified-address';
import { wantedPath } from '@nexus/domain/membership/wanted';
import { eventTowards, transition } from '@nexus/domain/membership/workflow';
import { paths } from '@nexus/domain/pages/paths';
import { addressOf } from '../../address';
import { db } from '../../firebase';
import { saidDay } from '../../mails/said';
import { commit, nameOf, now, type Author, type Commit } from '../commit/commit';
import { runQuery, type Document } from '../kernel/documents';
import { endFeed } from './calendar-feeds';
import { mailTo, nextStanding, putMember, readExistingMember, type Whole } from './member-writes';
import { ownAnswer, readWholeIn } from './members';
import { memberPath } from '../projections/member-record';
import { readRoster } from '../projections/roster';

/** `joinRequests/{id}` as stored. */
export type RequestRecord = Document<Omit<JoinRequest, 'id'>>;

export const requestPath = (id: string) => `joinRequests/${id}`;

interface Given {
  id: string;
  decision: Decision;
  author: Author;
  /** The member's `standing` that the moderator saw. */
  seen: number;
}

/**
 * Decides a request: the request, the member, their claim, mail and audit entry change together.
 * @throws NexusError `alreadyApproved`, `cannotRejectApproved` as specified; `alreadyDecided` with who, what and when;
 * `severalMatch` or `noneMatches` for an imported request whose address is not one member's
 */
export function decideRequest(given: Given) {
  const { id, decision, author, seen } = given;
  return commit({ author, action: actionOf(decision) }, async (commit) => {
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
    await refuseStale(whole, seen);
    if (whole.member.status === 'approved')
      throw new NexusError(decision.status === 'approved' ? 'alreadyApproved' : 'cannotRejectApproved');
    await decide(commit, { whole, decision, author, requests: [id] });
    return { ...request, ...outcome(decision, author), data: { ...request.data, memberId } };
  });
}

/**
 * Decides about a member directly: approves, rejects, or revokes. An open request is decided with it.
 * @throws NexusError `alreadyApproved` as specified, `alreadyDecided` with who, what and when
 */
export function decideMember(given: Given) {
  const { decision, author, seen } = given;
  return commit({ author, action: actionOf(decision) }, async (commit) => {
    const whole = await readExistingMember(commit, given.id);
    await refuseStale(whole, seen);
    if (!transition(whole.member.status, eventTowards(decision.status))) {
      if (decision.status === 'approved') throw new NexusError('alreadyApproved');
      throw await decidedAlready(whole);
    }
    const { member, account } = await decide(commit, { whole, decision, author, requests: [] });
    return ownAnswer(member, account);
  });
}

/** The one workflow behind both doors: the member, every request of theirs that is named or open, claim and mail. */
async function decide(
  commit: Commit,
  given: { whole: Whole; decision: Decision; author: Author; requests: readonly string[] },
): Promise<Whole> {
  const { whole, decision, author } = given;
  const { member, account } = whole;
  const { status, reason = '' } = decision;
  const at = now();
  const isApproved = status === 'approved';
  const isRevoked = !isApproved && member.status === 'approved';
  const open = member.openRequestId ? [member.openRequestId] : [];
  for (const id of new Set([...given.requests, ...open])) {
    const request = await commit.read<Omit<RequestRecord, 'id' | 'version'>>(requestPath(id));
    if (request?.status !== 'new') continue;
    const data = { ...request.data, memberId: member.id };
    commit.put(requestPath(id), request, { ...request, ...outcome(decision, author), data });
  }
  const after: Whole = {
    member: {
      ...member,
      status,
      // Of whoever was let in it stays: what they lose is their access, not a request.
      approvedAt: isApproved ? at : isRevoked ? (member.approvedAt ?? member.createdAt) : null,
      rejectedAt: isApproved ? null : at,
      openRequestId: null,
      requestedAt: null,
      standing: nextStanding(member),
      updatedAt: at,
    },
    account: { ...account, rejectionReason: isApproved ? '' : reason },
  };
  putMember(commit, whole, after);
  if (!isApproved) await endFeed(commit, member.id);
  commit.sideEffect({ kind: 'claims', uid: member.id, claims: { status } });
  if (isRevoked) commit.sideEffect({ kind: 'freeSeats', memberId: member.id });
  if (isApproved) commit.mail(mailTo({ whole, template: 'approved', path: paths.members, values: wantedIn(account) }));
  else {
    const template = isRevoked ? 'accessEnded' : 'rejected';
    const values = { reason, day: saidDay(at, account.language) };
    commit.mail(mailTo({ whole, template, path: paths.profile, values }));
  }
  return after;
}

/** The page that they were on their way to, for the mail that lets them in. */
function wantedIn({ wanted, language }: Whole['account']): Record<string, string> {
  const path = wantedPath(wanted);
  return path === '' ? {} : { wanted: addressOf(path, language) };
}

function actionOf({ status }: Decision): string {
  return `member.${eventTowards(status)}`;
}

/** Who decided and when. The name is shown to other admins, never to the person. */
function outcome({ status, reason = '' }: Decision, { actor }: Author) {
  return { status, reason, decidedAt: now(), decidedBy: nameOf(actor) };
}

/** @throws NexusError where the membership changed since the moderator looked at it */
async function refuseStale(whole: Whole, seen: number): Promise<void> {
  if (seen === (whole.member.standing ?? 0)) return;
  throw whole.member.status === 'pending' ? new NexusError('askedSince') : await decidedAlready(whole);
}

const DECISIONS = ['member.approve', 'member.reject'];

/** The conflict that names who decided what and when, as the audit trail has it. */
async function decidedAlready({ member }: Whole): Promise<NexusError> {
  const about = db().collection('audit').where('paths', 'array-contains', memberPath(member.id)).orderBy('at', 'desc');
  const entries = await runQuery<{ action: string; at: string; actor: { name: string } }>(about.limit(50));
  const last = entries.find(({ action }) => DECISIONS.includes(action));
  const at = last?.at ?? member.rejectedAt ?? member.approvedAt ?? '';
  return new NexusError('alreadyDecided', { details: { by: last?.actor.name ?? '', status: member.status, at } });
}

/** Imported requests name no member: they belong to whom their address is verified for, if that is one person. */
async function memberWithAddress(email: string): Promise<string> {
  const { members } = await readRoster();
  const { owner, several } = ownerOf(
    email,
    members.map(({ entry }) => entry),
  );
  if (owner) return owner.id;
  throw new NexusError(several.length > 0 ? 'severalMatch' : 'noneMatches');
}
