import { faultsOf, NexusError } from '@nexus/domain/errors';
import { LIMITS } from '@nexus/domain/limits';
import type { Decision, JoinRequest } from '@nexus/domain/membership/join-request';
import { completeProfile, type Profile } from '@nexus/domain/membership/member';
import { completionPercentage } from '@nexus/domain/membership/completion';
import { eventTowards, transition } from '@nexus/domain/membership/workflow';
import { addressOf } from '../address';
import { db } from '../firebase';
import { composeMail } from '../outbox/mail';
import { commit, nameOf, now, type Author, type Commit } from './commit';
import type { Document } from './documents';
import {
  accountPath,
  memberPath,
  ownAnswer,
  profileOf,
  readWholeIn,
  rosterEntry,
  type AccountRecord,
  type MemberRecord,
} from './members';
import { readRoster } from './roster';
import { noneOpen } from './sessions';

/** `joinRequests/{id}` as stored. */
export type RequestRecord = Document<Omit<JoinRequest, 'id'>>;

const requestPath = (id: string) => `joinRequests/${id}`;

/** Saves the fields that a member wrote about themselves. Fields that were not sent stay as they are. */
export function saveProfile(given: { id: string; written: Partial<Profile>; author: Author }) {
  return commit({ author: given.author, action: 'member.edit' }, async (commit) => {
    const { member, account } = await found(commit, given.id);
    const profile = { ...profileOf(member, account), ...given.written };
    const saved = withProfile(member, account, profile);
    put(commit, { member, account }, saved);
    return ownAnswer({ ...member, ...saved.member }, saved.account);
  });
}

/** Opens a request to join, or answers the one that is open. The profile must be complete (422 names the fields). */
export function requestToJoin(given: { id: string; author: Author; idempotencyKey?: string }) {
  const { author, idempotencyKey } = given;
  return commit({ author, action: 'member.request', idempotencyKey }, async (commit) => {
    const { member, account } = await found(commit, given.id);
    const profile = profileOf(member, account);
    const checked = completeProfile.safeParse(profile);
    if (!checked.success) throw new NexusError('invalid', { fields: faultsOf(checked.error) });

    const open = member.openRequestId ? await commit.read<RequestRecord>(requestPath(member.openRequestId)) : null;
    if (open?.status === 'new') return { id: open.id, status: open.status, submittedAt: open.submittedAt };
    const status = transition(member.status, 'request');
    if (!status) throw new NexusError('alreadyMember');

    const at = now();
    const id = db().collection('joinRequests').doc().id;
    const request: Omit<RequestRecord, 'id' | 'version'> = {
      status: 'new',
      submittedAt: at,
      decidedAt: null,
      decidedBy: '',
      reason: '',
      data: {
        memberId: member.id,
        email: profile.email,
        name: profile.name,
        title: profile.title,
        picture: profile.imageUrl,
        linkedinUrl: profile.linkedinUrl,
        skills: profile.skills,
      },
    };
    commit.put(requestPath(id), null, request);
    put(
      commit,
      { member, account },
      {
        member: { ...member, status, hasCompletedProfile: true, openRequestId: id, updatedAt: at },
        account,
      },
    );
    commit.mail(mailTo(account, member, 'requested', '/profile'));
    return { id, status: 'new' as const, submittedAt: at };
  });
}

/**
 * Decides a request: the request, the member, their claim, mail and audit entry change together.
 * @throws NexusError `alreadyApproved`, `cannotRejectApproved` as specified, `alreadyDecided` with who and when
 */
export function decideRequest(given: { id: string; decision: Decision; author: Author }) {
  const action = `member.${eventTowards(given.decision.status)}`;
  return commit({ author: given.author, action }, async (commit) => {
    const request = (await commit.read(requestPath(given.id))) as RequestRecord | null;
    if (!request) throw new NexusError('notFound');
    if (request.status !== 'new') {
      throw new NexusError('alreadyDecided', {
        details: { by: request.decidedBy, status: request.status, at: request.decidedAt ?? '' },
      });
    }
    const id = request.data.memberId || (await memberWithEmail(request.data.email));
    const whole = id ? await readWholeIn(commit, id) : null;
    if (!whole) throw new NexusError('notFound');
    refuseApproved(whole.member, given.decision);

    const decided = { ...request, ...outcome(given.decision, given.author) };
    commit.put(requestPath(request.id), request, decided);
    decide(commit, whole, given.decision);
    return decided;
  });
}

/** Decides about a member directly: approves, rejects, or revokes. An open request is decided with it. */
export function decideMember(given: { id: string; decision: Decision; author: Author }) {
  const event = eventTowards(given.decision.status);
  return commit({ author: given.author, action: `member.${event}` }, async (commit) => {
    const whole = await found(commit, given.id);
    if (!transition(whole.member.status, event)) {
      if (given.decision.status === 'approved') throw new NexusError('alreadyApproved');
      throw new NexusError('alreadyDecided', { details: { status: whole.member.status } });
    }
    const openId = whole.member.openRequestId;
    const open = openId ? await commit.read<RequestRecord>(requestPath(openId)) : null;
    if (open) commit.put(requestPath(open.id), open, { ...open, ...outcome(given.decision, given.author) });
    const { member, account } = decide(commit, whole, given.decision);
    return ownAnswer({ ...whole.member, ...member }, account);
  });
}

export function setVerified(given: { id: string; isVerified: boolean; author: Author }) {
  return commit({ author: given.author, action: 'member.verify' }, async (commit) => {
    const { member, account } = await found(commit, given.id);
    const at = now();
    const verifiedAt = given.isVerified ? at : null;
    const changed = { ...member, isVerified: given.isVerified, verifiedAt, updatedAt: at };
    put(commit, { member, account }, { member: changed, account });
    return ownAnswer({ ...member, ...changed }, account);
  });
}

/** Signs a member out everywhere: every token of theirs is refused from now on. */
export function endSessions(given: { id: string; author: Author }) {
  return commit({ author: given.author, action: 'member.endSessions' }, async (commit) => {
    const { member, account } = await found(commit, given.id);
    const at = now();
    const ended = { ...member, ...noneOpen(at), updatedAt: at };
    put(commit, { member, account }, { member: ended, account });
    commit.sideEffect({ kind: 'endSessions', uid: member.id });
    return ownAnswer({ ...member, ...ended }, account);
  });
}

/** Hides a member at once and has everything about them erased after the grace period, or takes that back. */
export function leave(given: { id: string; stay: boolean; author: Author }) {
  return commit({ author: given.author, action: given.stay ? 'member.stay' : 'member.leave' }, async (commit) => {
    const { member, account } = await found(commit, given.id);
    const at = now();
    const leavingAt = given.stay ? null : new Date(Date.now() + LIMITS.erasureDays * 86_400_000).toISOString();
    const changed = { ...member, leavingAt, updatedAt: at };
    put(commit, { member, account }, { member: changed, account });
    if (leavingAt) commit.mail(mailTo(account, member, 'leaving', '/profile', { day: leavingAt.slice(0, 10) }));
    return ownAnswer({ ...member, ...changed }, account);
  });
}

interface Whole {
  member: MemberRecord;
  account: AccountRecord;
}

async function found(commit: Commit, id: string): Promise<Whole> {
  const whole = await readWholeIn(commit, id);
  if (!whole) throw new NexusError('notFound');
  return whole;
}

function refuseApproved(member: MemberRecord, decision: Decision): void {
  if (member.status !== 'approved') return;
  throw new NexusError(decision.status === 'approved' ? 'alreadyApproved' : 'cannotRejectApproved');
}

function decide(commit: Commit, before: Whole, { status, reason = '' }: Decision): Whole {
  const at = now();
  const isApproved = status === 'approved';
  const after: Whole = {
    member: {
      ...before.member,
      status,
      approvedAt: isApproved ? at : null,
      rejectedAt: isApproved ? null : at,
      openRequestId: null,
      updatedAt: at,
    },
    account: { ...before.account, rejectionReason: isApproved ? '' : reason },
  };
  put(commit, before, after);
  commit.sideEffect({ kind: 'claims', uid: before.member.id, claims: { status } });
  commit.mail(
    isApproved
      ? mailTo(before.account, before.member, 'approved', '/members')
      : mailTo(before.account, before.member, 'rejected', '/profile', { reason }),
  );
  return after;
}

/** Who decided and when. The name is shown to other admins, never to the person. */
function outcome({ status, reason = '' }: Decision, { actor }: Author) {
  return { status, reason, decidedAt: now(), decidedBy: nameOf(actor) };
}

function withProfile(member: MemberRecord, account: AccountRecord, profile: Profile): Whole {
  const { email, ...shown } = profile;
  return {
    member: { ...member, ...shown, profileCompletionPercentage: completionPercentage(profile), updatedAt: now() },
    account: { ...account, email, ...(profile.imageUrl !== '' && account.linkedinPicture && { linkedinPicture: '' }) },
  };
}

function put(commit: Commit, before: Whole, after: Whole): void {
  const { id } = before.member;
  commit.put(memberPath(id), before.member, after.member);
  if (JSON.stringify(before.account) !== JSON.stringify(after.account)) {
    commit.put(accountPath(id), before.account, after.account);
  }
  commit.roster({ id, entry: rosterEntry(id, after.member, after.account.email) });
}

function mailTo(
  account: AccountRecord,
  member: MemberRecord,
  template: 'approved' | 'rejected' | 'requested' | 'leaving',
  path: string,
  values: Record<string, string> = {},
) {
  return composeMail({
    to: account.email || account.linkedinEmail,
    language: account.language,
    template,
    values: { name: member.name, link: addressOf(path, account.language), ...values },
  });
}

/** Imported requests name no member: they are matched by e-mail, as specified. */
async function memberWithEmail(email: string): Promise<string | undefined> {
  if (email === '') return undefined;
  const { members } = await readRoster();
  return members.find(({ entry }) => entry.email.toLowerCase() === email.trim().toLowerCase())?.entry.id;
}
