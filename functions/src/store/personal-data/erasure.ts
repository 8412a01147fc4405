import { db } from '../../firebase';
import { log, traceOf } from '../../log';
import { draftKeyPath } from '../accounts/draft-keys';
import { signInNotesPath } from '../accounts/sign-ins';
import { forgetInAudit } from '../commit/audit-forgets';
import { commit } from '../commit/commit';
import { now } from '../kernel/clock';
import { runQuery } from '../kernel/documents';
import { feedPath } from '../membership/calendar-feeds';
import { casePath } from '../membership/cases';
import { dropLink } from '../membership/confirmations';
import { readWhole } from '../membership/members';
import { endMentoringOf } from '../membership/mentor-ends';
import { accountPath, memberPath, type AccountRecord, type MemberRecord } from '../projections/member-record';
import { eraseFromRoster } from '../projections/roster-fold';
import { identitiesOf, whoseIs, type Whose } from './about-member';
import { erasePictures } from './erase-pictures';
import { author, deleteRest, giveSeatsBack, removeAll } from './erase-rest';

/**
 * `erasures/{member id}`: an erasure that has begun. The member is gone already; this says what to look for until
 * nothing is left, whichever run finds it.
 */
type Erasure = { addresses: readonly string[]; paths: readonly string[]; begunAt: string };

const erasurePath = (id: string) => `erasures/${id}`;

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
  await endMentoringOf({ memberId: id, requestId: author(id).requestId });
  const paths = await deleteRest(whose);
  await erasePictures(whose, author(id));
  await forgetInAudit([...erasure.paths, ...paths]);
  await eraseFromRoster(id);
  await db().doc(erasurePath(id)).delete();
  return true;
}

/** The member, their account and every way in go in one commit: from then on nobody sees a part of them. */
async function begin(id: string, at: number): Promise<void> {
  const whole = await readWhole(id);
  if (!whole || !isDue(whole.member, at)) return;
  const whose = await whoseIs(id, whole.account);
  const found = [
    ...(await identitiesOf(whose)).map((one) => `identities/${one.id}`),
    accountPath(id),
    draftKeyPath(id),
    signInNotesPath(id),
    feedPath(id),
    casePath(id),
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

function isDue({ leavingAt }: Pick<MemberRecord, 'leavingAt'>, at: number): boolean {
  return Boolean(leavingAt) && Date.parse(leavingAt ?? '') <= at;
}
