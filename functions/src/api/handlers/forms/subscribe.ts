import type { Contract } from '@nexus/domain/contract/index';
import { askToSubscribe } from '../../../store/inbox/forms';
import { limitForm, isTrapped } from '../../form-guard';
import type { Handler } from '../../call';

export const subscribe: Handler<Contract['subscribe']> = async ({ body, request, author }) => {
  if (isTrapped(body)) return;
  await limitForm(request, 'newsletter', body);
  await askToSubscribe({ email: body.email, language: body.language, author });
};
