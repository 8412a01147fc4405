import type { Contract } from '@nexus/domain/contract/index';
import {
  applyToAttend as apply,
  changeApplication as change,
  giveBack as give,
} from '../../../store/events/attendance';
import {
  cancellationOf,
  eventForMember,
  eventsOfMember,
  listApplications as list,
} from '../../../store/events/attendance-reads';
import { callingMember, type Handler } from '../../call';

export const applyToAttend: Handler<Contract['applyToAttend']> = async ({ params, actor, author }) =>
  apply({ eventId: params.id, memberId: callingMember(actor).id, author });

export const readEventForMembers: Handler<Contract['readEventForMembers']> = async ({ params, actor }) =>
  eventForMember(params.id, callingMember(actor).id);

export const giveBack: Handler<Contract['giveBack']> = async ({ params, author }) =>
  give({ eventId: params.id, memberId: params.memberId, author });

export const listOwnEvents: Handler<Contract['listOwnEvents']> = async ({ params, language }) =>
  eventsOfMember(params.id, language);

export const listApplications: Handler<Contract['listApplications']> = async ({ params }) => list(params.id);

export const changeApplication: Handler<Contract['changeApplication']> = async ({ params, body, author }) =>
  change({ eventId: params.id, memberId: params.memberId, change: body, author });

export const readCancellation: Handler<Contract['readCancellation']> = async ({ params }) => cancellationOf(params.id);
