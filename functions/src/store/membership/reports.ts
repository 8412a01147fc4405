import { FieldPath } from 'firebase-admin/firestore';
import type { ReportedMessage } from '@nexus/domain/contract/messages';
import { LIMITS } from '@nexus/domain/limits';
import { db } from '../../firebase';
import { commit } from '../commit/commit';
import { now } from '../kernel/clock';
import { nameOf, type Author } from '../commit/author';
import { countOf, runQuery, type Document } from '../kernel/documents';
import { memberPath, type MemberRecord } from '../projections/member-record';
import { messagePath, received, type Message } from './messages';

/** `reports/{id of the message}`: a message that its receiver showed the team, with what they said of it. */
export type Report = Document<{
  from: string;
  to: string;
  /** As they were called then; empty for somebody who was gone. */
  fromName: string;
  fromTitle: string;
  toName: string;
  text: string;
  note: string;
  sentAt: string;
  reportedAt: string;
  state: ReportedMessage['state'];
  decidedBy: string;
}>;

type Named = Pick<MemberRecord, 'name' | 'title'>;

const reportPath = (id: string) => `reports/${id}`;

/** Shows a message to the team; one that it was shown stays as it is. @throws NexusError `notFound` */
export function report(given: { id: string; by: string; note: string; author: Author }): Promise<void> {
  const { id, by, note, author } = given;
  return commit({ author, action: 'message.report', audit: 'bare' }, async (commit) => {
    const message = received(await commit.read<Message>(messagePath(id)), by);
    if (message.isReported) return;
    const { from, to, text, sentAt } = message;
    const [writer, reader] = [await commit.read<Named>(memberPath(from)), await commit.read<Named>(memberPath(to))];
    const names = { fromName: writer?.name ?? '', fromTitle: writer?.title ?? '', toName: reader?.name ?? '' };
    const about = { from, to, ...names, text, note, sentAt, reportedAt: now() };
    commit.put(reportPath(id), null, { ...about, state: 'open', decidedBy: '' });
    commit.note(messagePath(id), { ...message, isReported: true });
  });
}

/** Closes a report or opens it again; the trail tells who did, not what the message said. @throws NexusError `notFound` */
export function changeReport(given: { id: string; state: Report['state']; author: Author }): Promise<Report> {
  const { id, state, author } = given;
  const action = state === 'closed' ? 'report.close' : 'report.reopen';
  return commit({ author, action, audit: 'bare' }, async (commit) => {
    const before = (await commit.readExisting(reportPath(id))) as Report;
    if (before.state === state) return before;
    const after = { ...before, state, decidedBy: state === 'closed' ? nameOf(author.actor) : '' };
    commit.put(reportPath(id), before, after);
    return { ...after, version: before.version + 1 };
  });
}

/** Reports in a state, the newest first, a page of them; `before`: behind this one. */
export async function listReports(given: { state: Report['state']; before?: string | undefined }): Promise<Report[]> {
  const all = db()
    .collection('reports')
    .where('state', '==', given.state)
    .orderBy('reportedAt', 'desc')
    .orderBy(FieldPath.documentId(), 'desc')
    .limit(LIMITS.panelPage);
  return (await runQuery(given.before ? all.startAfter(...given.before.split('/')) : all)) as Report[];
}

/** How many no moderator has closed. */
export function countOpenReports(): Promise<number> {
  return countOf(db().collection('reports').where('state', '==', 'open'));
}
