import type { Contract } from '@nexus/domain/contract/index';
import { askToSubscribe } from '../../../store/inbox/subscribers';
import { limitForm, isTrapped } from '../../form-guard';
import type { Handler } from '../../call';
import { pageBefore } from '../../page-before';

export const subscribe: Handler<Contract['subscribe']> = async ({ body, request, author }) => {
  if (isTrapped(body)) return;
  await limitForm(request, 'newsletter', body);
  await askToSubscribe({ email: body.email, language: body.language, page: pageBefore(request), author });
};
