import type { Contract } from '@nexus/domain/contract/index';
import * as blocks from '../../../store/membership/blocks';
import * as messages from '../../../store/membership/messages';
import { report } from '../../../store/membership/reports';
import { callingMember, type Handler } from '../../call';

export const writeToMember: Handler<Contract['writeToMember']> = async (call) => {
  const { params, body: message, actor, author, idempotencyKey } = call;
  await messages.writeTo({ from: callingMember(actor).id, to: params.id, message, author, idempotencyKey });
};

export const readMessage: Handler<Contract['readMessage']> = async ({ params, actor }) =>
  messages.readMessage(params.id, callingMember(actor).id);

export const answerMessage: Handler<Contract['answerMessage']> = async (call) => {
  const { params, body: message, actor, author, idempotencyKey } = call;
  await messages.answer({ id: params.id, by: callingMember(actor).id, message, author, idempotencyKey });
};

export const reportMessage: Handler<Contract['reportMessage']> = async ({ params, body, actor, author }) =>
  report({ id: params.id, by: callingMember(actor).id, note: body.note, author });

export const listBlocks: Handler<Contract['listBlocks']> = async ({ params }) => blocks.blockedBy(params.id);

export const block: Handler<Contract['block']> = async ({ params, author }) =>
  blocks.block({ by: params.id, of: params.other, author });

export const unblock: Handler<Contract['unblock']> = async ({ params, author }) =>
  blocks.unblock({ by: params.id, of: params.other, author });
