import { db } from '../../firebase';
import { log, traceOf } from '../../log';
import {
  applicationsOf,
  identitiesOf,
  mailsOf,
  requestsOf,
  submissionsOf,
  subscribersOf,
  whoseIs,
  type Whose,
} from './about-member';
import { forgetInAudit } from '../commit/audit-forgets';
import { inBatches } from '../kernel/batches';
import { commit, now, type Author, type Commit } from '../commit/commit';
import { feedPath } from '../membership/calendar-feeds';
import { dropLink } from '../membership/confirmations';
import { runQuery } from '../kernel/documents';
import { erasePictures } from './erase-pictures';
import { draftKeyPath } from '../accounts/draft-keys';
import { readWhole } from '../membership/members';
import { accountPath, memberPath, type AccountRecord, type MemberRecord } from '../projections/member-record';
import { eraseFromRoster } from '../projections/roster-fold';
import { applicationPath, giveSeatBack } from '../events/seats';

/**
 * `erasures/{member id}`: an erasure that has begun. The member is gone already; this says what to look for until
 * nothing is left, whichever run finds it.
 */
type Erasure = { addresses: readonly string[]; paths: readonly string[]; begunAt: string };

const erasurePath = (id: string) => `erasures/${id}`;
const AT_ONCE = 400;
const SEATS_AT_ONCE = 50;

/**
 * Erases those whose grace period is over, and goes on with what an earlier run began. No new one is begun after
 * `until`. @returns how many were erased to the end
 */
export async function eraseDue(at = Date.now(), until = Number.POSITIVE_INFINITY): Promise<number> {
  const due = db().collection('members').where('leavingAt', '<=', new Date(at).toISOString()).orderBy('leavingAt');
  const begun = await runQuery(db().collection('erasures').limit(50));
  const ids = [...begun, ...(await runQuery(due.limit(50)))].map(({ id }) => id);
  let erased = 0;
  for (const id of new Set(ids)) {
    if (Date.now() > until) break;
    try {
      if (await erase(id, at)) erased += 1;
    } catch (error) {
      log('ERROR', 'erasure failed', { id, trace: traceOf(error) });
    }
  }
  return erased;
}

async function erase(id: string, at: number): Promise<boolean> {
  await begin(id, at);
  const erasure = (await db().doc(erasurePath(id)).get()).data() as Erasure | undefined;
  if (!erasure) return false;
  const whose: Whose = { id, addresses: erasure.addresses };
  while (await giveSeatsBack(whose)) continue;
  const paths = await deleteRest(whose);
  await erasePictures(whose, author(id));
  await forgetInAudit([...erasure.paths, ...paths]);
  await eraseFromRoster(id);
  await db().doc(erasurePath(id)).delete();
  return true;
}

const author = (id: string): Author => ({ actor: { kind: 'system', id: 'erasure' }, requestId: `erasure-${id}` });

/** The member, their account and every way in go in one commit: from then on nobody sees a part of them. */
async function begin(id: string, at: number): Promise<void> {
  const whole = await readWhole(id);
  if (!whole || !isDue(whole.member, at)) return;
  const whose = await whoseIs(id, whole.account);
  const found = [
    ...(await identitiesOf(whose)).map((one) => `identities/${one.id}`),
    accountPath(id),
    draftKeyPath(id),
    feedPath(id),
  ];
  await commit({ author: author(id), action: 'member.erase', isErasure: true }, async (commit) => {
    const member = (await commit.read(memberPath(id))) as MemberRecord | null;
    if (!member || !isDue(member, at)) return;
    commit.remove(memberPath(id), member);
    await dropLink(commit, await commit.read<AccountRecord>(accountPath(id)));
    await removeAll(commit, found);
    const erasure: Erasure = { addresses: whose.addresses, paths: [memberPath(id), ...found], begunAt: now() };
    commit.put(erasurePath(id), null, erasure);
    commit.sideEffect({ kind: 'deleteAccount', uid: id });
  });
}

/** Takes back some seats of theirs. @returns whether there may be more */
async function giveSeatsBack(whose: Whose): Promise<boolean> {
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
async function deleteRest(whose: Whose): Promise<string[]> {
  const requests = (await requestsOf(whose)).map(({ id }) => `joinRequests/${id}`);
  const submissions = (await submissionsOf(whose)).map(({ id }) => `submissions/${id}`);
  const subscribers = (await subscribersOf(whose)).map(({ id }) => `subscribers/${id}`);
  const audited = [...requests, ...submissions, ...subscribers];
  await forgetInAudit(audited);
  for (const some of inBatches(requests, SEATS_AT_ONCE)) {
    await commit({ author: author(whose.id), action: 'member.erase', isErasure: true }, async (commit) =>
      removeAll(commit, some),
    );
  }
  const mails = (await mailsOf(whose)).map(({ id }) => `mail/${id}`);
  const plain = [...submissions, ...subscribers, ...mails];
  for (const some of inBatches(plain, AT_ONCE)) {
    const batch = db().batch();
    for (const path of some) batch.delete(db().doc(path));
    await batch.commit();
  }
  return audited;
}

async function removeAll(commit: Commit, paths: readonly string[]): Promise<void> {
  await commit.readAhead(paths);
  for (const path of paths) {
    const there = await commit.read(path);
    if (there) commit.remove(path, there);
  }
}

function isDue({ leavingAt }: Pick<MemberRecord, 'leavingAt'>, at: number): boolean {
  return Boolean(leavingAt) && Date.parse(leavingAt ?? '') <= at;
}
