import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { memberTexts } from '@nexus/domain/membership/member-texts';
import { columnsOf } from '@nexus/domain/search/columns';
import { closestFirstIn } from '@nexus/domain/search/found';
import { newVocabulary, searchable } from '@nexus/domain/search/texts';
import { fold } from '@nexus/domain/text/fold';
import type { RosterEntry } from '../../functions/src/store/projections/roster-shards';
import { median, row } from './figures';

const QUERIES = ['salma', 'احمد', 'omar el kady', 'عبد الرحمن', 'design', 'shakwy'];
const TIMES = 15;
/** Milliseconds that a search among all of these members may take. */
const GOAL = 100;

/**
 * Prints what searching so many members in memory costs, in time and in memory, beside searching for pieces of their
 * folded texts alone, which is the least that a search can do.
 */
export function searching(entries: readonly RosterEntry[]): boolean {
  const plain = held(() =>
    entries.map((entry) => ({
      entry,
      shown: [fold(entry.name), fold(entry.title), entry.linkedinUrl.toLowerCase()].join('\n'),
      moderated: [fold(entry.name), fold(entry.title), entry.email, ...entry.skills.map(fold)].join('\n'),
    })),
  );
  let words = 0;
  const ready = held(() => {
    const vocabulary = newVocabulary();
    const made = entries.map((entry) => {
      const shown = searchable({ ...memberTexts(entry), literal: [entry.linkedinUrl] }, vocabulary);
      return { entry, shown };
    });
    words = vocabulary.words.size;
    const columns = columnsOf(
      made.map(({ shown }) => shown),
      vocabulary,
    );
    return { items: made, columns: () => columns };
  });
  const rows = QUERIES.map((query) => {
    const wanted = fold(query);
    const before = typical(() => plain.value.filter(({ shown }) => shown.includes(wanted)));
    const now = typical(() => closestFirstIn(query, ready.value, () => true));
    return { query, before, now };
  });
  const ratio = (now: number, before: number) => `${(now / before).toFixed(1)} ×`;
  console.log(`\n${entries.length} members in memory, of ${words} different words\n`);
  row('', 'pieces of texts', 'names in two scripts', 'ratio');
  row('---', '---', '---', '---');
  const mebibytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(1)} MiB`;
  row('memory for searching', mebibytes(plain.bytes), mebibytes(ready.bytes), ratio(ready.bytes, plain.bytes));
  row('made ready', `${plain.took.toFixed(0)} ms`, `${ready.took.toFixed(0)} ms`, ratio(ready.took, plain.took));
  for (const { query, before, now } of rows)
    row(query, `${before.toFixed(1)} ms`, `${now.toFixed(1)} ms`, ratio(now, before));
  return rows.every(({ now }) => now <= GOAL);
}

/** What is made, with the bytes that it holds and the milliseconds that it took. */
function held<T>(make: () => T): { value: T; bytes: number; took: number } {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  const bytes = process.memoryUsage().heapUsed;
  const [value, took] = timed(make);
  collect();
  return { value, took, bytes: process.memoryUsage().heapUsed - bytes };
}

/** With the milliseconds of processor time that it took, which a busy machine does not lengthen. */
function timed<T>(work: () => T): [T, number] {
  const start = process.cpuUsage();
  const value = work();
  const { user, system } = process.cpuUsage(start);
  return [value, (user + system) / 1_000];
}

/** The median of several times that it is done, in milliseconds of processor time. */
function typical(work: () => unknown): number {
  return median(Array.from({ length: TIMES }, () => timed(work)[1]));
}
