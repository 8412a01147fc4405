import { db } from '../../firebase';
import { forgetInAudit } from '../commit/audit-forgets';
import type { Author } from '../commit/author';
import { commit, type Commit } from '../commit/commit';
import { applicationPath, giveSeatBack } from '../events/seats';
import { inBatches } from '../kernel/batches';
import {
  applicationsOf,
  blocksOf,
  consentsOf,
  mailsFrom,
  mailsNaming,
  mailsOf,
  mentorshipsOf,
  messagesOf,
  reportsOf,
  requestsOf,
  submissionsOf,
  subscribersOf,
  type Whose,
} from './about-member';

const AT_ONCE = 400;
const SEATS_AT_ONCE = 50;

/** Who erases this member. */
export const author = (id: string): Author => ({
  actor: { kind: 'system', id: 'erasure' },
  requestId: `erasure-${id}`,
});

/** Takes back some seats of theirs. @returns whether there may be more */
export async function giveSeatsBack(whose: Whose): Promise<boolean> {
  const applications = await applicationsOf(whose, SEATS_AT_ONCE);
  const pathOf = ({ eventId }: { eventId: string }) => applicationPath(eventId, whose.id);
  // What the trail holds of them goes before they do: a run that breaks off between finds them again.
  await forgetInAudit(applications.map(pathOf));
  await commit({ author: author(whose.id), action: 'member.erase', isErasure: true }, async (commit) => {
    for (const application of applications) {
      const there = await commit.read(pathOf(application));
      if (!there) continue;
      commit.remove(pathOf(application), there);
      await giveSeatBack(commit, application);
    }
  });
  return applications.length === SEATS_AT_ONCE;
}

/** Deletes what is left of them in batches. @returns the paths of what the audit trail may hold */
export async function deleteRest(whose: Whose): Promise<string[]> {
  const requests = (await requestsOf(whose)).map(({ id }) => `joinRequests/${id}`);
  const submissions = (await submissionsOf(whose)).map(({ id }) => `submissions/${id}`);
  const subscribers = (await subscribersOf(whose)).map(({ id }) => `subscribers/${id}`);
  const reports = (await reportsOf(whose)).map(({ id }) => `reports/${id}`);
  const audited = [...requests, ...reports, ...submissions, ...subscribers];
  await forgetInAudit(audited);
  for (const some of inBatches(requests, SEATS_AT_ONCE)) {
    await commit({ author: author(whose.id), action: 'member.erase', isErasure: true }, async (commit) =>
      removeAll(commit, some),
    );
  }
  const mails = [...(await mailsOf(whose)), ...(await mailsNaming(whose))].map(({ id }) => `mail/${id}`);
  const written = (await mailsFrom(whose)).map(({ id }) => `mail/${id}`);
  const messages = (await messagesOf(whose)).map(({ id }) => `messages/${id}`);
  const consents = (await consentsOf(whose)).map(({ id }) => `consents/${id}`);
  const blocks = (await blocksOf(whose)).map(({ id }) => `blocks/${id}`);
  const mentorships = (await mentorshipsOf(whose)).map(({ id }) => `mentorships/${id}`);
  const correspondence = [...mails, ...written, ...messages, ...blocks, ...mentorships];
  const plain = [...new Set([...submissions, ...subscribers, ...consents, ...reports, ...correspondence])];
  for (const some of inBatches(plain, AT_ONCE)) {
    const batch = db().batch();
    for (const path of some) batch.delete(db().doc(path));
    await batch.commit();
  }
  return audited;
}

/** Removes within a commit what is there of these. */
export async function removeAll(commit: Commit, paths: readonly string[]): Promise<void> {
  await commit.readAhead(paths);
  for (const path of paths) {
    const there = await commit.read(path);
    if (there) commit.remove(path, there);
  }
}
