import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { db } from '../../functions/src/firebase';
import { sendSome } from '../../functions/src/store/inbox/issue-sending';
import { SENDING, type Sending } from '../../functions/src/store/inbox/issues';
import { metered } from '../../functions/src/store/kernel/meter';
import { ROOT, TSX } from '../local/paths';
import type { World } from '../local/world';
import { writeSeed } from '../seed/write-seed';
import { row } from './figures';
import { readersOf } from './newsletter-readers';
import { staffToken } from './session';

const READERS = Number(process.env['READERS'] ?? 100_000);
/** Until this share of the readers there are two runs beside each other, which do the same work twice; then one. */
const TOGETHER = 0.05;
/** Behind this share nothing is killed: what is left is what one reader costs. */
const UNTIL = 0.95;
/** A run is killed within this time. */
const LONGEST_MS = Math.min(40_000, READERS);
const KILLS = Math.min(20, Math.ceil(READERS / 1_000));

/**
 * Sends an issue to a hundred thousand readers, by runs, at first two beside each other, that are killed at random
 * moments, again and again. A stand-in of the mail extension takes each mail as it comes and counts to whom; it leaves nothing in the
 * store by which Nexus could know that it was sent already but the place that the issue came to.
 */
export async function newsletter(world: World): Promise<boolean> {
  await writeSeed();
  const all = await readersOf(READERS);
  const staff = await staffToken(world, 'admin@nexus.test');
  const ask = async (path: string, body: object, version?: number) => {
    const headers = { authorization: `Bearer ${staff}`, origin: world.site, 'content-type': 'application/json' };
    const held = version === undefined ? headers : { ...headers, 'if-match': `"${version}"` };
    const answer = await fetch(world.site + path, { method: 'POST', headers: held, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path} gave ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as { id: string; version: number };
  };
  const words = { subject: { en: 'News of May', ar: 'أخبار مايو' }, intro: { en: 'Hello all', ar: 'أهلًا بكم' } };
  const block = { kind: 'text', text: { en: 'Until soon.', ar: 'إلى لقاء قريب.' } };
  const { id, version } = await ask('/api/admin/issues', { ...words, blocks: [block] });
  const got = new Map<string, number>();
  const taking = { isOver: false };
  const taken = takeMails(got, taking);
  await ask(`/api/admin/issues/${id}/send`, {}, version);
  const coming = all.keepComing();

  const place = async () => (await db().doc(SENDING).get()).data() as Sending | undefined;
  const isBefore = async (share: number) => ((await place())?.sent ?? Infinity) < share * READERS;
  const kills = { count: 0 };
  await Promise.all([TOGETHER, UNTIL].map((share) => runAndKill(kills, () => isBefore(share))));
  const before = (await place())?.sent ?? 0;
  const { meter } = await metered(toTheEnd);
  taking.isOver = true;
  await Promise.all([taken, coming]);
  const issue = (await db().doc(`issues/${id}`).get()).data() ?? {};
  const alone = Number(issue['recipients']) - before;
  const per = (count: number) => (before > 0 ? (count / alone).toFixed(2) : 'not seen');
  const stayed = all.stayed.filter((email) => !got.has(email)).length;
  const left = all.left.filter((email) => got.has(email)).length;
  const twice = [...got.values()].filter((count) => count > 1).length;
  const strangers = got.size - (all.stayed.length - stayed) - left;
  row('what', 'seen', 'goal');
  row('---', '---', '---');
  row('readers, of whom some left while it went out', `${READERS}, ${all.left.length}`, '');
  row('runs that were killed', kills.count, `≥ ${KILLS}`);
  row('mails; as the issue says', `${got.size}; ${String(issue['recipients'])}`, 'the same');
  row('reached twice', twice, 0);
  row('readers whom it did not reach', stayed, 0);
  row('who left before their turn, and got it', left, 0);
  row('who had not confirmed, had left or does not exist, and got it', strangers, 0);
  row('Firestore reads, writes for each reader', `${per(meter.reads)}, ${per(meter.writes)}`, '≤ 4.5, ≤ 3.5');
  return (
    issue['state'] === 'sent' &&
    issue['recipients'] === got.size &&
    twice + stayed + left + strangers === 0 &&
    kills.count >= KILLS &&
    before > 0 &&
    meter.reads <= 4.5 * alone &&
    meter.writes <= 3.5 * alone
  );
}

/** As the sweep does: what fails is carried on with by the next run. */
async function toTheEnd(): Promise<void> {
  for (;;) {
    try {
      return await sendSome(Date.now() + 24 * 3_600_000);
    } catch (error) {
      console.log(`A run broke off by itself: ${String(error)}`);
    }
  }
}

/** One run after another, each killed in the middle of its work, until the issue came far enough. */
async function runAndKill(kills: { count: number }, isWanted: () => Promise<boolean>): Promise<void> {
  while (await isWanted()) {
    await new Promise<void>((resolve) => {
      const child = spawn(process.execPath, [TSX, join(ROOT, 'tools/bench/newsletter-worker.ts')], {
        stdio: ['ignore', 'pipe', 'inherit'],
        detached: true,
      });
      let isEnded = false;
      child.stdout.once('data', () =>
        setTimeout(
          () => {
            if (isEnded) return;
            kills.count += 1;
            process.kill(-(child.pid ?? 0), 'SIGKILL');
          },
          200 + Math.random() * LONGEST_MS,
        ),
      );
      child.once('exit', () => {
        isEnded = true;
        resolve();
      });
    });
    const { sent = 0 } = ((await db().doc(SENDING).get()).data() ?? {}) as Partial<Sending>;
    console.log(`${kills.count} killed, ${sent} sent`);
  }
}

/** As the extension takes what stands in `mail`: each is delivered once, and is gone. */
async function takeMails(got: Map<string, number>, taking: { isOver: boolean }): Promise<void> {
  for (;;) {
    const { isOver } = taking;
    const { docs } = await db().collection('mail').where('kind', '==', 'newsletter').select('to').limit(400).get();
    const batch = db().batch();
    for (const { ref, data } of docs.map((doc) => ({ ref: doc.ref, data: doc.data() }))) {
      const to = String(data['to']);
      got.set(to, (got.get(to) ?? 0) + 1);
      batch.delete(ref);
    }
    await batch.commit();
    if (docs.length > 0) continue;
    if (isOver) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
