import type { DecodedIdToken } from 'firebase-admin/auth';
import { NexusError } from '@nexus/domain/errors';
import { LIMITS } from '@nexus/domain/limits';
import type { Actor } from '@nexus/domain/permissions';
import { auth } from '../firebase';
import { readMember } from '../store/membership/members';
import type { SessionFields } from '../store/kernel/session-fields';
import { isOpen } from '../store/accounts/sessions';
import { readStaff } from '../store/accounts/staff-record';
import { StaffRefused } from '../store/accounts/staff-refused';
import type { Session } from './call';

/**
 * Who is calling. The ID token proves only which account it is; status, role and whether the session still counts are
 * read from the account's document on every request, so that a decision about somebody takes effect on their next one.
 * @throws NexusError 401 `sessionExpired`, 403 `accountDeactivated` or `noAdminAccess`
 */
export async function authenticate(request: Request): Promise<{ actor: Actor; session: Session | null }> {
  const header = request.headers.get('authorization');
  if (header === null) return { actor: { kind: 'visitor' }, session: null };
  const token = await verified(/^Bearer ([\w.-]+)$/i.exec(header)?.[1] ?? '');
  const session = sessionOf(token);
  const isStaff = token['staff'] === true || token.firebase.sign_in_provider === 'password';
  const actor = isStaff ? await staffActor(token.uid, session) : await memberActor(token.uid, session);
  return { actor, session };
}

async function verified(token: string): Promise<DecodedIdToken> {
  try {
    return await auth().verifyIdToken(token);
  } catch {
    throw new NexusError('sessionExpired');
  }
}

function sessionOf(token: DecodedIdToken): Session {
  return { key: typeof token['sid'] === 'string' ? token['sid'] : '', authTime: token.auth_time * 1_000 };
}

async function memberActor(id: string, session: Session): Promise<Actor> {
  const member = await readMember(id);
  if (!member) throw new NexusError('sessionExpired');
  refuseEnded(member, session);
  return { kind: 'member', id, status: member.status };
}

async function staffActor(id: string, session: Session): Promise<Actor> {
  const staff = await readStaff(id);
  if (!staff) throw new NexusError('noAdminAccess');
  const actor = { kind: 'staff' as const, id, role: staff.role, name: staff.name };
  if (!staff.isActive) throw new StaffRefused('accountDeactivated', actor);
  if (Date.now() - session.authTime > LIMITS.adminSession) throw new NexusError('sessionExpired');
  refuseEnded(staff, session);
  return actor;
}

function refuseEnded(account: SessionFields, session: Session): void {
  if (!isOpen(account, session.key)) throw new NexusError('sessionExpired');
}
