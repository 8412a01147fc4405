import { randomUUID } from 'node:crypto';
import type { Language } from '@nexus/domain/bilingual';
import { NexusError } from '@nexus/domain/errors';
import type { Role } from '@nexus/domain/permissions';
import { db } from '../../firebase';
import type { Author } from '../commit/author';
import { commit } from '../commit/commit';
import { now } from '../kernel/clock';
import { runQuery } from '../kernel/documents';
import { NO_SESSIONS } from '../kernel/session-fields';
import { invitation } from './staff-link';
import { answerOf, lastLoginOf, staffPath, type StaffRecord } from './staff-record';

/**
 * Names the email of somebody who was invited, so that two invitations at once cannot both succeed. The first super
 * admin has none: `inviteStaff` asks for their address besides.
 */
const emailPath = (email: string) => `staffEmails/${encodeURIComponent(email.toLowerCase())}`;

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
