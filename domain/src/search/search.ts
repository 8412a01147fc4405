import { fold } from '../text/fold';
import { readingsOf, type Reading } from './readings';
import { soundsLike, soundsLikeBeginning } from './sound';
import { isOneTypo } from './typo';
import { isAllah, partsOf, splitCompound, withoutArticle, wordsOf, type Told } from './words';

/** How well something answers a search; the smaller the better. */
export const CLOSENESS = { exact: 0, beginning: 1, inside: 2, sound: 3, nearly: 4 } as const;
export type Closeness = (typeof CLOSENESS)[keyof typeof CLOSENESS];

/** What is searched in. Its words are found by their beginnings and by any piece of them. */
export interface Texts {
  /** Names of people: found in the other script and in other spellings too. */
  names?: readonly string[];
  /** Titles, skills, sentences: found with a typing error too. */
  words?: readonly string[];
  /** Labels of a fixed list, as skills are: by their words. */
  labels?: readonly string[];
  /** Addresses: found as they are written only. */
  literal?: readonly string[];
}

export interface Word {
  /** Its place in its vocabulary. */
  id: number;
  text: string;
  /** Without its article. */
  stem: string;
  isName: boolean;
  /** How it may be read; empty for what is no name. */
  readings: readonly Reading[];
  /** What it consists of where it is a name that is written as one: Abdelrahman. */
  halves: readonly Word[];
}

/** Texts that were made ready to be searched in. */
export interface Searchable {
  /** Folded names and words, with all that stands between them; a piece of a search holds no space. */
  text: string;
  /** In small letters. */
  literal: string;
  /** Of its words in its vocabulary. */
  ids: readonly number[];
  /** Shared by all that have the same ones. */
  labelIds: readonly number[];
  vocabulary: Vocabulary;
}

/** What many texts share is kept once for all that were made ready with the same vocabulary. */
export interface Vocabulary {
  words: Map<string, Word>;
  /** The same, by their ids. */
  all: Word[];
  labels: Map<string, readonly number[]>;
  told: Map<string, Told>;
}

export function newVocabulary(): Vocabulary {
  return { words: new Map(), all: [], labels: new Map(), told: new Map() };
}

export function searchable(texts: Texts, known: Vocabulary = newVocabulary()): Searchable {
  const { names = [], words = [], labels = [], literal = [] } = texts;
  const spelled = new Set<number>();
  for (const { words: own, joined } of names.flatMap((name) => partsOf(name, known.told)))
    for (const written of [...own, joined]) {
      const { id, halves } = wordIn(known, written, true);
      spelled.add(id);
      for (const half of halves) spelled.add(half.id);
    }
  for (const written of words.flatMap(wordsOf)) spelled.add(wordIn(known, written, false).id);
  return {
    text: fold([...names, ...words].join(' ')),
    literal: literal.length === 0 ? '' : literal.join('\n').toLowerCase(),
    ids: [...spelled],
    labelIds: labelsIn(known, labels),
    vocabulary: known,
  };
}

function labelsIn(known: Vocabulary, labels: readonly string[]): readonly number[] {
  const key = labels.join('\n');
  const found = known.labels.get(key) ?? labels.flatMap(wordsOf).map((label) => wordIn(known, label, false).id);
  known.labels.set(key, found);
  return found;
}

function wordIn(known: Vocabulary, written: string, isName: boolean): Word {
  const key = isName ? ` ${written}` : written;
  const before = known.words.get(key);
  if (before) return before;
  const folded = fold(written);
  const text = isName && isAllah(folded) ? 'allah' : folded;
  const halves = (isName ? (splitCompound(folded) ?? []) : []).map((half) => wordIn(known, half, true));
  const word = {
    id: known.all.length,
    text,
    stem: withoutArticle(text),
    isName,
    readings: isName && text !== 'allah' ? readingsWithArticle(written) : [],
    halves,
  };
  known.all.push(word);
  known.words.set(key, word);
  return word;
}

function readingsWithArticle(written: string): Reading[] {
  const stem = withoutArticle(written.toLowerCase());
  return [...readingsOf(written), ...(stem.length < written.length ? readingsOf(stem) : [])];
}

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

/** Part of a search: all its words have to be found; where they are not, or from afar, what is written so will do. */
export interface Piece {
  words: readonly Word[];
  /** Undefined where only the words count. */
  literal: string | undefined;
}

/** The ways to understand a search: in each of them all pieces must be found. */
export function waysOf(search: string): Piece[][] {
  const known = new Map<string, Word>();
  const asked = (written: string) => {
    const word = known.get(written) ?? wordIn(newVocabulary(), written, true);
    known.set(written, word);
    return word;
  };
  const plain = piecesOf(search).map((piece) => ({
    words: isLiteral(piece) ? [] : wordsOf(piece).map(asked),
    literal: fold(piece),
  }));
  const parts = partsOf(search);
  if (isLiteral(piecesOf(search).join(' '))) return [plain];
  if (parts.every(({ words, joined }) => words[0] === joined)) return [plain];
  const only = (written: string) => ({ words: [asked(written)], literal: undefined });
  return [plain, parts.flatMap(({ words }) => words).map(only), parts.map(({ joined }) => only(joined))];
}

function piecesOf(search: string): string[] {
  return search
    .split(/\s+/)
    .map((piece) => piece.replace(/^[,;:،؛!?؟()"«»]+|[,;:،؛!?؟()"«».]+$/g, ''))
    .filter((piece, _, all) => piece !== '' && (/[\p{L}\p{N}]/u.test(piece) || all.length === 1));
}

/** What is no word but an address or the like is looked for as it is written. */
function isLiteral(piece: string): boolean {
  return /@|:\/\/|[^\s.]\.[^\s.]|^[^\p{L}\p{N}]|[^\p{L}\p{M}\p{N}\s]$/u.test(piece);
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
