import { cairoClock, cairoInstant } from '@nexus/domain/text/cairo';
import { db } from '../../firebase';
import { writtenInTime } from '../../deadline';
import { runQuery } from '../kernel/documents';
import { isThankedFor } from './event-news';
import type { EventRecord } from './seats';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const THANKED_WITHIN = 30 * DAY;
const ALREADY_EXISTS = 6;

/**
 * Queues the reminders of events that begin within a day. An event and its start name the entry, so that two runs at
 * once, or a run that comes again, queue it once. @returns how many are due
 */
export async function queueReminders(now = Date.now()): Promise<number> {
  const soon = db()
    .collection('events')
    .where('startsAt', '>', new Date(now).toISOString())
    .where('startsAt', '<=', new Date(now + DAY).toISOString())
    .orderBy('startsAt')
    .limit(100);
  const due = (await runQuery<EventRecord>(soon)).filter(({ isPublished, isCancelled }) => isPublished && !isCancelled);
  for (const { id, startsAt } of due) await queueOnce('remind', id, startsAt ?? '');
  return due.length;
}

/**
 * Queues the thanks for events that began within the last 30 days and have slides: from nine in the morning of the day
 * after, and once nobody has changed the event for an hour, so that slides and photos that are added one after the other go
 * out together. Safe to run twice, as above. @returns how many are due
 */
export async function queueThanks(now = Date.now()): Promise<number> {
  const before = db()
    .collection('events')
    .where('startsAt', '>', new Date(now - THANKED_WITHIN).toISOString())
    .where('startsAt', '<=', new Date(now).toISOString())
    .orderBy('startsAt')
    .limit(100);
  const due = (await runQuery<EventRecord & { updatedAt: string }>(before)).filter(
    (event) =>
      isThankedFor(event) &&
      now >= morningAfter(event.endsAt ?? event.startsAt ?? '') &&
      now - Date.parse(event.updatedAt) >= HOUR,
  );
  for (const { id, startsAt } of due) await queueOnce('thank', id, startsAt ?? '');
  return due.length;
}

/** Nine in the morning in Cairo, on the day after an instant. */
function morningAfter(end: string): number {
  const { day } = cairoClock(new Date(Date.parse(end) + DAY).toISOString());
  return Date.parse(cairoInstant(day, '09:00'));
}

async function queueOnce(kind: 'remind' | 'thank', eventId: string, startsAt: string): Promise<void> {
  const entry = { kind, eventId, startsAt, state: 'queued', attempts: 0 };
  const ref = db().doc(`outbox/${kind}-${eventId}-${Date.parse(startsAt)}`);
  try {
    await writtenInTime(ref.create({ ...entry, createdAt: new Date().toISOString() }));
  } catch (error) {
    if ((error as { code?: unknown }).code !== ALREADY_EXISTS) throw error;
  }
}
