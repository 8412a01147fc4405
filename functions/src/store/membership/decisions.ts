import { NexusError } from '@nexus/domain/errors';
import type { Decision } from '@nexus/domain/membership/join-request';
import { wantedPath } from '@nexus/domain/membership/wanted';
import { eventTowards, transition } from '@nexus/domain/membership/workflow';
import { paths } from '@nexus/domain/pages/paths';
import { addressOf } from '../../site-address';
import { saidDay } from '../../mails/said';
import { commit, type Commit } from '../commit/commit';
import { now } from '../kernel/clock';
import { nameOf, type Author } from '../commit/author';
import { endFeed } from './calendar-feeds';
import { mailTo, nextStanding, putMember, readExistingMember, type Whole } from './member-writes';
import { ownAnswer } from './members';
import { decidedAlready, readOpenRequest, refuseStale, requestPath, type RequestRecord } from './open-requests';

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
    const { request, whole } = await readOpenRequest(commit, id);
    await refuseStale(whole, seen);
    if (whole.member.status === 'approved')
      throw new NexusError(decision.status === 'approved' ? 'alreadyApproved' : 'cannotRejectApproved');
    await decide(commit, { whole, decision, author, requests: [id] });
    return { ...request, ...outcome(decision, author), data: { ...request.data, memberId: whole.member.id } };
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
    commit.put(requestPath(id), request, { ...request, ...outcome(decision, author), data, remindAt: null });
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
      exchange: null,
      standing: nextStanding(member),
      updatedAt: at,
    },
    account: { ...account, rejectionReason: isApproved ? '' : reason, ...(account.question && { question: null }) },
  };
  putMember(commit, whole, after);
  if (!isApproved) await endFeed(commit, member.id);
  commit.sideEffect({ kind: 'claims', uid: member.id, claims: { status } });
  if (isRevoked) commit.sideEffect({ kind: 'freeSeats', memberId: member.id });
  if (isApproved) commit.mail(mailTo({ whole, kind: 'approved', path: paths.members, values: wantedIn(account) }));
  else {
    const kind = isRevoked ? 'accessEnded' : 'rejected';
    const values = { reason, day: saidDay(at, account.language) };
    commit.mail(mailTo({ whole, kind, path: paths.profile, values }));
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
