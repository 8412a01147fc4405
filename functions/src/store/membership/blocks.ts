import { NexusError } from '@nexus/domain/errors';
import { MESSAGE_LIMITS } from '@nexus/domain/limits';
import { db } from '../../firebase';
import { commit, type Commit } from '../commit/commit';
import { now } from '../kernel/clock';
import type { Author } from '../commit/author';
import { readDocuments, runQuery } from '../kernel/documents';
import { memberPath, type MemberRecord } from '../projections/member-record';
import { endBetween } from './mentor-ends';

/** `blocks/{by}.{of}`: nothing that one member writes to the other reaches them. */
export type Block = { by: string; of: string; at: string };

interface Pair {
  by: string;
  of: string;
}

export const blockPath = ({ by, of }: Pair) => `blocks/${by}.${of}`;

/** Whether `by` blocked `of`; the other way round is another question. */
export async function isBlocked(commit: Commit, pair: Pair): Promise<boolean> {
  return (await commit.read(blockPath(pair))) !== null;
}

/**
 * Blocks somebody, quietly: what they asked of each other as mentors is over, or seen no more. @throws NexusError
 * `notFound` for oneself and for who is nobody
 */
export function block({ author, ...pair }: Pair & { author: Author }): Promise<void> {
  return commit({ author, action: 'member.block', audit: 'none' }, async (commit) => {
    if (pair.by === pair.of || !(await commit.read(memberPath(pair.of)))) throw new NexusError('notFound');
    if (await isBlocked(commit, pair)) return;
    commit.note(blockPath(pair), { ...pair, at: now() } satisfies Block);
    await endBetween(commit, pair);
  });
}

/** Takes a block back; nothing happens where there is none. */
export function unblock({ author, ...pair }: Pair & { author: Author }): Promise<void> {
  return commit({ author, action: 'member.unblock' }, async (commit) => {
    if (await isBlocked(commit, pair)) commit.note(blockPath(pair), null);
  });
}

/** Whom a member blocked, as far as they are still stored. */
export async function blockedBy(id: string): Promise<ReturnType<typeof correspondentOf>[]> {
  const own = db().collection('blocks').where('by', '==', id).limit(MESSAGE_LIMITS.blocksShown);
  const blocks = await runQuery<Block>(own);
  const found = await readDocuments<MemberRecord>(blocks.map(({ of }) => memberPath(of)));
  return found.flatMap((member) => (member ? [correspondentOf(member)] : []));
}

/** As far as it takes to know who wrote. */
export function correspondentOf({ id, name, title, imageUrl }: MemberRecord) {
  return { id, name, title, imageUrl };
}
