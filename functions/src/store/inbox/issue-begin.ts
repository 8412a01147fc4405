import { NexusError } from '@nexus/domain/errors';
import { faultsBeforeSending, NEWSLETTER } from '@nexus/domain/newsletter/issue';
import { db } from '../../firebase';
import type { Author } from '../commit/author';
import { commit, type Commit } from '../commit/commit';
import { now } from '../kernel/clock';
import { countOf } from '../kernel/documents';
import { shownBlocks } from './issue-blocks';
import { goesOut } from './issue-sending';
import {
  issuePath,
  readDraft,
  readIssue,
  readSeen,
  SENDING,
  stoppedPath,
  type IssueRecord,
  type Sending,
} from './issues';
import { countReaders } from './readers';

interface Given {
  id: string;
  version: number;
  author: Author;
}

/**
 * Has an issue go out: from now on it is as it is, with the words that its blocks have now. One that was stopped goes on
 * to whoever was not sent it.
 * @throws NexusError `notFound`, `issueSent`, `versionStale`, `issueSending` while another goes out, `tooMuchMail`,
 * `invalid`
 */
export async function sendIssue(given: Given): Promise<void> {
  const { id, version, author } = given;
  const { blocks, state, sentAt } = await readIssue(id);
  const isEnough = (await sentToday()) - (isToday(sentAt) ? 1 : 0) >= NEWSLETTER.issuesPerDay;
  if (state === 'stopped') return goOn({ ...given, isEnough });
  const [shown, total] = [await shownBlocks(blocks), await countReaders()];
  await commit({ author, action: 'issue.send' }, async (commit) => {
    const before = await readDraft(commit, id, version);
    const faults = faultsBeforeSending(before);
    for (const [index, block] of shown.entries()) if (!block) faults[`blocks.${index}`] = 'notOnSite';
    if (Object.keys(faults).length > 0) throw new NexusError('invalid', { fields: faults });
    await begin(commit, { isEnough, sending: { issueId: id, after: '', sent: 0, total, begunAt: now() } });
    commit.put(issuePath(id), before, { ...before, state: 'sending', shown, sentAt: now() });
  });
}

/** Behind the last reader who was sent it; where that is lost, the ids of the mails keep anybody from a second one. */
function goOn({ id, version, author, isEnough }: Given & { isEnough: boolean }): Promise<void> {
  return commit({ author, action: 'issue.goOn' }, async (commit) => {
    const before = await readSeen(commit, { id, version, state: 'stopped' });
    const stopped = await commit.read<Sending>(stoppedPath(id));
    const { after, sent, total } = stopped ?? { after: '', sent: before.recipients, total: before.recipients };
    await begin(commit, { isEnough, sending: { issueId: id, after, sent, total, begunAt: now() } });
    commit.note(stoppedPath(id), null);
    commit.put(issuePath(id), before, { ...before, state: 'sending', sentAt: now() });
  });
}

/** One goes out at a time, and so many in a day. */
async function begin(commit: Commit, { isEnough, sending }: { isEnough: boolean; sending: Sending }): Promise<void> {
  if (isEnough) throw new NexusError('tooMuchMail');
  const other = await commit.read<Sending>(SENDING);
  if (other && (await goesOut(commit, other))) throw new NexusError('issueSending');
  commit.note(SENDING, sending);
  commit.sideEffect({ kind: 'sendIssue', issueId: sending.issueId });
}

/** Ends it for whoever was not sent it yet. @throws NexusError `notFound`, `issueStopped`, `issueNotGoing` */
export function stopIssue({ id, author }: { id: string; author: Author }): Promise<void> {
  return commit({ author, action: 'issue.stop' }, async (commit) => {
    const before = (await commit.readExisting(issuePath(id))) as IssueRecord;
    if (before.state === 'stopped') throw new NexusError('issueStopped');
    if (before.state !== 'sending') throw new NexusError('issueNotGoing');
    const sending = await commit.read<Sending>(SENDING);
    const own = sending?.issueId === id ? sending : null;
    if (own) {
      commit.note(stoppedPath(id), own);
      commit.note(SENDING, null);
    }
    commit.put(issuePath(id), before, { ...before, state: 'stopped', recipients: own?.sent ?? before.recipients });
  });
}

/** As the limit of mails counts: each reader gets so many a day. */
function sentToday(): Promise<number> {
  return countOf(db().collection('issues').where('sentAt', '>=', now().slice(0, 10)));
}

function isToday(at: string | null): boolean {
  return at !== null && at >= now().slice(0, 10);
}
