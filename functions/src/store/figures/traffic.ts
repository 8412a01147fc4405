import { FieldValue } from 'firebase-admin/firestore';
import { isEmulated } from '../../config';
import { inTime } from '../../deadline';
import { db } from '../../firebase';
import { log, traceOf } from '../../log';
import { runQuery } from '../kernel/documents';

/** A page that is drawn does not wait for its being counted: milliseconds. */
const PATIENCE = 300;
/** How often a server writes what it counted, in milliseconds. */
const PAUSE = isEmulated() ? 1_000 : 60_000;

const counted = { views: 0, reads: 0 };
let writtenAt = 0;

/** Counts a public page that the server drew and what it read for it. Written at most once a minute and server. */
export async function countView(reads: number): Promise<void> {
  counted.views += 1;
  counted.reads += reads;
  if (Date.now() - writtenAt < PAUSE) return;
  writtenAt = Date.now();
  const { views, reads: sum } = counted;
  Object.assign(counted, { views: 0, reads: 0 });
  const day = new Date().toISOString().slice(0, 10);
  try {
    const change = { day, views: FieldValue.increment(views), reads: FieldValue.increment(sum) };
    await inTime(db().doc(`traffic/${day}`).set(change, { merge: true }), PATIENCE);
  } catch (error) {
    log('WARNING', 'traffic was not counted', { trace: traceOf(error) });
  }
}

/** Views and reads of the last seven days, the oldest first. */
export async function trafficThisWeek(): Promise<{ day: string; views: number; reads: number }[]> {
  const found = await runQuery(db().collection('traffic').orderBy('day', 'desc').limit(7));
  return found
    .map(({ day, views, reads }) => ({ day: String(day), views: Number(views), reads: Number(reads) }))
    .reverse();
}
