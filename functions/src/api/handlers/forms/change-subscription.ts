import type { Contract } from '@nexus/domain/contract/index';
import { changeSubscription } from '../../../store/inbox/forms';
import type { Handler } from '../../call';

export const confirmSubscription: Handler<Contract['confirmSubscription']> = async ({ body, author }) =>
  changeSubscription({ token: body.token, to: 'confirmed', author });

export const unsubscribe: Handler<Contract['unsubscribe']> = async ({ body, author }) =>
  changeSubscription({ token: body.token, to: 'unsubscribed', author });
