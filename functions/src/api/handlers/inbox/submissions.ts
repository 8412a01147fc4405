import type { Contract } from '@nexus/domain/contract/index';
import * as forms from '../../../store/inbox/forms';
import { readRoster } from '../../../store/projections/roster';
import type { Handler } from '../../call';

export const listSubmissions: Handler<Contract['listSubmissions']> = async ({ query }) => forms.listSubmissions(query);

export const changeSubmission: Handler<Contract['changeSubmission']> = async ({ params, body, author }) =>
  forms.changeSubmission({ id: params.id, change: body, author });

export const replyToSubmission: Handler<Contract['replyToSubmission']> = async ({ params, body, author, language }) =>
  forms.replyToSubmission({ id: params.id, ...body, language, author });

export const inviteApplicant: Handler<Contract['inviteApplicant']> = async ({ params, body, author }) =>
  forms.inviteApplicant({ id: params.id, language: body.language, author });

export const listSubscribers: Handler<Contract['listSubscribers']> = async ({ query }) => forms.listSubscribers(query);

export const countWaiting: Handler<Contract['countWaiting']> = async () => {
  const [submissions, { counts }] = await Promise.all([forms.countNewSubmissions(), readRoster()]);
  return { members: counts.pending, submissions, counts };
};
