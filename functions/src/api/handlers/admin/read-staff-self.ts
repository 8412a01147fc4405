import type { Contract } from '@nexus/domain/contract/index';
import { NexusError } from '@nexus/domain/errors';
import { permissionsOf } from '@nexus/domain/permissions';
import { requestMailsOf } from '../../../store/accounts/request-mails';
import { readStaff } from '../../../store/accounts/staff-record';
import type { Handler } from '../../call';

export const readStaffSelf: Handler<Contract['readStaffSelf']> = async ({ actor, session }) => {
  const staff = actor.kind === 'staff' ? await readStaff(actor.id) : null;
  if (!staff || !session) throw new NexusError('forbidden');
  const permissions = [...permissionsOf(staff.role)];
  const requestMails = requestMailsOf(staff);
  return { ...staff, requestMails, permissions, signedInAt: new Date(session.authTime).toISOString() };
};
