import { FieldPath } from 'firebase-admin/firestore';
import type { Language } from '@nexus/domain/bilingual';
import type { Issue, ListedIssue } from '@nexus/domain/contract/issues';
import { NexusError } from '@nexus/domain/errors';
import { NEWSLETTER, type IssueInput, type IssueState, type ShownBlock } from '@nexus/domain/newsletter/issue';
import { paths } from '@nexus/domain/pages/paths';
import { addressOf } from '../../site-address';
import { db } from '../../firebase';
import { issueMail } from '../../mails/issue-mail';
import type { Mail } from '../../mails/mail';
import { commit, type Commit } from '../commit/commit';
import { nameOf, type Author } from '../commit/author';
import { inDays, now } from '../kernel/clock';
import { readDocument, runQuery, type Document } from '../kernel/documents';
import { shownBlocks } from './issue-blocks';

/** `issues/{id}`: an issue of the newsletter. */
export type IssueRecord = Document<
  IssueInput & {
    state: IssueState;
    createdAt: string;
    updatedAt: string;
    updatedBy: string;
    sentAt: string | null;
    recipients: number;
    /** Once it goes out: its blocks with the words that they had then, whatever becomes of what they show. */
    shown: ShownBlock[] | null;
  }
>;

/** `sendings/current`: the one issue that goes out, and how far it came. `sendings/{issue}`: one that was stopped. */
export type Sending = { issueId: string; after: string; sent: number; total: number; begunAt: string };

export const issuePath = (id: string) => `issues/${id}`;
export const SENDING = 'sendings/current';
export const stoppedPath = (id: string) => `sendings/${id}`;

/** The newest first, a page of them; `before`: behind this one. */
export async function listIssues(before: string | undefined): Promise<ListedIssue[]> {
  const all = db()
    .collection('issues')
    .orderBy('createdAt', 'desc')
    .orderBy(FieldPath.documentId(), 'desc')
    .limit(NEWSLETTER.listed);
  return (await runQuery(before ? all.startAfter(...before.split('/')) : all)) as IssueRecord[];
}

/** As editors see it. @throws NexusError `notFound` */
export async function readIssue(id: string): Promise<Issue> {
  const found = (await readDocument(issuePath(id))) as IssueRecord | null;
  if (!found) throw new NexusError('notFound');
  const progress = await progressOf(found);
  return { ...found, shown: found.shown ?? (await shownBlocks(found.blocks)), progress };
}

async function progressOf({ id, state }: IssueRecord): Promise<Issue['progress']> {
  const path = { draft: '', sending: SENDING, stopped: stoppedPath(id), sent: '' }[state];
  const found = path === '' ? null : await readDocument<Sending>(path);
  return found?.issueId === id ? { sent: found.sent, total: found.total } : null;
}

/** Begins a draft; asked again with the same key, it answers the one that there is. @returns its id */
export async function createIssue(given: {
  input: IssueInput;
  author: Author;
  idempotencyKey: string | undefined;
}): Promise<string> {
  const { input, author, idempotencyKey } = given;
  const newId = db().collection('issues').doc().id;
  const { id } = await commit({ author, action: 'issue.create', idempotencyKey }, async (commit) => {
    const dates = { createdAt: now(), updatedAt: now(), updatedBy: nameOf(author.actor), sentAt: null };
    commit.put(issuePath(newId), null, { ...input, ...dates, state: 'draft', recipients: 0, shown: null });
    return { id: newId };
  });
  return id;
}

/** @throws NexusError `notFound`, `issueSent`, `versionStale` */
export function changeIssue(given: { id: string; input: IssueInput; version: number; author: Author }): Promise<void> {
  const { id, input, version, author } = given;
  return commit({ author, action: 'issue.change' }, async (commit) => {
    const before = await readDraft(commit, id, version);
    commit.put(issuePath(id), before, { ...before, ...input, updatedAt: now(), updatedBy: nameOf(author.actor) });
  });
}

/** Only a draft goes. @throws NexusError as above */
export function removeIssue(given: { id: string; version: number; author: Author }): Promise<void> {
  const { id, version, author } = given;
  return commit({ author, action: 'issue.remove' }, async (commit) => {
    commit.remove(issuePath(id), await readDraft(commit, id, version));
  });
}

/** What can still be changed, as it was seen. */
export function readDraft(commit: Commit, id: string, version: number): Promise<IssueRecord> {
  return readSeen(commit, { id, version, state: 'draft' });
}

/** In that state, as it was seen. */
export async function readSeen(
  commit: Commit,
  { id, version, state }: { id: string; version: number; state: IssueState },
): Promise<IssueRecord> {
  const before = (await commit.readExisting(issuePath(id))) as IssueRecord;
  if (before.state !== state) throw new NexusError('issueSent');
  if (before.version !== version)
    throw new NexusError('versionStale', { details: { version: String(before.version), by: before.updatedBy } });
  return before;
}

/** Its mail as readers get it, to nobody; what is not on the site is left out. @throws NexusError `notFound` */
export async function drawIssue(id: string, language: Language): Promise<Mail> {
  const page = addressOf(paths.newsletter, language);
  return issueMail({ issue: await withWhatIsThere(id), to: '', language, turnOff: { page, program: page } });
}

/** Sends it to one address of the staff. @throws NexusError `notFound`, `tooMuchMail` */
export async function testIssue(given: { id: string; to: string; language: Language; author: Author }): Promise<void> {
  const { id, to, language, author } = given;
  const mail = issueMail({ issue: await withWhatIsThere(id), to, language });
  await commit({ author, action: 'issue.test', audit: 'none' }, async (commit) => {
    // A commit that changes nothing writes nothing, and a mail alone is no change.
    commit.note(`limits/issue-test-${db().collection('limits').doc().id}`, { expiresAt: inDays(1) });
    commit.mail(mail);
  });
}

async function withWhatIsThere(id: string) {
  const found = await readIssue(id);
  return { ...found, shown: found.shown.filter((block) => block !== null) };
}
