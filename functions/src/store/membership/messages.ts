import type { Timestamp } from 'firebase-admin/firestore';
import type { ReceivedMessage } from '@nexus/domain/contract/messages';
import { NexusError } from '@nexus/domain/errors';
import { MESSAGE_LIMITS } from '@nexus/domain/limits';
import { takesMessages, type MemberMessage } from '@nexus/domain/membership/message';
import { addressInUse } from '@nexus/domain/membership/verified-address';
import { db } from '../../firebase';
import { commit, type Commit } from '../commit/commit';
import { inDays, now } from '../kernel/clock';
import type { Author } from '../commit/author';
import { readDocument } from '../kernel/documents';
import { accountPath, isHere, memberPath } from '../projections/member-record';
import { blockPath, correspondentOf, isBlocked } from './blocks';
import { readExistingMember, type Whole } from './member-writes';
import { readWhole, readWholeIn } from './members';
import { messageMail } from './message-mail';

/** `messages/{id}`: what one member wrote to another, kept so that it can be answered and reported. */
export type Message = {
  from: string;
  to: string;
  text: string;
  sentAt: string;
  isAnswered: boolean;
  isReported: boolean;
  /** Its receiver blocked who wrote it: nobody was sent it. */
  isHeld: boolean;
  expiresAt: Timestamp | Date;
};

interface Given {
  message: MemberMessage;
  author: Author;
  idempotencyKey: string | undefined;
}

export const messagePath = (id: string) => `messages/${id}`;
const newId = () => db().collection('messages').doc().id;

/**
 * Passes a message on by one mail. @throws NexusError `notFound` where nobody approved is there, `takesNoMessages`,
 * `unconfirmed` where no answer would reach who writes, `tooMuchMail`
 */
export function writeTo({ from, to, ...given }: Given & { from: string; to: string }): Promise<void> {
  const { author, message, idempotencyKey } = given;
  const id = newId();
  return commit({ author, action: 'message.send', idempotencyKey }, async (commit) => {
    const [sender, receiver] = await readBoth(commit, from, to);
    if (!takesMessages(receiver.account)) throw new NexusError('takesNoMessages');
    await pass(commit, { id, sender, receiver, message, kind: 'memberMessage' });
  });
}

/**
 * Answers a message, once; it reaches who wrote it also where they take no others. @throws NexusError as above, and
 * `alreadyAnswered`
 */
export function answer({ id: answered, by, ...given }: Given & { id: string; by: string }): Promise<void> {
  const { author, message, idempotencyKey } = given;
  const id = newId();
  return commit({ author, action: 'message.answer', idempotencyKey }, async (commit) => {
    const before = received(await commit.read<Message>(messagePath(answered)), by);
    if (before.isAnswered) throw new NexusError('alreadyAnswered');
    const [sender, receiver] = await readBoth(commit, by, before.from);
    if (addressInUse(receiver.account) === '') throw new NexusError('takesNoMessages');
    commit.note(messagePath(answered), { ...before, isAnswered: true });
    await pass(commit, { id, sender, receiver, message, kind: 'memberReply' });
  });
}

/** A message as its receiver sees it. @throws NexusError `notFound` */
export async function readMessage(id: string, reader: string): Promise<ReceivedMessage> {
  const message = received(await readDocument<Message>(messagePath(id)), reader);
  const { from, text, sentAt, isAnswered, isReported } = message;
  const block = await readDocument(blockPath({ by: reader, of: from }));
  const whole = await readWhole(from);
  const sender = whole && isHere(whole.member) ? whole : null;
  return {
    id,
    text,
    sentAt,
    from: sender && correspondentOf(sender.member),
    mayAnswer: !isAnswered && sender !== null && addressInUse(sender.account) !== '',
    isAnswered,
    isReported,
    isBlocked: block !== null,
  };
}

/** The message where it went to this member and is kept. @throws NexusError `notFound` */
export function received<T extends Message>(message: T | null, reader: string): T {
  const isTheirs = message?.to === reader && !message.isHeld;
  const isKept = message !== null && new Date(timeOf(message.expiresAt)) > new Date();
  if (!message || !isTheirs || !isKept) throw new NexusError('notFound');
  return message;
}

function timeOf(moment: Timestamp | Date): number {
  return moment instanceof Date ? moment.getTime() : moment.toMillis();
}

/** Who writes and who is written to, both of the community. @throws NexusError `notAMember`, `notFound` */
async function readBoth(commit: Commit, from: string, to: string): Promise<[sender: Whole, receiver: Whole]> {
  await commit.readAhead([from, to].flatMap((id) => [memberPath(id), accountPath(id)]));
  const sender = await readExistingMember(commit, from);
  if (!isHere(sender.member)) throw new NexusError('notAMember');
  if (addressInUse(sender.account) === '') throw new NexusError('unconfirmed');
  const receiver = from === to ? null : await readWholeIn(commit, to);
  if (!receiver || !isHere(receiver.member)) throw new NexusError('notFound');
  return [sender, receiver];
}

async function pass(commit: Commit, given: Parameters<typeof messageMail>[0]): Promise<void> {
  const { id, sender, receiver, message } = given;
  const [from, to] = [sender.member.id, receiver.member.id];
  const isHeld = await isBlocked(commit, { by: to, of: from });
  const kept = { from, to, text: message.text, sentAt: now(), isAnswered: false, isReported: false, isHeld };
  commit.note(messagePath(id), { ...kept, expiresAt: inDays(MESSAGE_LIMITS.days) } satisfies Message);
  commit.mail(messageMail(given), { isHeld });
}
