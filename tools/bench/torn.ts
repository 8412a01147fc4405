import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { db } from '../../functions/src/firebase';
import { ROOT, TSX } from '../local/paths';

const KILLS = Number(process.env['KILLS'] ?? 100);

/**
 * Lets a process approve and reject as fast as it can and kills it at a random moment, again and again. A request and
 * its member that disagree, a decision without its audit entry or mail, or a roster that says otherwise, is torn.
 */
export async function torn(): Promise<boolean> {
  let decided = 0;
  for (let kill = 0; kill < KILLS; kill += 1) decided += await decideUntilKilled(kill);
  const faults = await disagreements();
  console.log(`${KILLS} kills among ${decided} finished decisions: ${faults.length} torn`);
  faults.slice(0, 10).forEach((fault) => console.log(`  ${fault}`));
  return faults.length === 0 && decided > KILLS;
}

function decideUntilKilled(round: number): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [TSX, join(ROOT, 'tools/bench/torn-worker.ts'), String(round)], {
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    });
    let decided = 0;
    child.stdout.on('data', (data: Buffer) => {
      const lines = data
        .toString()
        .split('\n')
        .filter((line) => line === 'decided').length;
      if (decided === 0 && lines > 0) setTimeout(() => process.kill(-(child.pid ?? 0), 'SIGKILL'), Math.random() * 400);
      decided += lines;
    });
    child.once('exit', () => resolve(decided));
  });
}

async function disagreements(): Promise<string[]> {
  const faults: string[] = [];
  const requests = await db().collection('joinRequests').get();
  const audit = await db().collection('audit').get();
  const mails = await db().collection('mail').count().get();
  const decisions = audit.docs.filter((doc) =>
    ['member.approve', 'member.reject'].includes(String(doc.data()['action'])),
  );
  let decidedRequests = 0;
  for (const request of requests.docs) {
    const { status, data } = request.data() as { status: string; data: { memberId: string } };
    const member = (await db().doc(`members/${data.memberId}`).get()).data();
    const expected = status === 'new' ? 'pending' : status;
    if (status !== 'new') decidedRequests += 1;
    if (member?.['status'] !== expected)
      faults.push(`request ${request.id} is ${status}, its member ${String(member?.['status'])}`);
  }
  if (decisions.length !== decidedRequests)
    faults.push(`${decidedRequests} decided requests, ${decisions.length} audit entries`);
  if (mails.data().count !== decidedRequests + requests.size)
    faults.push(`${mails.data().count} mails for ${decidedRequests} decisions and ${requests.size} requests`);
  const { readRoster } = await import('../../functions/src/store/projections/roster');
  const { members, counts } = await readRoster();
  for (const { entry } of members) {
    const member = (await db().doc(`members/${entry.id}`).get()).data();
    if (member?.['status'] !== entry.status)
      faults.push(`the roster says ${entry.status} of ${entry.id}, who is ${String(member?.['status'])}`);
  }
  for (const status of ['pending', 'approved', 'rejected'] as const) {
    const real = members.filter(({ entry }) => entry.status === status).length;
    if (counts[status] !== real) faults.push(`the roster counts ${counts[status]} ${status}, there are ${real}`);
  }
  return faults;
}
