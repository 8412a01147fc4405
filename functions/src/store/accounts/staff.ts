import { randomUUID } from 'node:crypto';
import type { StaffMember } from '@nexus/domain/contract/staff';
import type { Language } from '@nexus/domain/bilingual';
import { NexusError } from '@nexus/domain/errors';
import { LIMITS } from '@nexus/domain/limits';
import { ROLES, type Actor, type Role } from '@nexus/domain/permissions';
import { auth, db } from '../../firebase';
import { inBatches } from '../kernel/batches';
import { commit, now, type Author, type Commit } from '../commit/commit';
import { readDocument, runQuery, type Document } from '../kernel/documents';
import { invitation, type StaffLink } from './staff-link';
import { StaffRefused } from './staff-refused';
import { NO_SESSIONS, type SessionFields } from '../kernel/session-fields';
import { noneOpen, openSession } from './sessions';

/** `staff/{uid}` as stored: the truth about who may administer. The custom claim `role` follows it. */
export type StaffRecord = Document<
  {
    email: string;
    name: string;
    role: Role;
    isActive: boolean;
    createdAt: string;
    updatedAt?: string;
    /** When they chose a password; null for those who were invited and have not. */
    acceptedAt?: string | null;
    invitation?: StaffLink | null;
    reset?: StaffLink | null;
  } & SessionFields
>;

export const staffPath = (id: string) => `staff/${id}`;
/**
 * Names the email of somebody who was invited, so that two invitations at once cannot both succeed. The first super
 * admin has none: `inviteStaff` asks for their address besides.
 */
const emailPath = (email: string) => `staffEmails/${encodeURIComponent(email.toLowerCase())}`;

export function readStaff(id: string): Promise<StaffRecord | null> {
  return readDocument(staffPath(id)) as Promise<StaffRecord | null>;
}

/** Everybody who may administer, by name, with their last sign-in. */
export async function listStaff(): Promise<StaffMember[]> {
  const all = (await runQuery(db().collection('staff').limit(500))) as StaffRecord[];
  // A record that names no role opens nothing, and is not shown.
  const found = all.filter(({ role, email }) => ROLES.includes(role) && email);
  const logins = new Map<string, string | null>();
  for (const some of inBatches(found, 100)) {
    const { users } = await auth().getUsers(some.map(({ id }) => ({ uid: id })));
    for (const { uid, metadata } of users) {
      const at = metadata.lastSignInTime ? new Date(metadata.lastSignInTime).toISOString() : null;
      logins.set(uid, at);
    }
  }
  return found
    .map((staff) => answerOf(staff, logins.get(staff.id) ?? null))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

/** What other staff are told of an account. Nobody who never signed in counts as active unless they chose a password. */
function answerOf(staff: StaffRecord, lastLogin: string | null): StaffMember {
  const hasAccepted = Boolean(staff.acceptedAt) || lastLogin !== null;
  return {
    ...staff,
    updatedAt: staff.updatedAt ?? staff.createdAt,
    lastLogin,
    state: !staff.isActive ? 'deactivated' : hasAccepted ? 'active' : 'invited',
  };
}

/**
 * Opens a session of somebody of the staff and answers its custom token. `provenAt` is when they gave their password.
 * @throws NexusError `noAdminAccess`, `accountDeactivated`, `signInExpired`
 */
export async function openStaffSession(given: { id: string; provenAt: number; requestId: string }): Promise<string> {
  const { id, provenAt, requestId } = given;
  const staff = await readStaff(id);
  if (!staff) throw new NexusError('noAdminAccess');
  const actor = { kind: 'staff' as const, id, role: staff.role, name: staff.name };
  if (!staff.isActive) throw new StaffRefused('accountDeactivated', actor);
  const author = { actor, requestId };
  const path = staffPath(id);
  const sid = await openSession({ path, provenAt, author, lifetime: LIMITS.adminSession, isAudited: true });
  return auth().createCustomToken(id, { sid, staff: true });
}

/** Invites somebody by mail. Their account at Firebase is made when they choose a password. @throws NexusError `emailTaken` */
export function inviteStaff(given: { email: string; name: string; role: Role; language: Language; author: Author }) {
  const { name, role, language, author } = given;
  const email = given.email.toLowerCase();
  return commit({ author, action: 'staff.invite' }, async (commit) => {
    const known = await runQuery(db().collection('staff').where('email', '==', email).limit(1));
    const reserved = await commit.read(emailPath(email));
    if (known.length > 0 || reserved) throw new NexusError('emailTaken');
    const id = `staff-${randomUUID()}`;
    const staff = {
      email,
      name,
      role,
      isActive: true,
      ...NO_SESSIONS,
      createdAt: now(),
      updatedAt: now(),
      acceptedAt: null,
    };
    const { kept, mail } = invitation({ id, email, name, language });
    commit.put(staffPath(id), null, { ...staff, invitation: kept });
    commit.put(emailPath(email), null, { staffId: id });
    commit.mail(mail);
    return answerOf({ ...staff, id, version: 1 }, null);
  });
}

/** Sends a new link to somebody who has not chosen a password; the earlier one stops working. @throws NexusError `alreadyAccepted` */
export function resendInvitation(given: { id: string; language: Language; author: Author }) {
  const { id, language, author } = given;
  return commit({ author, action: 'staff.invite', audit: 'bare' }, async (commit) => {
    const staff = (await commit.readExisting(staffPath(id))) as StaffRecord;
    if (answerOf(staff, await lastLoginOf(id)).state !== 'invited') throw new NexusError('alreadyAccepted');
    const { kept, mail } = invitation({ ...staff, language });
    commit.put(staffPath(id), staff, { ...staff, invitation: kept, updatedAt: now() });
    commit.mail(mail);
    return answerOf(staff, null);
  });
}

async function lastLoginOf(uid: string): Promise<string | null> {
  const { users } = await auth().getUsers([{ uid }]);
  return users[0]?.metadata.lastSignInTime ?? null;
}

/**
 * Changes somebody of the staff. @throws NexusError `ownRole` for one's own role or account, `lastSuperAdmin` when
 * nobody would be left who may grant roles
 */
export function changeStaff(given: {
  id: string;
  change: { name?: string | undefined; role?: Role | undefined; isActive?: boolean | undefined };
  author: Author & { actor: Actor };
}) {
  const { id, change, author } = given;
  return commit({ author, action: 'staff.change' }, async (commit) => {
    const before = (await commit.readExisting(staffPath(id))) as StaffRecord;
    const written = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    const after = { ...before, ...written, updatedAt: now() } as StaffRecord;
    const isSelf = author.actor.kind === 'staff' && author.actor.id === id;
    if (isSelf && (after.role !== before.role || after.isActive !== before.isActive)) throw new NexusError('ownRole');
    if (isSuper(before) && !isSuper(after)) await refuseLast(commit, id);
    if (before.isActive && !after.isActive) {
      Object.assign(after, noneOpen(now()));
      commit.sideEffect({ kind: 'endSessions', uid: id });
    }
    commit.put(staffPath(id), before, after);
    commit.sideEffect({ kind: 'claims', uid: id, claims: { role: after.isActive ? after.role : 'none' } });
    return answerOf(after, await lastLoginOf(id));
  });
}

const isSuper = ({ role, isActive }: Pick<StaffRecord, 'role' | 'isActive'>) => role === 'super_admin' && isActive;

/** Two super admins who demote each other at once both write `staffGuard/superAdmins`: one of them is tried again. */
async function refuseLast(commit: Commit, id: string): Promise<void> {
  const guard = await commit.read('staffGuard/superAdmins');
  const others = (await runQuery(db().collection('staff').where('role', '==', 'super_admin'))) as StaffRecord[];
  if (!others.some((other) => other.id !== id && isSuper(other))) throw new NexusError('lastSuperAdmin');
  commit.put('staffGuard/superAdmins', guard, { changedAt: now() });
}

/** Signs somebody of the staff out everywhere. */
export function endStaffSessions(given: { id: string; author: Author }) {
  return commit({ author: given.author, action: 'staff.endSessions' }, async (commit) => {
    const before = (await commit.readExisting(staffPath(given.id))) as StaffRecord;
    const after = { ...before, ...noneOpen(now()), updatedAt: now() };
    commit.put(staffPath(given.id), before, after);
    commit.sideEffect({ kind: 'endSessions', uid: given.id });
    return answerOf(after, await lastLoginOf(given.id));
  });
}
