import { faultsOf, NexusError } from '@nexus/domain/errors';
import { completeProfile, type Profile } from '@nexus/domain/membership/profile';
import { completionPercentage } from '@nexus/domain/membership/completion';
import { answerBy } from '@nexus/domain/membership/request-clock';
import { transition } from '@nexus/domain/membership/workflow';
import { isSameScript } from '@nexus/domain/names/script';
import { paths } from '@nexus/domain/pages/paths';
import { db } from '../../firebase';
import { newSecret } from '../../secrets';
import { commit } from '../commit/commit';
import { now } from '../kernel/clock';
import { nameOf, type Author } from '../commit/author';
import { typeAddress } from './confirmations';
import { requestPath, type RequestRecord } from './open-requests';
import { mailTo, nextStanding, putMember, readExistingMember, type Whole } from './member-writes';
import { ownAnswer, profileOf } from './members';
import { requireOwnPicture } from '../content/picture-owners';
import { noneOpen } from '../accounts/sessions';

/** Saves the fields that a member wrote about themselves. Fields that were not sent stay as they are. */
export function saveProfile(given: { id: string; written: Partial<Profile>; author: Author }) {
  const secret = newSecret();
  return commit({ author: given.author, action: 'member.edit' }, async (commit) => {
    const whole = await readExistingMember(commit, given.id);
    const before = profileOf(whole.member, whole.account);
    const visibility = { ...before.visibility, ...given.written.visibility };
    const profile = { ...before, ...given.written, visibility };
    if (given.written.otherName && isSameScript(profile.name, profile.otherName))
      throw new NexusError('invalid', { fields: { otherName: 'otherScript' } });
    await requireOwnPicture(commit, { memberId: given.id, before: whole.member.imageUrl, after: profile.imageUrl });
    const typed = await typeAddress(commit, whole, { email: profile.email, secret });
    const saved = withProfile({ member: whole.member, account: typed }, profile);
    putMember(commit, whole, saved);
    return ownAnswer(saved.member, saved.account);
  });
}

/** Opens a request to join, or answers the one that is open. The profile must be complete (422 names the fields). */
export function requestToJoin(given: { id: string; author: Author; idempotencyKey?: string }) {
  const { author, idempotencyKey } = given;
  return commit({ author, action: 'member.request', idempotencyKey }, async (commit) => {
    const whole = await readExistingMember(commit, given.id);
    const { member, account } = whole;
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
      remindAt: answerBy(at),
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
    const asking = { openRequestId: id, requestedAt: at, exchange: null };
    const changed = { status, hasCompletedProfile: true, ...asking, standing: nextStanding(member) };
    putMember(commit, whole, { member: { ...member, ...changed, updatedAt: at }, account });
    commit.mail(mailTo({ whole, kind: 'requested', path: paths.profile }));
    commit.sideEffect({ kind: 'requestCame', id, memberId: member.id });
    return { id, status: 'new' as const, submittedAt: at };
  });
}

/** Says that the team met them in person, or takes that back. */
export function setVerified(given: { id: string; isVerified: boolean; author: Author }) {
  return commit({ author: given.author, action: 'member.verify' }, async (commit) => {
    const { member, account } = await readExistingMember(commit, given.id);
    const at = now();
    const verifiedAt = given.isVerified ? at : null;
    const verifiedBy = given.isVerified ? nameOf(given.author.actor) : '';
    const changed = { ...member, isVerified: given.isVerified, verifiedAt, verifiedBy, updatedAt: at };
    putMember(commit, { member, account }, { member: changed, account });
    return ownAnswer({ ...member, ...changed }, account);
  });
}

/** Signs a member out everywhere: every token of theirs is refused from now on. */
export function endSessions(given: { id: string; author: Author }) {
  return commit({ author: given.author, action: 'member.endSessions' }, async (commit) => {
    const { member, account } = await readExistingMember(commit, given.id);
    const at = now();
    const ended = { ...member, ...noneOpen(at), updatedAt: at };
    putMember(commit, { member, account }, { member: ended, account });
    commit.sideEffect({ kind: 'endSessions', uid: member.id });
    return ownAnswer({ ...member, ...ended }, account);
  });
}

function withProfile({ member, account }: Whole, { email: _typed, ...shown }: Profile): Whole {
  const profileCompletionPercentage = completionPercentage({ ...shown, email: account.email });
  const hasPicture = shown.imageUrl !== '' && Boolean(account.linkedinPicture);
  return {
    member: { ...member, ...shown, profileCompletionPercentage, updatedAt: now() },
    account: { ...account, ...(hasPicture && { linkedinPicture: '' }) },
  };
}
