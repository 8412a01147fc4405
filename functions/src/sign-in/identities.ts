import type { Language } from '@nexus/domain/bilingual';
import type { MemberStatus } from '@nexus/domain/membership/member';
import { config } from '../config';
import { auth, db } from '../firebase';
import { commit, now, type Commit } from '../store/commit';
import {
  accountPath,
  memberPath,
  newMember,
  rosterEntry,
  type AccountRecord,
  type MemberRecord,
} from '../store/members';
import type { LinkedinPerson } from './linkedin';
import { fingerprint } from './secrets';

/**
 * Finds the member whom this LinkedIn account belongs to, or makes a pending one. The identity record decides, never
 * the e-mail: LinkedIn's subject differs per app, so the app is part of the key and the member has an id of their own.
 */
export async function findOrCreateMember(given: {
  person: LinkedinPerson;
  language: Language;
  requestId: string;
}): Promise<{ id: string; status: MemberStatus; isNew: boolean }> {
  const { person, language, requestId } = given;
  const identity = `identities/linkedin-${fingerprint(`${config().LINKEDIN_CLIENT_ID}\n${person.subject}`)}`;
  const author = { actor: { kind: 'system' as const, id: 'sign-in' }, requestId };
  const newId = db().collection('members').doc().id;

  const member = await commit({ author, action: 'member.create' }, async (commit) => {
    const known = await commit.read<{ memberId: string }>(identity);
    if (known) {
      const existing = (await commit.read(memberPath(known.memberId))) as MemberRecord | null;
      if (existing) {
        await notePicture(commit, existing, person.picture);
        return { id: existing.id, status: existing.status, isNew: false };
      }
    }
    const at = now();
    const made = newMember({ at, language, profile: { name: person.name, email: person.email } });
    commit.put(identity, known, { memberId: newId, createdAt: at });
    commit.put(memberPath(newId), null, made.member);
    commit.put(accountPath(newId), null, { ...made.account, linkedinPicture: person.picture });
    commit.roster({ id: newId, entry: rosterEntry(newId, made.member, made.account.email) });
    return { id: newId, status: 'pending' as const, isNew: true };
  });
  await ensureAccount(member.id, member.status);
  return member;
}

/** Where the picture is, for members who have none yet: they may ask for a copy. It is not fetched until they do. */
async function notePicture(commit: Commit, { id, imageUrl }: MemberRecord, linkedinPicture: string): Promise<void> {
  if (imageUrl !== '' || linkedinPicture === '') return;
  const account = (await commit.read(accountPath(id))) as AccountRecord | null;
  if (account && account.linkedinPicture !== linkedinPicture)
    commit.put(accountPath(id), account, { ...account, linkedinPicture });
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
