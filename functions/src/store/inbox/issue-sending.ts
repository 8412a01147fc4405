import { FieldPath } from 'firebase-admin/firestore';
import { NEWSLETTER_MAILS } from '@nexus/domain/mails';
import { issueMail } from '../../mails/issue-mail';
import { turnOffAddresses } from '../../mails/turn-off';
import type { Author } from '../commit/author';
import { commit, type Commit } from '../commit/commit';
import { readDocument, runQuery, type Document } from '../kernel/documents';
import { bytesOf } from '../kernel/json-bytes';
import { issuePath, SENDING, type IssueRecord, type Sending } from './issues';
import { readers } from './readers';
import { subscriberPath, type Subscriber } from './subscribers';

/** Mails that one commit queues, and the bytes that they may have together: Firestore takes 10 MiB. */
const AT_ONCE = 50;
const BYTES_AT_ONCE = 5 * 1024 * 1024;

/**
 * Goes on with the issue that goes out, if there is one, until `until`. How far it came stands in the commit that queues
 * the mails, so that a run that breaks off, or one beside this one, sends nobody a second one.
 */
export async function sendSome(until: number): Promise<void> {
  while (Date.now() < until) {
    const sending = await readDocument<Sending>(SENDING);
    if (!sending) return;
    const issue = (await readDocument(issuePath(sending.issueId))) as IssueRecord | null;
    if (issue?.state !== 'sending') return release(sending.issueId);
    await sendBatch(issue, sending);
  }
}

/** What goes out no more, because somebody deleted it in the store, keeps no other from going. */
function release(issueId: string): Promise<void> {
  const author: Author = { actor: { kind: 'system', id: 'newsletter' }, requestId: `issue-${issueId}` };
  return commit({ author, action: 'issue.goOut', audit: 'none' }, async (commit) => {
    const sending = await commit.read<Sending>(SENDING);
    if (sending && !(await goesOut(commit, sending))) commit.note(SENDING, null);
  });
}

/** Whether what stands as going out does so. */
export async function goesOut(commit: Commit, { issueId }: Sending): Promise<boolean> {
  return ((await commit.read(issuePath(issueId))) as IssueRecord | null)?.state === 'sending';
}

async function sendBatch(issue: IssueRecord, { after }: Sending): Promise<void> {
  const next = readers().orderBy(FieldPath.documentId()).limit(batchOf(issue));
  const found = await runQuery<Subscriber>(after === '' ? next : next.startAfter(after));
  const author: Author = { actor: { kind: 'system', id: 'newsletter' }, requestId: `issue-${issue.id}` };
  const last = found.at(-1);
  if (!last) return finish(issue.id, after, author);
  await commit({ author, action: 'issue.goOut', audit: 'none' }, async (commit) => {
    const sending = await commit.read<Sending>(SENDING);
    if (sending?.issueId !== issue.id || sending.after !== after) return;
    await commit.readAhead(found.flatMap(({ id }) => [subscriberPath(id), mailPath(issue, id)]));
    let sent = 0;
    for (const { id } of found) if (await sendOne(commit, issue, id)) sent += 1;
    commit.note(SENDING, { ...sending, after: last.id, sent: sending.sent + sent });
  });
}

/** The issue and its reader name the mail: whatever else goes wrong, there is one. */
const mailIdOf = (issue: IssueRecord, reader: string) => `issue-${issue.id}-${reader}`;
const mailPath = (issue: IssueRecord, reader: string) => `mail/${mailIdOf(issue, reader)}`;

async function sendOne(commit: Commit, issue: IssueRecord, id: string): Promise<boolean> {
  const reader = await commit.read<Subscriber>(subscriberPath(id));
  // Whoever left since the list was read gets none.
  if (reader?.state !== 'confirmed' || (await commit.read(mailPath(issue, id)))) return false;
  commit.mail({ ...mailTo(issue, reader), bounce: 'open' }, { id: mailIdOf(issue, id) });
  return true;
}

function mailTo(issue: IssueRecord, { id, email, language }: Document<Subscriber>) {
  const turnOff = turnOffAddresses({ id, kind: NEWSLETTER_MAILS }, language);
  return issueMail({ issue: { ...issue, shown: issue.shown ?? [] }, to: email, language, turnOff });
}

function batchOf(issue: IssueRecord): number {
  const mail = mailTo(issue, { id: '', version: 0, email: '', language: 'ar', state: 'confirmed', token: '' });
  return Math.max(1, Math.min(AT_ONCE, Math.floor(BYTES_AT_ONCE / bytesOf(mail))));
}

function finish(id: string, after: string, author: Author): Promise<void> {
  return commit({ author, action: 'issue.sent' }, async (commit) => {
    const sending = await commit.read<Sending>(SENDING);
    if (sending?.issueId !== id || sending.after !== after) return;
    const before = (await commit.readExisting(issuePath(id))) as IssueRecord;
    commit.put(issuePath(id), before, { ...before, state: 'sent', recipients: sending.sent });
    commit.note(SENDING, null);
  });
}
