import { SKILLS } from '@nexus/domain/membership/skills';
import { db } from '../../functions/src/firebase';
import { newMember } from '../../functions/src/store/membership/members';
import { accountPath, memberPath, rosterEntry } from '../../functions/src/store/projections/member-record';
import { rebuildRoster } from '../../functions/src/store/projections/roster-fold';
import type { RosterEntry } from '../../functions/src/store/projections/roster-shards';
import type { World } from '../local/world';
import { readsIn } from './figures';
import { searching } from './search';
import { memberToken } from './session';

const SIZES = [100, 20_000];
const QUERIES = [
  '',
  'page=5',
  'q=salma',
  `q=${encodeURIComponent('احمد')}`,
  'skills=Design,Investment',
  'q=a&skills=Design&page=2',
];
const GOAL = 13;
const FIRST = ['Salma', 'Omar', 'Laila', 'أحمد', 'Youssef', 'هدى', 'Karim', 'Dina', 'مصطفى', 'Mona'];
const LAST = ['El-Kady', 'حسن', 'Nabil', 'Shawky', 'الشرقاوي', 'Fathallah', 'Girgis', 'بدوي', 'Osman', 'Lotfy'];

/**
 * Prints the reads of each kind of page at both sizes, where cold is the first page after every member changed, and what
 * searching costs in time and memory.
 */
export async function directory(world: World): Promise<boolean> {
  const rows: { query: string; state: string; reads: number[] }[] = [];
  let isQuick = true;
  for (const size of SIZES) {
    const entries = await writeMembers(size);
    const token = await memberToken(world, 'bench-0');
    isQuick = searching(entries);
    const read = async (query: string) => {
      const response = await fetch(`http://127.0.0.1:${world.ports.hosting}/api/members?approved=1&${query}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      if (!response.ok) throw new Error(`${query}: ${response.status}`);
      return readsIn(response.headers);
    };
    for (const query of QUERIES) {
      await rebuildRoster(entries);
      for (const state of ['cold', 'warm']) {
        const reads = await read(query);
        const row = rows.find((one) => one.query === query && one.state === state);
        if (row) row.reads.push(reads);
        else rows.push({ query, state, reads: [reads] });
      }
    }
    const { docs } = await db().collection('roster').get();
    const bytes = docs.map((doc) => (doc.data()['data'] as Uint8Array | undefined)?.byteLength ?? 0);
    console.log(`${size} members: largest of ${bytes.length - 1} roster documents ${Math.max(...bytes)} bytes`);
  }
  console.log(
    `\n| page | state | reads at ${SIZES.join(' | reads at ')} |\n|---|---|${SIZES.map(() => '---|').join('')}`,
  );
  for (const { query, state, reads } of rows)
    console.log(`| ${decodeURIComponent(query) || 'first page'} | ${state} | ${reads.join(' | ')} |`);
  // There are as many shards as the size needs, and a server that starts reads each of them once.
  const isEqual = rows.filter(({ state }) => state === 'warm').every(({ reads }) => new Set(reads).size === 1);
  const isGood = isEqual && rows.every(({ reads }) => reads.every((count) => count <= GOAL));
  console.log(`\n${isGood ? 'Within' : 'NOT within'} the goal: at most ${GOAL} reads, and warm as many at both sizes.`);
  return isGood && isQuick;
}

async function writeMembers(count: number): Promise<RosterEntry[]> {
  const writer = db().bulkWriter();
  writer.onWriteError(({ failedAttempts }) => failedAttempts < 10);
  const entries = Array.from({ length: count }, (_, index) => {
    const id = `bench-${index}`;
    const { member, account } = newMember({
      at: new Date(1_700_000_000_000 + index * 60_000).toISOString(),
      language: 'en',
      profile: {
        name: `${FIRST[index % 10]} ${LAST[Math.floor(index / 10) % 10]} ${index}`,
        email: `bench-${index}@nexus.test`,
        title: `Planner ${index % 97}`,
        linkedinUrl: `https://www.linkedin.com/in/bench-${index}`,
        skills: [SKILLS[index % 10] ?? 'Design', SKILLS[(index * 7 + 3) % 10] ?? 'Investment'].filter(
          (s, i, all) => all.indexOf(s) === i,
        ),
      },
    });
    const stored = { ...member, status: 'approved' as const, approvedAt: member.createdAt };
    void writer.set(db().doc(memberPath(id)), { ...stored, version: 1 });
    void writer.set(db().doc(accountPath(id)), { ...account, version: 1 });
    return rosterEntry(id, stored, account);
  }).filter((entry) => entry !== null);
  await writer.close();
  return entries;
}
