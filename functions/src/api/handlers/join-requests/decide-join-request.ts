import type { Contract } from '@nexus/domain/contract/index';
import { decideRequest } from '../../../store/membership';
import type { Handler } from '../../call';

export const decideJoinRequest: Handler<Contract['decideJoinRequest']> = async ({ params, body, author }) =>
  decideRequest({ id: params.id, decision: body, author });
