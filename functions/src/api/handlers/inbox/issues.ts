import type { Contract } from '@nexus/domain/contract/index';
import { NexusError } from '@nexus/domain/errors';
import { readStaff } from '../../../store/accounts/staff-record';
import * as issues from '../../../store/inbox/issues';
import { sendIssue as send, stopIssue as stop } from '../../../store/inbox/issue-begin';
import { archivedIssue, archivedIssues } from '../../../store/inbox/issue-archive';
import { countReaders as count } from '../../../store/inbox/readers';
import { Own } from '../../answer';
import { requiredVersionIn, type Handler } from '../../call';

async function answerWith(id: string) {
  const issue = await issues.readIssue(id);
  return new Own(issue, issue.version);
}

export const listIssues: Handler<Contract['listIssues']> = async ({ query }) => issues.listIssues(query.before);

export const createIssue: Handler<Contract['createIssue']> = async ({ body: input, author, idempotencyKey }) =>
  answerWith(await issues.createIssue({ input, author, idempotencyKey }));

export const readIssue: Handler<Contract['readIssue']> = async ({ params }) => answerWith(params.id);

export const changeIssue: Handler<Contract['changeIssue']> = async ({ params, body: input, author, request }) => {
  await issues.changeIssue({ ...params, input, version: requiredVersionIn(request), author });
  return answerWith(params.id);
};

export const removeIssue: Handler<Contract['removeIssue']> = async ({ params, author, request }) =>
  issues.removeIssue({ ...params, version: requiredVersionIn(request), author });

export const drawIssue: Handler<Contract['drawIssue']> = async ({ params, query }) =>
  (await issues.drawIssue(params.id, query.lang)).message;

/** To the address by which they sign in, which is theirs: a link in a mail to it opened the account. */
export const testIssue: Handler<Contract['testIssue']> = async ({ params, body, actor, author }) => {
  const staff = actor.kind === 'staff' ? await readStaff(actor.id) : null;
  if (!staff) throw new NexusError('forbidden');
  await issues.testIssue({ ...params, ...body, to: staff.email, author });
};

export const sendIssue: Handler<Contract['sendIssue']> = async ({ params, author, request }) => {
  await send({ ...params, version: requiredVersionIn(request), author });
  return answerWith(params.id);
};

export const stopIssue: Handler<Contract['stopIssue']> = async ({ params, author }) => {
  await stop({ ...params, author });
  return answerWith(params.id);
};

export const countReaders: Handler<Contract['countReaders']> = async () => ({ count: await count() });

export const listSentIssues: Handler<Contract['listSentIssues']> = async ({ query }) => archivedIssues(query.lang);

export const readSentIssue: Handler<Contract['readSentIssue']> = async ({ params, query }) => {
  const found = await archivedIssue(params.id, query.lang);
  if (!found) throw new NexusError('notFound');
  return found;
};
