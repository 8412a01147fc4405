import type { Contract } from '@nexus/domain/contract/index';
import {
  applyToAttend as apply,
  changeApplication as change,
  eventForMember,
  listApplications as list,
} from '../../../store/attendance';
import { callingMember, type Handler } from '../../call';

export const applyToAttend: Handler<Contract['applyToAttend']> = async ({ params, actor, author }) =>
  apply({ eventId: params.id, memberId: callingMember(actor).id, author });

export const readEventForMembers: Handler<Contract['readEventForMembers']> = async ({ params, actor }) =>
  eventForMember(params.id, callingMember(actor).id);

export const listApplications: Handler<Contract['listApplications']> = async ({ params }) => list(params.id);

export const changeApplication: Handler<Contract['changeApplication']> = async ({ params, body, author }) =>
  change({ eventId: params.id, memberId: params.memberId, change: body, author });
