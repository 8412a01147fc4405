import type { Contract } from '@nexus/domain/contract/index';
import { db } from '../../../firebase';
import { keepSubmission } from '../../../store/inbox/submissions';
import { limitForm, isTrapped } from '../../form-guard';
import type { Handler } from '../../call';

/** Keeps an application. A program gets the answer that a person gets, and nothing is kept. */
export const submitApplication: Handler<Contract['submitApplication']> = async ({
  body,
  request,
  author,
  idempotencyKey,
}) => {
  if (isTrapped(body)) return { id: db().collection('submissions').doc().id };
  await limitForm(request, 'submission', { ...body, email: body.data.email });
  return keepSubmission({ type: body.type, data: body.data, author, ...(idempotencyKey && { idempotencyKey }) });
};
