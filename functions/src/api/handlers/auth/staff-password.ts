import type { Contract } from '@nexus/domain/contract/index';
import { putInOutbox } from '../../../outbox/outbox';
import { HOUR } from '../../../store/kernel/limiter';
import * as passwords from '../../../store/accounts/staff-password';
import type { Handler } from '../../call';
import { signedInFrom } from '../../signed-in-from';
import { limitCaller, limitForm } from '../../form-guard';

/** Does the same for every address, so that nobody learns from answer or time who works here: whose it is is asked later. */
export const forgotPassword: Handler<Contract['forgotPassword']> = async ({ body, request }) => {
  await limitForm(request, 'forgot-password', { email: body.email, website: '' });
  await putInOutbox({ kind: 'forgotPassword', email: body.email.toLowerCase(), language: body.language });
};

export const setPassword: Handler<Contract['setPassword']> = async ({ body, request, requestId }) => {
  await limitCaller(request, 'set-password', { count: 30, window: HOUR });
  return {
    customToken: await passwords.setPassword({ ...body, requestId, from: signedInFrom(request, body.browser) }),
  };
};
