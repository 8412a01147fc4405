import { CLOSENESS, closeness, FAR } from './search';
import { waysOf, type Piece } from './ways';
import type { Searchable, Vocabulary, Word } from './texts';

/**
 * Many texts that were made ready with one vocabulary, side by side: a search runs through memory from end to end
 * instead of from one text to the next, which is what takes the time among a hundred thousand.
 */
export interface Columns {
  count: number;
  vocabulary: Vocabulary;
  /** The words of all, one after another; those of the n-th begin at `starts[n]`. */
  ids: Uint32Array;
  starts: Uint32Array;
  /** Which of `labelSets` each has. */
  labels: Uint32Array;
  labelSets: readonly (readonly number[])[];
  texts: Joined;
  literals: Joined;
}

interface Joined {
  text: string;
  starts: Uint32Array;
}

/** Puts texts into columns; all of them were made ready with this vocabulary. */
export function columnsOf(all: readonly Searchable[], vocabulary: Vocabulary): Columns {
  const starts = new Uint32Array(all.length + 1);
  all.forEach(({ ids }, n) => (starts[n + 1] = (starts[n] ?? 0) + ids.length));
  const ids = new Uint32Array(starts[all.length] ?? 0);
  const sets = new Map<readonly number[], number>();
  const labels = new Uint32Array(all.length);
  for (const [n, one] of all.entries()) {
    ids.set(one.ids, starts[n]);
    const set = sets.get(one.labelIds) ?? sets.size;
    sets.set(one.labelIds, set);
    labels[n] = set;
  }
  return {
    count: all.length,
    vocabulary,
    ids,
    starts,
    labels,
    labelSets: [...sets.keys()],
    texts: joined(all.map(({ text }) => text)),
    literals: joined(all.map(({ literal }) => literal)),
  };
}

/** No piece of a search holds a line break, so none is found across two of them. */
function joined(all: readonly string[]): Joined {
  const starts = new Uint32Array(all.length + 1);
  all.forEach((one, n) => (starts[n + 1] = (starts[n] ?? 0) + one.length + 1));
  return { text: all.join('\n'), starts };
}

/** How close each is to what is searched for, as `closenessTo` says; `FAR` where it is something else. */
export function closenessInAll(search: string, columns: Columns): Uint8Array {
  const known = new Map<Word, Uint8Array>();
  const best = new Uint8Array(columns.count).fill(FAR);
  for (const pieces of waysOf(search)) {
    const found = worst(
      pieces.map((piece) => pieceInAll(piece, columns, known)),
      columns.count,
    );
    for (let n = 0; n < columns.count; n += 1) {
      const [before = FAR, now = FAR] = [best[n], found[n]];
      if (before > CLOSENESS.inside && now < before) best[n] = now;
    }
  }
  return best;
}

function pieceInAll({ words, literal }: Piece, columns: Columns, known: Map<Word, Uint8Array>): Uint8Array {
  const { count } = columns;
  const found =
    words.length === 0
      ? new Uint8Array(count).fill(FAR)
      : worst(
          words.map((word) => wordInAll(word, columns, known)),
          count,
        );
  if (literal === undefined) return found;
  for (const among of [columns.texts, columns.literals])
    each(among, literal, (n) => {
      if ((found[n] ?? FAR) > CLOSENESS.inside) found[n] = CLOSENESS.inside;
    });
  return found;
}

/** Calls back with the place of each in which the piece stands. */
function each({ text, starts }: Joined, piece: string, tell: (n: number) => void): void {
  let n = 0;
  for (let at = text.indexOf(piece); at !== -1 && n < starts.length - 1; at = text.indexOf(piece, starts[n])) {
    n = placeOf(starts, at);
    tell(n);
    n += 1;
  }
}

/** The last that begins at or before this. */
function placeOf(starts: Uint32Array, at: number): number {
  let [from, to] = [0, starts.length - 1];
  while (from < to) {
    const middle = (from + to + 1) >> 1;
    if ((starts[middle] ?? 0) <= at) from = middle;
    else to = middle - 1;
  }
  return from;
}

function wordInAll(word: Word, columns: Columns, known: Map<Word, Uint8Array>): Uint8Array {
  const whole = oneInAll(word, columns, known);
  if (word.halves.length === 0) return whole;
  const halves = worst(
    word.halves.map((half) => oneInAll(half, columns, known)),
    columns.count,
  );
  return halves.map((half, n) => (whole[n] === FAR ? half : (whole[n] ?? FAR)));
}

function oneInAll(asked: Word, columns: Columns, known: Map<Word, Uint8Array>): Uint8Array {
  const before = known.get(asked);
  if (before) return before;
  const { vocabulary, labelSets, labels, ids, starts, count } = columns;
  const table = Uint8Array.from(vocabulary.all, (word) => closeness(asked, word) ?? FAR);
  const ofSets = labelSets.map((set) => set.reduce((best, id) => Math.min(best, table[id] ?? FAR), FAR));
  const found = new Uint8Array(count);
  let at = 0;
  for (let n = 0; n < count; n += 1) {
    let best = ofSets[labels[n] ?? 0] ?? FAR;
    for (const end = starts[n + 1] ?? 0; at < end; at += 1) {
      const one = table[ids[at] ?? 0] ?? FAR;
      if (one < best) best = one;
    }
    found[n] = best;
  }
  known.set(asked, found);
  return found;
}

/** Of each the farthest: all of them must be found. A new array, which may be written to. */
function worst(all: readonly Uint8Array[], count: number): Uint8Array {
  const found = new Uint8Array(count);
  for (const one of all)
    for (let n = 0; n < count; n += 1) if ((one[n] ?? FAR) > (found[n] ?? FAR)) found[n] = one[n] ?? FAR;
  return found;
}
