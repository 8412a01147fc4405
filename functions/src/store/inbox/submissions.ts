import type { Language } from '@nexus/domain/bilingual';
import type { Submission } from '@nexus/domain/contract/inbox';
import type { SubmissionType } from '@nexus/domain/forms/application-types';
import type { JoinForm } from '@nexus/domain/forms/submission';
import { LIMITS } from '@nexus/domain/limits';
import { addressKey } from '@nexus/domain/membership/verified-address';
import { paths } from '@nexus/domain/pages/paths';
import { FieldPath } from 'firebase-admin/firestore';
import { addressOf } from '../../site-address';
import { db } from '../../firebase';
import { composeMail } from '../../mails/mail';
import { commit, type Commit } from '../commit/commit';
import { now } from '../kernel/clock';
import type { Author } from '../commit/author';
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

/** How many nobody of the team has looked at. */
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
    commit.mail(composeMail({ to: before.data['email'] ?? '', language, kind: 'reply', values: { subject, text } }));
    return putSubmission(commit, before, { status: 'contacted', repliedAt: now() });
  });
}

/** Invites the person by mail to sign in and become a member. */
export function inviteApplicant(given: { id: string; language: Language; author: Author }) {
  const { id, language, author } = given;
  return commit({ author, action: 'submission.invite' }, async (commit) => {
    const before = await commit.readExisting<SubmissionFields>(submissionPath(id));
    const values = { name: before.data['name'] ?? '', link: addressOf(paths.signup, language) };
    commit.mail(composeMail({ to: before.data['email'] ?? '', language, kind: 'memberInvited', values }));
    return putSubmission(commit, before, { status: 'contacted', invitedAt: now() });
  });
}

function putSubmission(commit: Commit, before: Document<SubmissionFields>, change: Partial<Submission>): Submission {
  const after = { ...before, ...change };
  commit.put(submissionPath(before.id), before, after);
  return { ...after, version: before.version + 1 };
}
