import { db } from '../../firebase';
import { writtenInTime } from '../../deadline';
import { runQuery } from '../kernel/documents';
import type { EventRecord } from './seats';

const DAY = 86_400_000;
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
  const due = (await runQuery<EventRecord>(soon)).filter(({ isPublished }) => isPublished);
  for (const { id, startsAt } of due) await queueOnce(id, startsAt ?? '');
  return due.length;
}

async function queueOnce(eventId: string, startsAt: string): Promise<void> {
  const entry = { kind: 'remind', eventId, startsAt, state: 'queued', attempts: 0 };
  const ref = db().doc(`outbox/remind-${eventId}-${Date.parse(startsAt)}`);
  try {
    await writtenInTime(ref.create({ ...entry, createdAt: new Date().toISOString() }));
  } catch (error) {
    if ((error as { code?: unknown }).code !== ALREADY_EXISTS) throw error;
  }
}
