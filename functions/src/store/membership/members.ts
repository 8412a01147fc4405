import { badgesOf } from '@nexus/domain/membership/badges';
import type { MemberAccount } from '@nexus/domain/membership/member-account';
import type { OwnMember } from '@nexus/domain/membership/member';
import { EMPTY_PROFILE, type Profile } from '@nexus/domain/membership/profile';
import { answerBy, NO_EXCHANGE } from '@nexus/domain/membership/request-clock';
import { completionPercentage, missingParts } from '@nexus/domain/membership/completion';
import { addressInUse, waitingAddress, withVouched } from '@nexus/domain/membership/verified-address';
import { wantedPath } from '@nexus/domain/membership/wanted';
import { withoutLinks } from '@nexus/domain/text/links';
import type { Commit } from '../commit/commit';
import { accountPath, memberPath, statusOf, type AccountRecord, type MemberRecord } from '../projections/member-record';
import { readDocument, readDocuments, type Document } from '../kernel/documents';
import { NO_SESSIONS } from '../kernel/session-fields';

/** A member; null where there is none. */
export async function readMember(id: string): Promise<MemberRecord | null> {
  const member = await readDocument(memberPath(id));
  return member && asMember(member);
}

/** A stored member: one without a status, as an import may bring, waits like everybody new. */
function asMember(stored: Document): MemberRecord {
  return { ...ADDED_LATER, ...(stored as MemberRecord), status: statusOf(stored['status']) };
}

const { canHelpSkills, canHelp, lookingForSkills, lookingFor, reach, visibility } = EMPTY_PROFILE;
/** Of those who have not saved their profile since there was more to say in it. */
const ADDED_LATER = {
  verifiedBy: '',
  talks: null,
  canHelpSkills,
  canHelp,
  lookingForSkills,
  lookingFor,
  reach,
  visibility,
};

/** A member with their private account, in two reads. */
export async function readWhole(id: string): Promise<{ member: MemberRecord; account: AccountRecord } | null> {
  const [member, account] = await readDocuments([memberPath(id), accountPath(id)]);
  return member && account ? { member: asMember(member), account: account as AccountRecord } : null;
}

/** The same within a commit, which then holds only if nobody changes it meanwhile. */
export async function readMemberIn(commit: Commit, id: string): Promise<MemberRecord | null> {
  const member = await commit.read(memberPath(id));
  return member && asMember(member);
}

/** A member with their private account, within a commit; null where either is missing. */
export async function readWholeIn(
  commit: Commit,
  id: string,
): Promise<{ member: MemberRecord; account: AccountRecord } | null> {
  const member = await commit.read(memberPath(id));
  const account = (await commit.read(accountPath(id))) as AccountRecord | null;
  return member && account ? { member: asMember(member), account } : null;
}

/**
 * A new member's two documents. New members are pending. `vouched` is the address that LinkedIn vouched for, if it did.
 */
export function newMember(given: { at: string; profile: Partial<Profile>; language: 'en' | 'ar'; vouched?: string }): {
  member: Omit<MemberRecord, 'id' | 'version'>;
  account: MemberAccount;
} {
  const { email, ...written } = { ...EMPTY_PROFILE, ...given.profile };
  const shown = { ...written, name: withoutLinks(written.name), otherName: withoutLinks(written.otherName) };
  const vouched = given.vouched ?? '';
  return {
    member: {
      ...shown,
      status: 'pending',
      isVerified: false,
      verifiedAt: null,
      verifiedBy: '',
      talks: null,
      approvedAt: null,
      rejectedAt: null,
      standing: 0,
      hasCompletedProfile: false,
      profileCompletionPercentage: completionPercentage({ ...shown, email }),
      createdAt: given.at,
      updatedAt: given.at,
      openRequestId: null,
      requestedAt: null,
      ...NO_SESSIONS,
    },
    account: {
      ...withVouched({ email }, { address: vouched, at: given.at }),
      confirmation: null,
      linkedinEmail: vouched,
      language: given.language,
      rejectionReason: '',
    },
  };
}

export function profileOf(member: Omit<MemberRecord, 'id' | 'version'>, account: MemberAccount): Profile {
  const fields = Object.keys(EMPTY_PROFILE) as (keyof Profile)[];
  const values: Record<string, unknown> = { ...member, email: account.email };
  return Object.fromEntries(fields.map((field) => [field, values[field] ?? EMPTY_PROFILE[field]])) as Profile;
}

/** What the member themselves, and a moderator, are answered. */
export function ownAnswer(member: MemberRecord, account: MemberAccount): OwnMember {
  return {
    ...member,
    otherName: member.otherName ?? '',
    standing: member.standing ?? 0,
    email: account.email,
    emailInUse: addressInUse(account),
    isEmailWaiting: waitingAddress(account) !== '',
    isApproved: member.status === 'approved',
    rejectionReason: member.status === 'rejected' ? account.rejectionReason : '',
    hasOpenRequest: member.openRequestId !== null,
    openRequest: openRequestOf(member, account),
    hasLinkedinPicture: Boolean(account.linkedinPicture) && member.imageUrl === '',
    confirmed: badgesOf(member, account),
    missingFields: { suggestions: missingParts(profileOf(member, account)) },
    mailsOff: account.mailsOff ?? [],
    leavingAt: member.leavingAt ?? null,
    wantedPath: wantedPath(account.wanted),
  };
}

/** Null also where an earlier release did not note when it was made. */
function openRequestOf(member: MemberRecord, account: MemberAccount): OwnMember['openRequest'] {
  const { openRequestId, requestedAt: submittedAt, exchange } = member;
  if (openRequestId === null || !submittedAt) return null;
  return {
    submittedAt,
    answerBy: answerBy(submittedAt, exchange ?? NO_EXCHANGE),
    answeredAt: exchange?.answeredAt || null,
    remindedAt: exchange?.remindedAt || null,
    question: account.question ?? null,
  };
}
