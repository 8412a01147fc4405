import { db } from '../../functions/src/firebase';
import { call, type Answer } from './call';

/** The number of somebody's membership as it is now: what a moderator who has just looked has seen. */
export async function standingOf(memberId: string): Promise<number> {
  return Number((await db().doc(`members/${memberId}`).get()).data()?.['standing'] ?? 0);
}

/** A decision about a member or a request of theirs, by somebody who has just looked. */
export async function decide(
  path: `/api/${string}`,
  given: { token: string; memberId: string; body: object },
): Promise<Answer> {
  const { token, memberId, body } = given;
  return call('PUT', path, { token, body, headers: { 'if-match': `"${await standingOf(memberId)}"` } });
}
