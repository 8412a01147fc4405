import fc from 'fast-check';
import { afterAll, beforeAll, test } from 'vitest';
import { startInstance, type Instance } from '../../tools/local/instance';
import { aMember, aStaff } from '../setup/people';
import { world } from '../setup/world';
import { requestsOf, rowReached, ROWS, type Asked } from './asked';
import { unpromised } from './promised';
import { RAW, send, sendBytes, type Answered } from './raw';

/** How many requests; the nightly run asks 20,000. */
const REQUESTS = Number(process.env['CHAOS_FUZZ'] ?? 600);
/** The same requests each time, so that what a change broke is told from what chance finds; the night asks others. */
const SEED = Number(process.env['CHAOS_SEED'] ?? 1);
const AT_ONCE = 8;
/** Whoever is asked for is made anew now and then: some of what they send ends their own session. */
const RENEWED = 400;

const CALLERS: (() => Promise<string | undefined>)[] = [
  () => Promise.resolve(undefined),
  async () => (await aMember('pending')).token,
  async () => (await aMember('approved')).token,
  async () => (await aStaff('editor')).token,
  async () => (await aStaff('super_admin')).token,
];
/** From this one on they are of the staff. */
const STAFF = 3;
const tokens: (string | undefined)[] = [];
const renew = async () => {
  for (const [at, make] of CALLERS.entries()) tokens[at] = await make();
};

/** As in production: one process answers many at once, and nothing stands before it that would repair a request. */
let instances: { api: Instance; upload: Instance };
beforeAll(async () => {
  const [api, upload] = await Promise.all([startInstance('api'), startInstance('upload')]);
  instances = { api, upload };
  await renew();
});
afterAll(() => Promise.all(Object.values(instances).map(({ stop }) => stop())));

// What is never finished is answered after its time is up, while the fuzzed requests go on.
test.concurrent(
  `${REQUESTS} fuzzed requests over every row: none fails inside, none hangs, none answers what is not promised`,
  { timeout: 60_000 + REQUESTS * 1_000 },
  async ({ expect }) => {
    const faults: string[] = [];
    const seen = new Set<unknown>();
    const statuses: Record<number, number> = {};
    const waiting: Promise<void>[] = [];
    const asked = fc.sample(requestsOf(CALLERS.length), { numRuns: REQUESTS, seed: SEED });
    const judge = async (one: Asked) => {
      seen.add(one.row);
      const { fault, status } = await judged(one);
      if (fault) faults.push(fault);
      statuses[status] = (statuses[status] ?? 0) + 1;
    };
    for (let at = 0; at < asked.length; at += AT_ONCE) {
      if (at % RENEWED === 0) await renew();
      const some = asked.slice(at, at + AT_ONCE);
      // Those are answered after their time is up, while others go on.
      waiting.push(...some.filter(isSlow).map(judge));
      await Promise.all(some.filter((one) => !isSlow(one)).map(judge));
    }
    await Promise.all(waiting);
    console.log(`${REQUESTS} requests over ${seen.size} of ${ROWS.length} rows, seed ${SEED}; answers:`, statuses);
    expect(faults, `seed ${SEED}`).toEqual([]);
    expect(seen.size, 'rows that were asked').toBeGreaterThan(Math.min(ROWS.length, REQUESTS / 4) * 0.8);
  },
);

test.concurrent(
  'what is hardly HTTP is answered or hung up on, without an error of ours',
  { timeout: 120_000 },
  async ({ expect }) => {
    const answers = await Promise.all(
      Object.entries(RAW).flatMap(([name, bytes]) =>
        Object.values(instances).map(async ({ address }) => {
          const answer = await sendBytes(bytes.replaceAll('ORIGIN', world.site), address).catch(
            (error: Error) => error,
          );
          return answer instanceof Error ? `${name}: ${answer.message}` : faultIn(name, answer);
        }),
      ),
    );
    expect(answers.filter((fault) => fault !== undefined)).toEqual([]);
  },
);

function isSlow({ manner, body }: Asked): boolean {
  return body !== undefined && (manner === 'long' || manner === 'endless');
}

async function judged(asked: Asked): Promise<{ fault?: string | undefined; status: number }> {
  const { row, path, caller, body, manner } = asked;
  const what = `${row.method} ${path.slice(0, 120)} as ${caller}, ${manner}: ${body?.toString().slice(0, 300)}`;
  const { address } = row.path === '/api/upload' ? instances.upload : instances.api;
  try {
    const answer = await send(asked, { address, site: world.site, token: tokens[caller] });
    // That the store is slow is what health is there to say.
    const isTold = row.path === '/api/health' && answer.status === 503;
    const fault = isTold ? undefined : faultIn(what, answer);
    if (fault || !answer.type.includes('json') || answer.text === '') return { fault, status: answer.status };
    const asks = { status: answer.status, isStaff: caller >= STAFF };
    const extra = unpromised(rowReached(asked), asks, JSON.parse(answer.text));
    const broken = extra.length > 0 ? `promises nothing of ${extra.slice(0, 5).join(', ')}: ${what}` : undefined;
    return { fault: broken, status: answer.status };
  } catch (error) {
    return { fault: `${error instanceof Error ? error.message : 'failed'}: ${what}`, status: 0 };
  }
}

function faultIn(what: string, { status, text }: Answered): string | undefined {
  if (status >= 500) return `${status}: ${what} answered ${text.slice(0, 300)}`;
  return /node_modules|\n\s+at .*\.js/.test(text) ? `tells its stack: ${what}` : undefined;
}
