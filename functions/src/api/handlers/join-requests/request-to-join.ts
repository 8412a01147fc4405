import type { Contract } from '@nexus/domain/contract/index';
import { requestToJoin as request } from '../../../store/membership/membership';
import { callingMember, type Handler } from '../../call';

export const requestToJoin: Handler<Contract['requestToJoin']> = async ({ actor, author, idempotencyKey }) =>
  request({ id: callingMember(actor).id, author, ...(idempotencyKey && { idempotencyKey }) });
