import type { Contract } from '@nexus/domain/contract/index';
import * as confirmations from '../../../store/membership/confirmations';
import type { Handler } from '../../call';

export const resendConfirmation: Handler<Contract['resendConfirmation']> = async ({ params, author }) =>
  confirmations.resendConfirmation({ id: params.id, author });

export const takeBackAddress: Handler<Contract['takeBackAddress']> = async ({ params, author }) =>
  confirmations.takeBackAddress({ id: params.id, author });

export const confirmAddress: Handler<Contract['confirmAddress']> = async ({ body, author }) =>
  confirmations.confirmAddress({ token: body.token, author });
