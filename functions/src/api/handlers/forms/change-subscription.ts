import type { Contract } from '@nexus/domain/contract/index';
import { changeSubscription } from '../../../store/inbox/subscribers';
import type { Handler } from '../../call';
import { pageBefore } from '../../page-before';

export const confirmSubscription: Handler<Contract['confirmSubscription']> = async ({ body, author, request }) =>
  changeSubscription({ token: body.token, to: 'confirmed', page: pageBefore(request), author });

export const unsubscribe: Handler<Contract['unsubscribe']> = async ({ body, author, request }) =>
  changeSubscription({ token: body.token, to: 'unsubscribed', page: pageBefore(request), author });
