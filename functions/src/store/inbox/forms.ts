import type { Language } from '@nexus/domain/bilingual';
import type { Submission } from '@nexus/domain/contract/inbox';
import { NexusError } from '@nexus/domain/errors';
import type { SubmissionType } from '@nexus/domain/forms/application-types';
import type { JoinForm } from '@nexus/domain/forms/submission';
import { LIMITS } from '@nexus/domain/limits';
import { addressKey } from '@nexus/domain/membership/verified-address';
import { paths } from '@nexus/domain/pages/paths';
import { FieldPath } from 'firebase-admin/firestore';
import { addressOf } from '../../address';
import { db } from '../../firebase';
import { composeMail } from '../../mails/mail';
import { fingerprint, newSecret } from '../../secrets';
import { commit, now, type Author, type Commit } from '../commit/commit';
import { countOf, runQuery, type Document } from '../kernel/documents';

/** Keeps an application from the join page, under an id and a time of the server's. */
export function keepSubmission(given: {
  type: SubmissionType;
  data: JoinForm;
  author: Author;
  idempotencyKey?: string;
}) {
  const { type, data, author, idempotencyKey } = given;
  const id = db().collection('submissions').doc().id;
  return commit({ author, action: 'submission.create', idempotencyKey }, async (commit) => {
    const kept = { type, data, address: addressKey(data.email), status: 'new', notes: '' };
    commit.put(`submissions/${id}`, null, { ...kept, submittedAt: now() });
    return { id };
  });
}

type Subscriber = {
  email: string;
  state: 'pending' | 'confirmed' | 'unsubscribed';
  language: Language;
  token: string;
};

/** Asks an address to confirm. One that is subscribed already is told nothing and asked nothing. */
export function askToSubscribe(given: { email: string; language: Language; author: Author }): Promise<void> {
  const { language, author } = given;
  const email = addressKey(given.email);
  const path = `subscribers/${fingerprint(email)}`;
  const token = newSecret();
  return commit({ author, action: 'newsletter.ask' }, async (commit) => {
    const before = await commit.read<Subscriber>(path);
    if (before?.state === 'confirmed') return;
    commit.put(path, before, { email, state: 'pending', language, token: fingerprint(token), askedAt: now() });
    const link = addressOf(`${paths.newsletter}?confirm=${token}`, language);
    const leave = addressOf(`${paths.newsletter}?unsubscribe=${token}`, language);
    commit.mail(composeMail({ to: email, language, template: 'subscribe', values: { link, leave } }));
  });
}

/** Confirms or ends a subscription by the token in its mail. @throws NexusError `linkExpired` for an unknown one */
export async function changeSubscription(given: {
  token: string;
  to: 'confirmed' | 'unsubscribed';
  author: Author;
}): Promise<void> {
  const [found] = await runQuery(
    db().collection('subscribers').where('token', '==', fingerprint(given.token)).limit(1),
  );
  if (!found) throw new NexusError('linkExpired');
  const path = `subscribers/${found.id}`;
  await commit({ author: given.author, action: `newsletter.${given.to}` }, async (commit) => {
    const before = await commit.read<Subscriber>(path);
    if (!before || before.state === given.to) return;
    commit.put(path, before, { ...before, state: given.to, changedAt: now() });
    if (given.to !== 'confirmed') return;
    const link = addressOf(`${paths.newsletter}?unsubscribe=${given.token}`, before.language);
    commit.mail(composeMail({ to: before.email, language: before.language, template: 'subscribed', values: { link } }));
  });
}

type SubmissionFields = Omit<Submission, 'id' | 'version'>;
const submissionPath = (id: string) => `submissions/${id}`;

/** Submissions of the join page, the newest first, a page of them; `before`: behind this one. */
export async function listSubmissions(given: {
  status?: Submission['status'] | undefined;
  before?: string | undefined;
}): Promise<Submission[]> {
  const all = db()
    .collection('submissions')
    .orderBy('submittedAt', 'desc')
    .orderBy(FieldPath.documentId(), 'desc')
    .limit(LIMITS.panelPage);
  const own = given.status ? all.where('status', '==', given.status) : all;
  return (await runQuery(given.before ? own.startAfter(...given.before.split('/')) : own)) as unknown as Submission[];
}

export function countNewSubmissions(): Promise<number> {
  return countOf(db().collection('submissions').where('status', '==', 'new'));
}

/** Changes a submission's status or notes. */
export function changeSubmission(given: {
  id: string;
  change: { status?: Submission['status'] | undefined; notes?: string | undefined };
  author: Author;
}): Promise<Submission> {
  return commit({ author: given.author, action: 'submission.change' }, async (commit) => {
    const before = await commit.readExisting<SubmissionFields>(submissionPath(given.id));
    const written = Object.entries(given.change).filter(([, value]) => value !== undefined);
    return putSubmission(commit, before, Object.fromEntries(written));
  });
}

/** Answers the person by mail, in the words given. */
export function replyToSubmission(given: {
  id: string;
  subject: string;
  text: string;
  language: Language;
  author: Author;
}) {
  const { id, subject, text, language, author } = given;
  return commit({ author, action: 'submission.reply' }, async (commit) => {
    const before = await commit.readExisting<SubmissionFields>(submissionPath(id));
    commit.mail(
      composeMail({ to: before.data['email'] ?? '', language, template: 'reply', values: { subject, text } }),
    );
    return putSubmission(commit, before, { status: 'contacted', repliedAt: now() });
  });
}

/** Invites the person by mail to sign in and become a member. */
export function inviteApplicant(given: { id: string; language: Language; author: Author }) {
  const { id, language, author } = given;
  return commit({ author, action: 'submission.invite' }, async (commit) => {
    const before = await commit.readExisting<SubmissionFields>(submissionPath(id));
    const values = { name: before.data['name'] ?? '', link: addressOf(paths.signup, language) };
    commit.mail(composeMail({ to: before.data['email'] ?? '', language, template: 'memberInvited', values }));
    return putSubmission(commit, before, { status: 'contacted', invitedAt: now() });
  });
}

function putSubmission(commit: Commit, before: Document<SubmissionFields>, change: Partial<Submission>): Submission {
  const after = { ...before, ...change };
  commit.put(submissionPath(before.id), before, after);
  return { ...after, version: before.version + 1 };
}

/** Who asked for the newsletter, by address, a page of them: those that begin so, behind this one. */
export async function listSubscribers({
  begins = '',
  after,
}: {
  begins?: string | undefined;
  after?: string | undefined;
}) {
  const all = db().collection('subscribers').orderBy('email').limit(LIMITS.panelPage);
  const own = begins === '' ? all : all.where('email', '>=', begins).where('email', '<', `${begins}\uf8ff`);
  const found = (await runQuery(after ? own.startAfter(after) : own)) as unknown as (Subscriber & {
    askedAt?: string;
    changedAt?: string;
  })[];
  return found.map(({ email, state, language, askedAt, changedAt }) => ({
    email,
    state,
    language,
    askedAt: askedAt ?? changedAt ?? '',
  }));
}
