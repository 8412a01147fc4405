import { soundsLike, soundsLikeBeginning } from './sound';
import type { Searchable, Vocabulary, Word } from './texts';
import { isOneTypo } from './typo';
import { waysOf, type Piece } from './ways';

/** How well something answers a search; the smaller the better. */
export const CLOSENESS = { exact: 0, beginning: 1, inside: 2, sound: 3, nearly: 4 } as const;
export type Closeness = (typeof CLOSENESS)[keyof typeof CLOSENESS];

/** Asks how close a text is to what is searched for; null where it is something else. A blank search is answered by all. */
export function closenessTo(search: string): (to: Searchable) => Closeness | null {
  const ways = waysOf(search);
  const known = new Map<Word, Compare>();
  return (to) => {
    let best: Closeness | null = null;
    for (const pieces of ways) {
      best = closer(
        best,
        worst(pieces, (piece) => pieceIn(piece, to, known)),
      );
      if (best !== null && best <= CLOSENESS.inside) return best;
    }
    return best;
  };
}

function closer(one: Closeness | null, other: Closeness | null): Closeness | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}

function pieceIn({ words, literal }: Piece, to: Searchable, known: Map<Word, Compare>): Closeness | null {
  const found = words.length === 0 ? null : worst(words, (word) => wordWithin(word, to, known));
  const isNear = found !== null && found <= CLOSENESS.inside;
  return !isNear && literal !== undefined && isIn(to, literal) ? CLOSENESS.inside : found;
}

function isIn({ text, literal }: Searchable, piece: string): boolean {
  return text.includes(piece) || literal.includes(piece);
}

/** A word of a search, or where it is a compound what it consists of. */
function wordWithin(word: Word, to: Searchable, known: Map<Word, Compare>): Closeness | null {
  const compare = (one: Word) => {
    const found = known.get(one) ?? oneWord(one);
    known.set(one, found);
    return found(to);
  };
  return compare(word) ?? (word.halves.length === 0 ? null : worst(word.halves, compare));
}

type Compare = (to: Searchable) => Closeness | null;
/** Instead of a closeness: something else, and not compared yet. */
export const FAR = 255;
const UNKNOWN = 254;

/** Each word is compared once, however many texts share it: a hundred thousand people bear some ten thousand words. */
function oneWord(asked: Word): Compare {
  let vocabulary: Vocabulary | undefined;
  let known = new Uint8Array();
  const closest = (ids: readonly number[], best: number) => {
    for (const id of ids) {
      let found = known[id] ?? UNKNOWN;
      if (found === UNKNOWN) {
        const word = vocabulary?.all[id];
        known[id] = found = (word && closeness(asked, word)) ?? FAR;
      }
      if (found < best) best = found;
    }
    return best;
  };
  return ({ ids, labelIds, vocabulary: own }) => {
    if (own !== vocabulary) {
      vocabulary = own;
      known = new Uint8Array(own.all.length).fill(UNKNOWN);
    }
    const best = closest(labelIds, closest(ids, FAR));
    return best === FAR ? null : (best as Closeness);
  };
}

const SHORTEST_WITH_TYPO = 4;

/** How close a word is to one that is asked for. */
export function closeness(asked: Word, word: Word): Closeness | null {
  const { text, stem } = word;
  if (text === asked.text || stem === asked.text || stem === asked.stem) return CLOSENESS.exact;
  if (text.startsWith(asked.text) || stem.startsWith(asked.stem)) return CLOSENESS.beginning;
  if (text.includes(asked.text)) return CLOSENESS.inside;
  if (word.isName && soundsLike(asked.readings, word.readings)) return CLOSENESS.sound;
  return isNearly(asked, word) ? CLOSENESS.nearly : null;
}

function isNearly(asked: Word, word: Word): boolean {
  if (word.isName && soundsLikeBeginning(asked.readings, word.readings)) return true;
  if (asked.text.length < SHORTEST_WITH_TYPO || /\p{N}/u.test(asked.text)) return false;
  return (
    isOneTypo(asked.text, word.text) || (asked.stem.length >= SHORTEST_WITH_TYPO && isOneTypo(asked.stem, word.stem))
  );
}

function worst<T>(pieces: readonly T[], closenessOf: (piece: T) => Closeness | null): Closeness | null {
  let all: Closeness = CLOSENESS.exact;
  for (const piece of pieces) {
    const found = closenessOf(piece);
    if (found === null) return null;
    if (found > all) all = found;
  }
  return all;
}
