import type { Contract } from '@nexus/domain/contract/index';
import { askToSubscribe } from '../../../store/forms';
import { limitForm, looksAutomatic } from '../../form-guard';
import type { Handler } from '../../call';

export const subscribe: Handler<Contract['subscribe']> = async ({ body, request, author }) => {
  if (looksAutomatic(body)) return;
  await limitForm(request, 'newsletter', body.email);
  await askToSubscribe({ email: body.email, language: body.language, author });
};
