import { isPast } from '@nexus/domain/events/timing';
import { db } from '../../firebase';
import { commit, type Commit } from '../commit/commit';
import type { Author } from '../commit/author';
import { inBatches } from '../kernel/batches';
import { now } from '../kernel/clock';
import { readDocument, readDocuments, runQuery } from '../kernel/documents';
import { readWholeIn } from '../membership/members';
import { accountPath, memberPath } from '../projections/member-record';
import { mailAbout, type NewsKind } from './attendance-mails';
import {
  applicationPath,
  countsIn,
  eventPath,
  seatsPath,
  type Application,
  type EventRecord,
  type Seats,
} from './seats';

const AT_ONCE = 20;
const MOST = 5_000;
const author = (requestId: string): Author => ({ actor: { kind: 'system', id: 'event-mails' }, requestId });

/** Whom a news concerns, and what is noted on their application so that they get it once. */
interface News {
  event: EventRecord;
  kind: NewsKind;
  isFor: (application: Application) => boolean;
  noted: Partial<Application>;
}

/** Reminds everybody with a seat, each once however often this runs, unless the event begins at another time by now. */
export async function remindAll(given: { eventId: string; startsAt: string; requestId: string }): Promise<void> {
  const { startsAt, requestId } = given;
  const event = await comingEvent(given.eventId);
  if (event?.startsAt !== startsAt) return;
  const isFor = ({ status, remindedOf }: Application) => status === 'confirmed' && remindedOf !== startsAt;
  await tell({ event, kind: 'eventTomorrow', isFor, noted: { remindedOf: startsAt } }, requestId);
}

/** Tells everybody who comes or waits, and applied before, of a change of time or place; each once. */
export async function tellChange(given: { eventId: string; version: number; at: string; requestId: string }) {
  const { version, at, requestId } = given;
  const event = await comingEvent(given.eventId);
  if (!event) return;
  const isFor = ({ status, appliedAt, toldVersion = 0 }: Application) =>
    status !== 'givenBack' && appliedAt < at && toldVersion < version;
  await tell({ event, kind: 'eventChanged', isFor, noted: { toldVersion: event.version } }, requestId);
}

/**
 * Tells everybody who comes or waits that an event that has not begun is cancelled, or takes place after all; each once,
 * and nobody what they know. Whoever was told nothing of a cancellation hears nothing of its end.
 */
export async function tellCancellation({ eventId, requestId }: { eventId: string; requestId: string }): Promise<void> {
  const event = (await readDocument(eventPath(eventId))) as EventRecord | null;
  if (!event || hasBegun(event)) return;
  const isCancelled = Boolean(event.isCancelled);
  const isFor = ({ status, toldCancelled = false }: Application) =>
    status !== 'givenBack' && toldCancelled !== isCancelled;
  const kind = isCancelled ? 'eventCancelled' : 'eventResumed';
  await tell({ event, kind, isFor, noted: { toldCancelled: isCancelled } }, requestId);
}

/**
 * Thanks everybody who came to an event that is over, with its slides, and each once in all: whoever had a seat, and
 * where people were checked in, whoever was.
 */
export async function thankAll({ eventId, requestId }: { eventId: string; requestId: string }): Promise<void> {
  const [event, seats] = (await readDocuments([eventPath(eventId), seatsPath(eventId)])) as [
    EventRecord | null,
    Seats | null,
  ];
  if (!event || !isThankedFor(event) || !isPast(event, Date.now())) return;
  const { checkedIn } = countsIn(seats);
  const isFor = ({ status, checkedInAt, thankedAt }: Application) =>
    status === 'confirmed' && !thankedAt && (checkedIn === 0 || Boolean(checkedInAt));
  await tell({ event, kind: 'eventThanks', isFor, noted: { thankedAt: now() } }, requestId);
}

/** One on the site that took place and left something to see again; those of earlier releases have no such list. */
export function isThankedFor({ isPublished, isCancelled, materials }: EventRecord): boolean {
  return isPublished && !isCancelled && (materials ?? []).length > 0;
}

/** An event on the site that takes place and has not begun; one whose date is to be announced has not. */
async function comingEvent(id: string): Promise<EventRecord | null> {
  const event = (await readDocument(eventPath(id))) as EventRecord | null;
  return event?.isPublished && !event.isCancelled && !hasBegun(event) ? event : null;
}

function hasBegun({ startsAt }: EventRecord): boolean {
  return startsAt !== null && Date.parse(startsAt) <= Date.now();
}

async function tell(news: News, requestId: string): Promise<void> {
  const all = db().collection(`events/${news.event.id}/applications`).orderBy('appliedAt').limit(MOST);
  const concerned = (await runQuery<Application>(all)).filter(news.isFor);
  for (const some of inBatches(concerned, AT_ONCE)) {
    await commit({ author: author(requestId), action: 'event.tell', audit: 'none' }, async (commit) => {
      const ids = some.map(({ memberId }) => memberId);
      // Whoever cancels it, or takes that back, meanwhile has all of them told anew.
      const stored = (await commit.read(eventPath(news.event.id))) as EventRecord | null;
      if (Boolean(stored?.isCancelled) !== Boolean(news.event.isCancelled)) return;
      await commit.readAhead(
        ids.flatMap((id) => [applicationPath(news.event.id, id), memberPath(id), accountPath(id)]),
      );
      for (const id of ids) await tellOne(commit, news, id);
    });
  }
}

async function tellOne(commit: Commit, { event, kind, isFor, noted }: News, memberId: string): Promise<void> {
  const path = applicationPath(event.id, memberId);
  const before = await commit.read<Application>(path);
  if (!before || !isFor(before)) return;
  const whole = await readWholeIn(commit, memberId);
  if (!whole || whole.member.status !== 'approved' || whole.member.leavingAt) return;
  const hasSeat = before.status === 'confirmed';
  const mail = mailAbout({ event, whole, kind, hasSeat, changes: before.version + 1 });
  if (mail.to === '') return;
  commit.put(path, before, { ...before, ...noted });
  commit.mail(mail);
}
