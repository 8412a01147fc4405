import { LIMITS } from '@nexus/domain/limits';
import type { Skill } from '@nexus/domain/membership/skills';
import { metered } from '../../functions/src/store/kernel/meter';
import { directory, type Directory, type DirectoryQuery } from '../../functions/src/store/projections/directory';
import { rebuildRoster } from '../../functions/src/store/projections/roster-fold';
import { person } from './people';
import { fillTokenDirectory, tokenDirectory } from './token-directory';

const MANY = Number(process.env['MILLION'] ?? 1_000_000);
/** Among so many the answers are compared with those from memory. */
const FEW = 2_000;
const PAGES = 3;
const GOAL = 13;
const ASKED: { q?: string; skills?: Skill[] }[] = [
  {},
  { q: 'salma' },
  { q: 'احمد' },
  { q: 'omar el kady' },
  { q: 'عبد الرحمن' },
  { q: 'design' },
  { q: 'shakwy' },
  { q: 'manager nile' },
  { skills: ['Design', 'Investment'] },
  { q: 'a', skills: ['Design'] },
];

/**
 * The directory of a million, which no server could keep in memory: prints what a page reads where Firestore answers it
 * from search tokens, through the same interface as the roster, and how often both answer the same among few.
 */
export async function million(): Promise<boolean> {
  const few = Array.from({ length: FEW }, (_, index) => person(index));
  await rebuildRoster(few);
  await fillTokenDirectory(few, () => undefined);
  const isAlike = await compare(await tokenDirectory());
  await fillTokenDirectory(people(), (done) => console.error(`${done} members written`));
  const { result: ask, meter } = await metered(tokenDirectory);
  console.log(`\nOf ${MANY} members. A server that starts reads ${meter.reads} documents.\n`);
  console.log(`| page | ${numbers('reads of page')} | found |\n|---|${'---|'.repeat(PAGES)}---|`);
  let most = 0;
  for (const asked of ASKED) {
    const pages = await ofPages((page) => metered(() => ask({ ...whole(asked), page })));
    const reads = pages.map((one) => one.meter.reads);
    most = Math.max(most, ...reads);
    console.log(`| ${said(asked)} | ${reads.join(' | ')} | ${pages[0]?.result.total} |`);
  }
  const isGood = most <= GOAL;
  console.log(`\n${isGood ? 'Within' : 'NOT within'} the goal: ${most} reads of a page at most, of ${GOAL}.`);
  return isGood && isAlike;
}

function* people() {
  for (let index = 0; index < MANY; index += 1) yield person(index);
}

/** Whether tokens find nobody whom memory does not, and name them in the same order where a page holds them all. */
async function compare(byTokens: Directory): Promise<boolean> {
  let isAlike = true;
  console.log(`Among ${FEW}, found in memory and by tokens:`);
  for (const asked of ASKED) {
    const [memory, tokens] = [await all(directory, asked), await all(byTokens, asked)];
    const isOrdered = memory.length > LIMITS.membersPerPage || memory.join() === tokens.join();
    isAlike &&= isOrdered && tokens.every((id) => memory.includes(id));
    console.log(`  ${said(asked)}: ${memory.length}, ${tokens.length}`);
  }
  console.log(isAlike ? 'Tokens find nobody else.' : 'NOT alike.');
  return isAlike;
}

async function all(ask: Directory, asked: (typeof ASKED)[number]): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; ; page += 1) {
    const { items, pageCount } = await ask({ ...whole(asked), page });
    ids.push(...items.map(({ id }) => id));
    if (page >= pageCount) return ids;
  }
}

async function ofPages<T>(read: (page: number) => Promise<T>): Promise<T[]> {
  const pages: T[] = [];
  for (let page = 1; page <= PAGES; page += 1) pages.push(await read(page));
  return pages;
}

function whole({ q = '', skills = [] }: (typeof ASKED)[number]): Omit<DirectoryQuery, 'page'> {
  return { q, skills, badges: [] };
}

function said({ q = '', skills = [] }: (typeof ASKED)[number]): string {
  return [q, ...skills].filter((one) => one !== '').join(', ') || 'everybody';
}

function numbers(what: string): string {
  return Array.from({ length: PAGES }, (_, n) => `${what} ${n + 1}`).join(' | ');
}
