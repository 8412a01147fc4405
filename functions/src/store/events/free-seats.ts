import { canGiveBack } from '@nexus/domain/events/giving-back';
import { db } from '../../firebase';
import { commit } from '../commit/commit';
import type { Author } from '../commit/author';
import { readDocuments, runQuery } from '../kernel/documents';
import { isHere, memberPath, type MemberRecord } from '../projections/member-record';
import { applicationPath, endApplication, eventPath, type Application, type EventRecord } from './seats';

/**
 * Gives back every seat, and every place in a line, of somebody who is no member any more, at what is still to come.
 * Each is a commit and an entry of its own. May run more than once; whoever is back meanwhile keeps what is left.
 */
export async function freeSeatsOf(given: { memberId: string; requestId: string }): Promise<void> {
  const { memberId, requestId } = given;
  const author: Author = { actor: { kind: 'system', id: 'seats' }, requestId };
  const all = db().collectionGroup('applications').where('memberId', '==', memberId);
  const held = (await runQuery<Application>(all)).filter(({ status }) => status !== 'givenBack');
  const events = (await readDocuments(held.map(({ eventId }) => eventPath(eventId)))) as (EventRecord | null)[];
  for (const event of events) {
    if (!event || !canGiveBack(event, Date.now())) continue;
    await commit({ author, action: 'event.freeSeat' }, async (commit) => {
      const member = (await commit.read(memberPath(memberId))) as MemberRecord | null;
      const application = await commit.read<Application>(applicationPath(event.id, memberId));
      if (!application || application.status === 'givenBack' || (member && isHere(member))) return;
      await endApplication(commit, application);
    });
  }
}
