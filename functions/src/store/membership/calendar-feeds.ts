import { createHmac, timingSafeEqual } from 'node:crypto';
import { NexusError } from '@nexus/domain/errors';
import { config, signInSecret } from '../../config';
import { newSecret } from '../../secrets';
import { commit, type Commit } from '../commit/commit';
import { now } from '../kernel/clock';
import type { Author } from '../commit/author';
import { readDocument } from '../kernel/documents';
import { readExistingMember } from './member-writes';
import { readMember } from './members';

/**
 * `calendarFeeds/{member id}`: there is a secret address at which calendars read their events. Its key is made of this
 * and of our own secret, so that it can be shown again and nobody finds it in the store or in a backup.
 */
export type Feed = { nonce: string; createdAt: string };

export const feedPath = (memberId: string) => `calendarFeeds/${memberId}`;

/** The address of a member's events, without the name of the file; null where there is none. */
export async function feedAddress(memberId: string): Promise<string | null> {
  const feed = await readDocument<Feed>(feedPath(memberId));
  return feed && addressWith(memberId, feed);
}

/** Makes the address, or another one in its place. @throws NexusError `notAMember` */
export async function renewFeed({ id, author }: { id: string; author: Author }): Promise<string> {
  const feed: Feed = { nonce: newSecret(), createdAt: now() };
  await commit({ author, action: 'member.calendar' }, async (commit) => {
    const { member } = await readExistingMember(commit, id);
    if (member.status !== 'approved') throw new NexusError('notAMember');
    await commit.read(feedPath(id));
    commit.note(feedPath(id), feed);
  });
  return addressWith(id, feed);
}

/** Takes the address of one’s own calendar away. */
export function removeFeed({ id, author }: { id: string; author: Author }): Promise<void> {
  return commit({ author, action: 'member.calendar' }, (commit) => endFeed(commit, id));
}

/** Nobody reads their events by the address any more. */
export async function endFeed(commit: Commit, memberId: string): Promise<void> {
  if (await commit.read(feedPath(memberId))) commit.note(feedPath(memberId), null);
}

/** @throws NexusError `notFound` where this is not the key of an approved member's events, whatever is wrong */
export async function requireFeed({ id, key }: { id: string; key: string }): Promise<void> {
  const feed = await readDocument<Feed>(feedPath(id));
  if (!feed || !isSame(key, keyOf(id, feed))) throw new NexusError('notFound');
  const member = await readMember(id);
  if (member?.status !== 'approved') throw new NexusError('notFound');
}

function addressWith(id: string, feed: Feed): string {
  return `${config().SITE_URL}/api/calendars/members/${id}/${keyOf(id, feed)}`;
}

function keyOf(id: string, { nonce }: Feed): string {
  return createHmac('sha256', signInSecret()).update(`calendar\n${id}\n${nonce}`).digest('base64url');
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.byteLength === b.byteLength && timingSafeEqual(a, b);
}
