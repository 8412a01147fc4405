import type { EventApplication } from '@nexus/domain/events/application';
import { NexusError } from '@nexus/domain/errors';
import { db } from '../firebase';
import { log, traceOf } from '../log';
import { applicationPath, giveSeatBack } from './attendance';
import { commit } from './commit';
import { runQuery, type Data, type Document } from './documents';
import { accountPath, memberPath, readWhole, type AccountRecord, type MemberRecord } from './members';

/** Everything that is kept about a member, by where it is kept. @throws NexusError `notFound` */
export async function personalData(id: string): Promise<Data> {
  const whole = await readWhole(id);
  if (!whole) throw new NexusError('notFound');
  const found = await elsewhere(id, whole.account);
  const actions = await runQuery(db().collection('audit').where('actor.id', '==', id).orderBy('at', 'desc').limit(500));
  return {
    member: whole.member,
    account: whole.account,
    joinRequests: found.requests,
    applications: found.applications,
    submissions: found.submissions,
    pictures: found.pictures.map(({ url, createdAt }) => ({ url, createdAt })),
    newsletter: found.subscribers.map(({ token: _token, ...rest }: Data) => rest),
    actions: actions.map(({ at, action }) => ({ at, action })),
  };
}

/** What is kept about a member outside their own two documents. */
async function elsewhere(id: string, { email, linkedinEmail }: Pick<AccountRecord, 'email' | 'linkedinEmail'>) {
  const emails = [...new Set([email, linkedinEmail].filter(Boolean))];
  const byEmail = async (collection: string, field: string, addresses = emails) =>
    (
      await Promise.all(addresses.map((address) => runQuery(db().collection(collection).where(field, '==', address))))
    ).flat();
  return {
    requests: await runQuery(db().collection('joinRequests').where('data.memberId', '==', id)),
    identities: await runQuery(db().collection('identities').where('memberId', '==', id)),
    applications: await runQuery<EventApplication & { eventId: string }>(
      db().collectionGroup('applications').where('memberId', '==', id),
    ),
    submissions: await byEmail('submissions', 'data.email'),
    subscribers: await byEmail('subscribers', 'email', [...new Set(emails.map((one) => one.toLowerCase()))]),
    pictures: await runQuery(db().collection('pictures').where('by', '==', id)),
    mails: await byEmail('mail', 'to'),
  };
}

/** The paths of everything about a member. */
function pathsAbout(id: string, found: Awaited<ReturnType<typeof elsewhere>>): string[] {
  const all = (collection: string, documents: readonly Document[]) => documents.map((one) => `${collection}/${one.id}`);
  return [
    memberPath(id),
    accountPath(id),
    ...all('joinRequests', found.requests),
    ...all('identities', found.identities),
    ...found.applications.map(({ eventId }) => applicationPath(eventId, id)),
    ...all('submissions', found.submissions),
    ...all('subscribers', found.subscribers),
    ...all('mail', found.mails),
  ];
}

/** Erases those whose grace period is over. @returns how many */
export async function eraseDue(now = Date.now()): Promise<number> {
  const due = db().collection('members').where('leavingAt', '<=', new Date(now).toISOString()).orderBy('leavingAt');
  let erased = 0;
  for (const { id } of await runQuery(due.limit(50))) {
    try {
      if (await erase(id, now)) erased += 1;
    } catch (error) {
      log('ERROR', 'erasure failed', { id, trace: traceOf(error) });
    }
  }
  return erased;
}

/**
 * The audit trail forgets what it held, keeping that something happened under the bare id; then everything else goes in
 * one commit. In this order, so that a run that breaks off is carried on with by the next.
 */
async function erase(id: string, now: number): Promise<boolean> {
  const author = { actor: { kind: 'system' as const, id: 'erasure' }, requestId: `erasure-${now}` };
  const whole = await readWhole(id);
  if (!whole || !isDue(whole.member, now)) return false;
  const found = await elsewhere(id, whole.account);
  const paths = pathsAbout(id, found);
  await forgetInAudit(paths);
  return commit({ author, action: 'member.erase', isErasure: true }, async (commit) => {
    const member = (await commit.read(memberPath(id))) as MemberRecord | null;
    if (!member || !isDue(member, now)) return false;
    for (const path of paths) {
      const document = await commit.read(path);
      if (document) commit.remove(path, document);
    }
    for (const application of found.applications) await giveSeatBack(commit, application);
    commit.roster({ id, entry: null });
    commit.sideEffect({ kind: 'deleteAccount', uid: id });
    return true;
  });
}

function isDue({ leavingAt }: Pick<MemberRecord, 'leavingAt'>, now: number): boolean {
  return Boolean(leavingAt) && Date.parse(leavingAt ?? '') <= now;
}

/** Takes what these documents held out of every audit entry about them. */
export async function forgetInAudit(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    for (const entry of await runQuery(db().collection('audit').where('paths', 'array-contains', path))) {
      const changes = (entry['changes'] as { path: string }[]).map((change) =>
        paths.includes(change.path) ? { ...change, before: null, after: null } : change,
      );
      await db().doc(`audit/${entry.id}`).update({ changes });
    }
  }
}
