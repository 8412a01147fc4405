import type { Contract } from '@nexus/domain/contract/index';
import * as submissions from '../../../store/inbox/submissions';
import * as subscribers from '../../../store/inbox/subscribers';
import { countOpenReports } from '../../../store/membership/reports';
import { readRoster } from '../../../store/projections/roster';
import type { Handler } from '../../call';

export const listSubmissions: Handler<Contract['listSubmissions']> = async ({ query }) =>
  submissions.listSubmissions(query);

export const changeSubmission: Handler<Contract['changeSubmission']> = async ({ params, body, author }) =>
  submissions.changeSubmission({ id: params.id, change: body, author });

export const replyToSubmission: Handler<Contract['replyToSubmission']> = async ({ params, body, author, language }) =>
  submissions.replyToSubmission({ id: params.id, ...body, language, author });

export const inviteApplicant: Handler<Contract['inviteApplicant']> = async ({ params, body, author }) =>
  submissions.inviteApplicant({ id: params.id, language: body.language, author });

export const listSubscribers: Handler<Contract['listSubscribers']> = async ({ query }) =>
  subscribers.listSubscribers(query);

export const countWaiting: Handler<Contract['countWaiting']> = async () => {
  const [waiting, reports, { counts }] = await Promise.all([
    submissions.countNewSubmissions(),
    countOpenReports(),
    readRoster(),
  ]);
  return { members: counts.pending, submissions: waiting, reports, counts };
};
