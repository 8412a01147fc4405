import type { Language } from '@nexus/domain/bilingual';
import { NexusError } from '@nexus/domain/errors';
import { LIMITS } from '@nexus/domain/limits';
import { auth, db } from '../../firebase';
import { composeMail } from '../../mails/mail';
import { commit, type Commit } from '../commit/commit';
import { now } from '../kernel/clock';
import { runQuery } from '../kernel/documents';
import { noneOpen } from './sessions';
import type { SignInFrom } from './sign-ins';
import { readStaff, staffPath, type StaffRecord } from './staff-record';
import { newLink, opens } from './staff-link';
import { StaffRefused } from './staff-refused';
import { openStaffSession } from './staff-session';

/** Mails a link to choose a new password, if somebody active of the staff has this address. Once for each `key`. */
export async function sendReset(given: { email: string; language: Language; key: string }): Promise<void> {
  const { email, language, key } = given;
  const [found] = (await runQuery(db().collection('staff').where('email', '==', email).limit(1))) as StaffRecord[];
  if (!found) return;
  const author = { actor: { kind: 'system' as const, id: 'forgot-password' }, requestId: key };
  await commit({ author, action: 'staff.forgot', idempotencyKey: key, audit: 'bare' }, async (commit) => {
    const staff = (await commit.read(staffPath(found.id))) as StaffRecord | null;
    if (!staff?.isActive) return;
    const { kept, address: link } = newLink(staff.id, language, LIMITS.resetLink);
    commit.put(staffPath(staff.id), staff, { ...staff, reset: kept });
    commit.mail(composeMail({ to: email, language, kind: 'staffReset', values: { name: staff.name, link } }));
  });
}

/**
 * Sets the password of the account that a mailed link belongs to, ends all of its sessions and opens one. The link
 * works once; it shows that its bearer reads the address's mail, and no more: null where a code is needed besides.
 * @throws NexusError `linkExpired`, `accountDeactivated`
 */
export async function setPassword(given: {
  token: string;
  password: string;
  requestId: string;
  from: SignInFrom;
}): Promise<string | null> {
  const { token, password, requestId, from } = given;
  const [, id = '', secret = ''] = /^([A-Za-z0-9_-]{1,128})\.([\w-]{43})$/.exec(token) ?? [];
  if (id === '') throw new NexusError('linkExpired');
  const staff = await useLink({ id, secret, requestId });
  await giveAccount(staff, password);
  return openStaffSession({ id, provenAt: Date.now(), requestId, from, isByLink: true }).catch((error: unknown) => {
    if (error instanceof NexusError && error.code === 'codeNeeded') return null;
    throw error;
  });
}

function useLink(given: { id: string; secret: string; requestId: string }): Promise<StaffRecord> {
  const { id, secret, requestId } = given;
  const author = { actor: { kind: 'system' as const, id: 'set-password' }, requestId };
  return commit({ author, action: 'staff.password', audit: 'bare' }, async (commit: Commit) => {
    const staff = (await commit.read(staffPath(id))) as StaffRecord | null;
    if (!staff || ![staff.invitation, staff.reset].some((link) => opens(link, secret)))
      throw new NexusError('linkExpired');
    if (!staff.isActive) throw new StaffRefused('accountDeactivated', { ...staff, kind: 'staff' });
    const used = { invitation: null, reset: null, acceptedAt: staff.acceptedAt ?? now() };
    commit.put(staffPath(id), staff, { ...staff, ...used, ...noneOpen(now()) });
    return staff;
  });
}

/** Tries of somebody who registers the address again and again meanwhile. */
const TRIES = 5;

/**
 * Gives the account this password at Firebase. An account that somebody else registered under the address, which our
 * mail has just shown not to be theirs, goes: with its password and its sessions.
 */
async function giveAccount({ id, email, name, role }: StaffRecord, password: string): Promise<void> {
  const fields = { email, emailVerified: true, password, displayName: name };
  for (let tried = 1; ; tried += 1) {
    const holder = await auth().getUserByEmail(email).catch(unless('auth/user-not-found'));
    if (holder && holder.uid !== id) {
      if (await readStaff(holder.uid)) throw new NexusError('emailTaken');
      await auth().deleteUser(holder.uid);
    }
    try {
      const known = await auth().updateUser(id, fields).catch(unless('auth/user-not-found'));
      if (!known) await auth().createUser({ uid: id, ...fields });
      break;
    } catch (error) {
      if (tried === TRIES || codeOf(error) !== 'auth/email-already-exists') throw error;
    }
  }
  await auth().setCustomUserClaims(id, { role });
  await auth().revokeRefreshTokens(id);
}

function unless(code: string) {
  return (error: unknown): undefined => {
    if (codeOf(error) !== code) throw error;
  };
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
