import type { Language } from '@nexus/domain/bilingual';
import type { MemberStatus } from '@nexus/domain/membership/member';
import { isVerified, withVouched } from '@nexus/domain/membership/verified-address';
import { wantedPath } from '@nexus/domain/membership/wanted';
import { config } from '../config';
import { auth, db } from '../firebase';
import { fingerprint } from '../secrets';
import { commit, type Commit } from '../store/commit/commit';
import { now } from '../store/kernel/clock';
import { newMember } from '../store/membership/members';
import { accountPath, memberPath, type AccountRecord, type MemberRecord } from '../store/projections/member-record';
import type { LinkedinPerson } from './linkedin';

/** Where it stands whose a LinkedIn account is: by our app there, and by whom LinkedIn calls `subject` to that app. */
export function identityPath(app: string, subject: string): string {
  return `identities/linkedin-${fingerprint(`${app}\n${subject}`)}`;
}

/**
 * Finds the member whom this LinkedIn account belongs to, or makes a pending one. The identity record decides, never
 * the e-mail: LinkedIn's subject differs per app, so the app is part of the key and the member has an id of their own.
 */
export async function findOrCreateMember(given: {
  person: LinkedinPerson;
  language: Language;
  /** The page that they were on their way to; empty for none. */
  wanted: string;
  requestId: string;
}): Promise<{ id: string; status: MemberStatus; isNew: boolean; wanted: string }> {
  const { person, language, wanted, requestId } = given;
  const identity = identityPath(config().LINKEDIN_CLIENT_ID, person.subject);
  const author = { actor: { kind: 'system' as const, id: 'sign-in' }, requestId };
  const newId = db().collection('members').doc().id;

  const member = await commit({ author, action: 'member.create' }, async (commit) => {
    const known = await commit.read<{ memberId: string }>(identity);
    if (known) {
      const existing = (await commit.read(memberPath(known.memberId))) as MemberRecord | null;
      if (existing) {
        const { id, status } = existing;
        return { id, status, isNew: false, wanted: await noteSignIn(commit, existing, { person, wanted }) };
      }
    }
    const at = now();
    const profile = { name: person.name, email: person.email };
    const made = newMember({ at, language, profile, vouched: person.email });
    commit.put(identity, known, { memberId: newId, createdAt: at });
    commit.put(memberPath(newId), null, made.member);
    commit.put(accountPath(newId), null, {
      ...made.account,
      linkedinPicture: person.picture,
      ...(wanted && { wanted }),
    });
    return { id: newId, status: 'pending' as const, isNew: true, wanted };
  });
  await ensureAccount(member.id, member.status);
  return member;
}

/**
 * What this sign-in says about somebody who is known: an address that LinkedIn vouches for, which is theirs from now
 * on, and where their picture is while they have none here. The picture is not fetched until they ask for a copy.
 * Where they were on their way to is kept until they may go there.
 * @returns where they are on their way to, now or since an earlier sign-in
 */
async function noteSignIn(
  commit: Commit,
  member: MemberRecord,
  given: { person: LinkedinPerson; wanted: string },
): Promise<string> {
  const { person } = given;
  const { id, imageUrl, status } = member;
  const account = (await commit.read(accountPath(id))) as AccountRecord | null;
  if (!account) return given.wanted;
  const wanted = given.wanted || wantedPath(account.wanted);
  const kept = status === 'approved' ? '' : wanted;
  const isNewPicture = imageUrl === '' && person.picture !== '' && person.picture !== account.linkedinPicture;
  const isNewAddress = person.email !== '' && !isVerified(account, person.email);
  if (!isNewPicture && !isNewAddress && kept === (account.wanted ?? '')) return wanted;
  const after = {
    ...account,
    ...withVouched(account, { address: person.email, at: now() }),
    ...(isNewPicture && { linkedinPicture: person.picture }),
    wanted: kept,
  };
  commit.put(accountPath(id), account, after);
  return wanted;
}

/** Firebase's own account for the member. It carries no e-mail, so that it can never meet a staff account. */
async function ensureAccount(uid: string, status: MemberStatus): Promise<void> {
  try {
    await auth().createUser({ uid });
    await auth().setCustomUserClaims(uid, { status });
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'auth/uid-already-exists';
    if (!isThere) throw error;
  }
}
