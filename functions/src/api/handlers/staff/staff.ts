import type { Contract } from '@nexus/domain/contract/index';
import * as staff from '../../../store/accounts/staff';
import * as invitations from '../../../store/accounts/staff-invitations';
import type { Handler } from '../../call';

export const listStaff: Handler<Contract['listStaff']> = async () => staff.listStaff();

export const inviteStaff: Handler<Contract['inviteStaff']> = async ({ body, language, author }) =>
  invitations.inviteStaff({ ...body, language, author });

export const resendInvitation: Handler<Contract['resendInvitation']> = async ({ params, language, author }) =>
  invitations.resendInvitation({ id: params.id, language, author });

export const changeStaff: Handler<Contract['changeStaff']> = async ({ params, body, author }) =>
  staff.changeStaff({ id: params.id, change: body, author });

export const endStaffSessions: Handler<Contract['endStaffSessions']> = async ({ params, author }) =>
  staff.endStaffSessions({ id: params.id, author });
