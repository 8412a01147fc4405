import { db } from '../../firebase';
import type { Mail } from '../../mails/mail';
import { fingerprint } from '../../secrets';
import { commit } from '../commit/commit';
import type { Author } from '../commit/author';
import { now } from '../kernel/clock';
import { runQuery } from '../kernel/documents';
import { subscriberPath, type Subscriber } from './subscribers';
import { reasonOf } from './undelivered-reasons';

const AT_ONCE = 50;

type Bounced = Mail & { delivery?: { state?: string; error?: unknown } };

/**
 * Notes on who subscribed that an issue did not reach them, and why; where there is no such address, nothing is sent to
 * it any more. @returns how many it looked at
 */
export async function noteBounces(): Promise<number> {
  const failed = db().collection('mail').where('bounce', '==', 'open').where('delivery.state', '==', 'ERROR');
  const found = await runQuery<Bounced>(failed.limit(AT_ONCE));
  const author: Author = { actor: { kind: 'system', id: 'newsletter' }, requestId: `bounces-${Date.now()}` };
  for (const { id } of found) {
    await commit({ author, action: 'newsletter.bounced', audit: 'bare' }, async (commit) => {
      const mail = await commit.read<Bounced>(`mail/${id}`);
      if (mail?.delivery?.state !== 'ERROR' || mail.bounce !== 'open') return;
      const reason = reasonOf(mail.delivery.error);
      commit.note(`mail/${id}`, { ...mail, bounce: 'noted' });
      const path = subscriberPath(fingerprint(mail.address));
      const reader = await commit.read<Subscriber>(path);
      if (reader?.state !== 'confirmed') return;
      const isGone = reason === 'noSuchAddress';
      const after = { ...reader, failed: { reason, at: now() }, ...(isGone && { state: 'bounced', changedAt: now() }) };
      commit.put(path, reader, after);
    });
  }
  return found.length;
}
