import { NexusError } from '@nexus/domain/errors';
import { db } from '../firebase';
import { log, traceOf } from '../log';
import { fingerprint } from '../sign-in/secrets';
import { commit, type Commit } from './commit';
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
    newsletter: found.subscribers.map(({ token: _token, ...rest }: Data) => rest),
    actions: actions.map(({ at, action }) => ({ at, action })),
  };
}

async function elsewhere(id: string, account: Pick<AccountRecord, 'email' | 'linkedinEmail'>) {
  const emails = [...new Set([account.email, account.linkedinEmail].filter(Boolean))];
  const applications = await db().collectionGroup('applications').where('memberId', '==', id).get();
  const byEmail = async (collection: string, field: string) =>
    (await Promise.all(emails.map((email) => runQuery(db().collection(collection).where(field, '==', email))))).flat();
  return {
    requests: await runQuery(db().collection('joinRequests').where('data.memberId', '==', id)),
    identities: await runQuery(db().collection('identities').where('memberId', '==', id)),
    applications: applications.docs.map((doc): Document => ({
      version: 0,
      ...doc.data(),
      id: doc.id,
      path: doc.ref.path,
    })),
    submissions: await byEmail('submissions', 'data.email'),
    subscribers: await byEmail('subscribers', 'email'),
    mails: await byEmail('mail', 'to'),
    emails,
  };
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

/** Everything goes in one commit; then the audit trail keeps that something happened, under the bare id, not to whom. */
async function erase(id: string, now: number): Promise<boolean> {
  const author = { actor: { kind: 'system' as const, id: 'erasure' }, requestId: `erasure-${now}` };
  const whole = await readWhole(id);
  if (!whole) return false;
  const found = await elsewhere(id, whole.account);
  const done = await commit({ author, action: 'member.erase', isErasure: true }, async (commit) => {
    const member = (await commit.read(memberPath(id))) as MemberRecord | null;
    if (!member?.leavingAt || Date.parse(member.leavingAt) > now) return false;
    commit.remove(memberPath(id), member);
    await removeAll(commit, [
      accountPath(id),
      ...found.requests.map((one) => `joinRequests/${one.id}`),
      ...found.identities.map((one) => `identities/${one.id}`),
      ...found.applications.map((one) => String(one['path'])),
      ...found.submissions.map((one) => `submissions/${one.id}`),
      ...found.emails.map((email) => `subscribers/${fingerprint(email.toLowerCase())}`),
      ...found.mails.map((one) => `mail/${one.id}`),
    ]);
    commit.roster({ id, entry: null });
    commit.sideEffect({ kind: 'deleteAccount', uid: id });
    return true;
  });
  if (done) await forgetInAudit(id, found);
  return done;
}

async function removeAll(commit: Commit, paths: readonly string[]): Promise<void> {
  for (const path of new Set(paths)) {
    const document = await commit.read(path);
    if (document) commit.remove(path, document as Document);
  }
}

/** Takes what these documents held out of every audit entry about them. */
async function forgetInAudit(id: string, found: Awaited<ReturnType<typeof elsewhere>>): Promise<void> {
  const paths = [
    memberPath(id),
    accountPath(id),
    ...found.requests.map((one) => `joinRequests/${one.id}`),
    ...found.applications.map((one) => String(one['path'])),
    ...found.submissions.map((one) => `submissions/${one.id}`),
    ...found.emails.map((email) => `subscribers/${fingerprint(email.toLowerCase())}`),
  ];
  for (const path of paths) {
    for (const entry of await runQuery(db().collection('audit').where('paths', 'array-contains', path))) {
      const changes = (entry['changes'] as { path: string }[]).map((change) =>
        paths.includes(change.path) ? { ...change, before: null, after: null } : change,
      );
      await db().doc(`audit/${entry.id}`).update({ changes });
    }
  }
}
