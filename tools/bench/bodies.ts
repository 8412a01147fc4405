import { startInstance, type Instance } from '../local/instance';
import type { World } from '../local/world';
import { median, memoryOf } from './figures';

const MB = 1024 * 1024;
/** What a body may cost: memory beside what the instance takes anyway, and how much longer others wait meanwhile. */
const GOAL_MB = 64;
const GOAL_SLOWER = 3;

/**
 * Sends one instance of the API, in Google's functions framework, a body of 30 MB of `[{},{},…]` that nobody vouches
 * for, ten at once, and prints what it does to memory and to others.
 */
export async function bodies(world: World): Promise<boolean> {
  const instance = await startInstance('api', world.environment);
  try {
    const body = `[${'{},'.repeat(10 * MB).slice(0, -1)}]`;
    for (let warm = 0; warm < 20; warm += 1) await ask(instance);
    const alone = await pace(instance, 40);
    const before = memoryOf(instance.pid, 'VmRSS');
    const attack = Promise.all(Array.from({ length: 10 }, () => attackWith(instance, world, body)));
    const meanwhile = await pace(instance, 40);
    const answers = await attack;
    const grown = memoryOf(instance.pid, 'VmHWM') - before;
    const slower = meanwhile / alone;
    console.log('| bodies | answers | the slowest after | memory before | more at the peak | others wait | goal |');
    console.log('|---|---|---|---|---|---|---|');
    console.log(
      `| 10 of ${(body.length / MB).toFixed(0)} MB | ${[...new Set(answers.map(({ status }) => status))].join(', ')} | ${Math.max(...answers.map(({ ms }) => ms))} ms | ${before} MB | ${grown} MB | × ${slower.toFixed(1)} | < ${GOAL_MB} MB, < × ${GOAL_SLOWER} |`,
    );
    return answers.every(({ status }) => status === 401) && grown < GOAL_MB && slower < GOAL_SLOWER;
  } finally {
    await instance.stop();
  }
}

/** The answer may come while the body is still being sent; then the connection breaks, which counts as answered too. */
async function attackWith(instance: Instance, world: World, body: string) {
  const started = performance.now();
  const status = await fetch(`${instance.address}/api/members/somebody`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', origin: new URL(world.site).origin },
    body,
  }).then(
    (answer) => answer.status,
    () => 401,
  );
  return { status, ms: Math.round(performance.now() - started) };
}

/** The median of a small request, in milliseconds. */
async function pace(instance: Instance, times: number): Promise<number> {
  const took: number[] = [];
  for (let index = 0; index < times; index += 1) took.push(await ask(instance));
  return median(took);
}

async function ask(instance: Instance): Promise<number> {
  const started = performance.now();
  await (await fetch(`${instance.address}/api/client-config`)).text();
  return performance.now() - started;
}
