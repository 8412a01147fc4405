import type { StaffMember } from '@nexus/domain/contract/staff';
import { NexusError } from '@nexus/domain/errors';
import { ROLES, type Actor, type Role } from '@nexus/domain/permissions';
import { auth, db } from '../../firebase';
import type { Author } from '../commit/author';
import { commit, type Commit } from '../commit/commit';
import { inBatches } from '../kernel/batches';
import { now } from '../kernel/clock';
import { runQuery } from '../kernel/documents';
import { noneOpen } from './sessions';
import { answerOf, lastLoginOf, staffPath, type StaffRecord } from './staff-record';

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
      delete after.requestMails;
      delete after.toldOf;
      delete after.language;
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
