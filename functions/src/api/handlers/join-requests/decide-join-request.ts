import type { Contract } from '@nexus/domain/contract/index';
import { decideRequest } from '../../../store/membership/decisions';
import { requiredVersionIn, type Handler } from '../../call';

export const decideJoinRequest: Handler<Contract['decideJoinRequest']> = async ({ params, body, author, request }) =>
  decideRequest({ id: params.id, decision: body, author, seen: requiredVersionIn(request) });
