import { db } from '../../firebase';
import { commit, type Author, type Commit } from '../commit/commit';
import { inBatches } from '../kernel/batches';
import { readDocument, runQuery } from '../kernel/documents';
import { readWholeIn } from '../membership/members';
import { accountPath, memberPath } from '../projections/member-record';
import { mailAbout } from './attendance-mails';
import { applicationPath, eventPath, type Application, type EventRecord } from './seats';

const AT_ONCE = 20;
const MOST = 5_000;
const author = (requestId: string): Author => ({ actor: { kind: 'system', id: 'event-mails' }, requestId });

/** Whom a news concerns, and what is noted on their application so that they get it once. */
interface News {
  event: EventRecord;
  template: 'eventTomorrow' | 'eventChanged';
  isFor: (application: Application) => boolean;
  noted: Partial<Application>;
}

/** Reminds everybody with a seat, each once however often this runs, unless the event begins at another time by now. */
export async function remindAll(given: { eventId: string; startsAt: string; requestId: string }): Promise<void> {
  const { startsAt, requestId } = given;
  const event = await comingEvent(given.eventId);
  if (event?.startsAt !== startsAt) return;
  const isFor = ({ status, remindedOf }: Application) => status === 'confirmed' && remindedOf !== startsAt;
  await tell({ event, template: 'eventTomorrow', isFor, noted: { remindedOf: startsAt } }, requestId);
}

/** Tells everybody who comes or waits, and applied before, of a change of time or place; each once. */
export async function tellChange(given: { eventId: string; version: number; at: string; requestId: string }) {
  const { version, at, requestId } = given;
  const event = await comingEvent(given.eventId);
  if (!event) return;
  const isFor = ({ status, appliedAt, toldVersion = 0 }: Application) =>
    status !== 'givenBack' && appliedAt < at && toldVersion < version;
  await tell({ event, template: 'eventChanged', isFor, noted: { toldVersion: event.version } }, requestId);
}

/** An event on the site that has not begun; one whose date is to be announced has not. */
async function comingEvent(id: string): Promise<EventRecord | null> {
  const event = (await readDocument(eventPath(id))) as EventRecord | null;
  if (!event?.isPublished) return null;
  const hasBegun = event.startsAt !== null && Date.parse(event.startsAt) <= Date.now();
  return hasBegun ? null : event;
}

async function tell(news: News, requestId: string): Promise<void> {
  const all = db().collection(`events/${news.event.id}/applications`).orderBy('appliedAt').limit(MOST);
  const concerned = (await runQuery<Application>(all)).filter(news.isFor);
  for (const some of inBatches(concerned, AT_ONCE)) {
    await commit({ author: author(requestId), action: 'event.tell', audit: 'none' }, async (commit) => {
      const ids = some.map(({ memberId }) => memberId);
      await commit.readAhead(
        ids.flatMap((id) => [applicationPath(news.event.id, id), memberPath(id), accountPath(id)]),
      );
      for (const id of ids) await tellOne(commit, news, id);
    });
  }
}

async function tellOne(commit: Commit, { event, template, isFor, noted }: News, memberId: string): Promise<void> {
  const path = applicationPath(event.id, memberId);
  const before = await commit.read<Application>(path);
  if (!before || !isFor(before)) return;
  commit.put(path, before, { ...before, ...noted });
  const whole = await readWholeIn(commit, memberId);
  if (!whole || whole.member.status !== 'approved' || whole.member.leavingAt) return;
  const hasSeat = before.status === 'confirmed';
  commit.mail(mailAbout({ event, whole, template, hasSeat, changes: before.version + 1 }));
}
