import { db } from '../firebase';
import { log } from '../log';
import { runQuery } from '../store/kernel/documents';

const MINUTE = 60_000;
/** A mail that the extension has not sent by then waits for something; each is looked at in one or two runs. */
const PATIENCE = 30 * MINUTE;
const WINDOW = 10 * MINUTE;
const MOST = 100;

/** Says in the log how many mails nobody sent, which an alert listens to. @returns how many */
export async function tellWaitingMails(now = Date.now()): Promise<number> {
  const iso = (ms: number) => new Date(ms).toISOString();
  const then = db()
    .collection('mail')
    .where('createdAt', '>=', iso(now - PATIENCE - WINDOW));
  const found = await runQuery<{ delivery?: { state?: string } }>(
    then
      .where('createdAt', '<', iso(now - PATIENCE))
      .orderBy('createdAt')
      .limit(MOST),
  );
  const waiting = found.filter(({ delivery }) => delivery?.state !== 'SUCCESS');
  const refused = waiting.filter(({ delivery }) => delivery?.state === 'ERROR').length;
  if (waiting.length > 0) log('ERROR', 'mails wait', { count: waiting.length, refused });
  return waiting.length;
}
