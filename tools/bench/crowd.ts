import { LIMITS } from '@nexus/domain/limits';
import { db } from '../../functions/src/firebase';
import { newMember } from '../../functions/src/store/membership/members';
import { accountPath, memberPath } from '../../functions/src/store/projections/member-record';
import { encode } from '../../functions/src/store/kernel/compressed';
import { rebuildRoster } from '../../functions/src/store/projections/roster-fold';
import { startInstance, type Instance } from '../local/instance';
import type { World } from '../local/world';
import { DOCUMENT_BYTES, median, memoryOf, readsIn, row } from './figures';
import { person } from './people';
import { memberToken } from './session';

const SIZES = (process.env['CROWD'] ?? '1000,100000').split(',').map(Number);
const CROWD = 100;
const QUERIES = ['salma', 'احمد', 'omar el kady', 'عبد الرحمن', 'design', 'shakwy'];
const ROUNDS = 5;
/** MiB of the function that answers. */
const MEMORY = 1_024;

/** What was seen among so many. */
interface Seen {
  size: number;
  statuses: string;
  /** Median of a save, and what 95 % of the searches take less than, in milliseconds. */
  saves: number;
  search: number;
  isShownAtOnce: boolean;
  /** Firestore reads of a page: the first of the server, and the next. */
  cold: number;
  warm: number;
  /** MiB. */
  memory: number;
  /** Bytes of the largest shard. */
  largest: number;
}

/**
 * Prints what happens when a hundred members save at once, and what a page of the directory and a search cost, among few
 * and among many who look like people, in one instance as in production.
 */
export async function crowd(world: World): Promise<boolean> {
  const savers = await writeSavers(world);
  const seen: Seen[] = [];
  for (const size of SIZES) {
    const people = Array.from({ length: size }, (_, index) => person(index));
    if (size === SIZES[0])
      console.log(`One person takes ${Math.round(encode(people.slice(0, 1000)).length / 1000)} bytes, compressed.`);
    await rebuildRoster(people);
    // As much heap as Node takes for itself where the machine has no more memory than the function.
    const instance = await startInstance('api', {
      ...world.environment,
      NODE_OPTIONS: `--max-old-space-size=${MEMORY / 2}`,
    });
    try {
      seen.push({ size, ...(await measured(instance, savers, size)) });
    } finally {
      await instance.stop();
    }
  }
  return report(seen);
}

async function measured(instance: Instance, savers: readonly Saver[], size: number): Promise<Omit<Seen, 'size'>> {
  const token = savers[0]?.token ?? '';
  const ask = async (query: string) => {
    const since = performance.now();
    const answer = await fetch(`${instance.address}/api/members?approved=1&${query}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const body = (await answer.json()) as { items: { name: string }[] };
    return { reads: readsIn(answer.headers), took: performance.now() - since, body, status: answer.status };
  };
  const cold = (await ask('')).reads;
  const warm = (await ask('')).reads;
  const saved = await Promise.all(savers.map((one) => save(instance, one, freshName(one, size))));
  const one = freshName(savers[7] as Saver, size);
  const after = await ask(`q=${encodeURIComponent(one)}`);
  const searches: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const asked = Array.from({ length: 20 }, (_, n) =>
      ask(`q=${encodeURIComponent(QUERIES[n % QUERIES.length] ?? '')}`),
    );
    searches.push(...(await Promise.all(asked)).map(({ took }) => took));
  }
  const { docs } = await db().collection('roster').get();
  return {
    statuses: counted(saved.map(({ status }) => status)),
    saves: median(saved.map(({ took }) => took)),
    isShownAtOnce: after.body.items.some(({ name }) => name === one),
    cold,
    warm,
    search: ninetyFifth(searches),
    memory: memoryOf(instance.pid, 'VmRSS'),
    largest: Math.max(...docs.map((doc) => (doc.data()['data'] as Uint8Array | undefined)?.length ?? 0)),
  };
}

interface Saver {
  id: string;
  token: string;
}

/** What somebody calls themselves from now on; another name at each size, because who saves what is there changes nothing. */
const freshName = ({ id }: Saver, size: number) => `Crowded ${id.slice(2, 10)} of ${size}`;

async function writeSavers(world: World): Promise<Saver[]> {
  const savers: Saver[] = [];
  for (let n = 0; n < CROWD; n += 1) {
    const { id, name, title, linkedinUrl, email, skills, createdAt: at } = person(1_000_000 + n);
    const profile = { name, title, linkedinUrl, email, skills: [...skills], bio: 'Somebody of the crowd.' };
    const { member, account } = newMember({ at, language: 'en', profile, vouched: email });
    await db()
      .doc(memberPath(id))
      .set({ ...member, status: 'approved', approvedAt: at, version: 1 });
    await db()
      .doc(accountPath(id))
      .set({ ...account, version: 1 });
    savers.push({ id, token: await memberToken(world, id) });
  }
  return savers;
}

async function save(instance: Instance, { id, token }: Saver, name: string) {
  const since = performance.now();
  const answer = await fetch(`${instance.address}/api/members/${id}`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      origin: process.env['SITE_URL'] ?? '',
    },
    body: JSON.stringify({ name }),
  });
  await answer.text();
  return { status: answer.status, took: performance.now() - since };
}

function report(seen: readonly Seen[]): boolean {
  const [few, many] = [seen[0], seen.at(-1)];
  if (!few || !many) return false;
  const ratio = (of: 'saves' | 'search') => many[of] / few[of];
  const share = (one: Seen) => one.memory / MEMORY;
  row('members', ...seen.map(({ size }) => size.toLocaleString('en')), 'goal');
  row('---', ...seen.map(() => '---'), '---');
  row(`answers to ${CROWD} saves at once`, ...seen.map(({ statuses }) => statuses), `${CROWD} × 200`);
  row('what is saved is in the next answer', ...seen.map(({ isShownAtOnce }) => (isShownAtOnce ? 'yes' : 'NO')), 'yes');
  row('reads of a page, cold', ...seen.map(({ cold }) => String(cold)), '≤ 40');
  row('reads of a page, warm', ...seen.map(({ warm }) => String(warm)), '≤ 2');
  row('bytes of the largest shard', ...seen.map(({ largest }) => String(largest)), `< ${DOCUMENT_BYTES}`);
  row('memory, of the function’s', ...seen.map((one) => `${(100 * share(one)).toFixed(0)} %`), '≤ 60 %');
  row('median of a save, to the fewest', ...seen.map((one) => `${(one.saves / few.saves).toFixed(1)} ×`), '≤ 2 ×');
  row(
    'search, 20 at once, 95th of a hundred',
    ...seen.map((one) => `${(one.search / few.search).toFixed(1)} ×`),
    '≤ 3 ×',
  );
  const isGood =
    seen.every(
      (one) =>
        one.statuses === `${CROWD} × 200` &&
        one.isShownAtOnce &&
        one.cold <= 40 &&
        one.warm <= 2 &&
        one.largest < DOCUMENT_BYTES,
    ) &&
    share(many) <= 0.6 &&
    ratio('saves') <= 2 &&
    ratio('search') <= 3;
  console.log(`\n${isGood ? 'Within' : 'NOT within'} the goals. A page shows ${LIMITS.membersPerPage}.`);
  return isGood;
}

function counted(statuses: readonly number[]): string {
  return [...new Set(statuses)]
    .map((status) => `${statuses.filter((one) => one === status).length} × ${status}`)
    .join(', ');
}

/** The value below which 95 % of them lie. */
function ninetyFifth(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * 0.95))] ?? 0;
}
