import type { Contract } from '@nexus/domain/contract/index';
import { applyToAttend as apply, eventForMember } from '../../../store/attendance';
import { callingMember, type Handler } from '../../call';

export const applyToAttend: Handler<Contract['applyToAttend']> = async ({ params, actor, author }) =>
  apply({ eventId: params.id, memberId: callingMember(actor).id, author });

export const readEventForMembers: Handler<Contract['readEventForMembers']> = async ({ params, actor }) =>
  eventForMember(params.id, callingMember(actor).id);
