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

interface Word {
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
  words: readonly Word[];
  /** Shared by all that have the same ones. */
  labels: readonly Word[];
}

/** What many texts share is kept once for all that were made ready with the same vocabulary. */
export interface Vocabulary {
  words: Map<string, Word>;
  labels: Map<string, readonly Word[]>;
  told: Map<string, Told>;
}

export function newVocabulary(): Vocabulary {
  return { words: new Map(), labels: new Map(), told: new Map() };
}

export function searchable(texts: Texts, known: Vocabulary = newVocabulary()): Searchable {
  const { names = [], words = [], labels = [], literal = [] } = texts;
  const spelled = new Set<Word>();
  for (const { words: own, joined } of names.flatMap((name) => partsOf(name, known.told)))
    for (const written of [...own, joined]) {
      const word = wordIn(known, written, true);
      spelled.add(word);
      for (const half of word.halves) spelled.add(half);
    }
  for (const written of words.flatMap(wordsOf)) spelled.add(wordIn(known, written, false));
  return {
    text: fold([...names, ...words].join(' ')),
    literal: literal.length === 0 ? '' : literal.join('\n').toLowerCase(),
    words: [...spelled],
    labels: labelsIn(known, labels),
  };
}

function labelsIn(known: Vocabulary, labels: readonly string[]): readonly Word[] {
  const key = labels.join('\n');
  const found = known.labels.get(key) ?? labels.flatMap(wordsOf).map((label) => wordIn(known, label, false));
  known.labels.set(key, found);
  return found;
}

function wordIn(known: Vocabulary, written: string, isName: boolean): Word {
  const key = isName ? ` ${written}` : written;
  const before = known.words.get(key);
  if (before) return before;
  const folded = fold(written);
  const text = isName && isAllah(folded) ? 'allah' : folded;
  const halves = isName ? splitCompound(folded) : undefined;
  const word = {
    text,
    stem: withoutArticle(text),
    isName,
    readings: isName && text !== 'allah' ? readingsWithArticle(written) : [],
    halves: (halves ?? []).map((half) => wordIn(known, half, true)),
  };
  known.words.set(key, word);
  return word;
}

function readingsWithArticle(written: string): Reading[] {
  const stem = withoutArticle(written.toLowerCase());
  return [...readingsOf(written), ...(stem.length < written.length ? readingsOf(stem) : [])];
}

/** Asks how close a text is to what is searched for; null where it is something else. A blank search is answered by all. */
export function closenessTo(search: string): (to: Searchable) => Closeness | null {
  const asked = askedFor(search);
  return (to) => {
    let best: Closeness | null = null;
    for (const pieces of asked) {
      best = closer(best, worst(pieces, to));
      if (best !== null && best <= CLOSENESS.inside) return best;
    }
    return best;
  };
}

function closer(one: Closeness | null, other: Closeness | null): Closeness | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}

type Piece = (to: Searchable) => Closeness | null;
/** The words of one search, so that each is compared with a word once. */
type Known = Map<string, Piece>;

/** The ways to understand a search: in each of them all pieces must be found. */
function askedFor(search: string): Piece[][] {
  const known: Known = new Map();
  const plain = piecesOf(search).map((piece) => pieceOf(piece, known));
  const parts = partsOf(search);
  if (isLiteral(piecesOf(search).join(' '))) return [plain];
  const apart = parts.flatMap(({ words }) => words).map((word) => wordPiece(word, known));
  const joined = parts.map(({ joined: word }) => wordPiece(word, known));
  if (parts.every(({ words, joined: word }) => words[0] === word)) return [plain];
  return [plain, apart, joined];
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

function pieceOf(piece: string, known: Known): Piece {
  const literal = fold(piece);
  const words = isLiteral(piece) ? [] : wordsOf(piece).map((word) => wordPiece(word, known));
  return (to) => {
    const found = words.length === 0 ? null : worst(words, to);
    return (found === null || found > CLOSENESS.inside) && isIn(to, literal) ? CLOSENESS.inside : found;
  };
}

function isIn({ text, literal }: Searchable, piece: string): boolean {
  return text.includes(piece) || literal.includes(piece);
}

/** A word of a search; with what it consists of where it is a compound. */
function wordPiece(written: string, known: Known): Piece {
  const before = known.get(written);
  if (before) return before;
  const asked = wordIn(newVocabulary(), written, true);
  const whole = oneWord(asked);
  const halves = asked.halves.map(oneWord);
  const piece: Piece = halves.length === 0 ? whole : (to) => whole(to) ?? worst(halves, to);
  known.set(written, piece);
  return piece;
}

/** Each word is compared once, however many texts share it. */
function oneWord(asked: Word): Piece {
  const known = new Map<Word, Closeness | null>();
  const knownLabels = new Map<readonly Word[], Closeness | null>();
  const closest = (words: readonly Word[]) => {
    let best: Closeness | null = null;
    for (const word of words) {
      let found = known.get(word);
      if (found === undefined) known.set(word, (found = closeness(asked, word)));
      if (found !== null && (best === null || found < best)) best = found;
    }
    return best;
  };
  return ({ words, labels }) => {
    let ofLabels = knownLabels.get(labels);
    if (ofLabels === undefined) knownLabels.set(labels, (ofLabels = closest(labels)));
    return closer(closest(words), ofLabels);
  };
}

const SHORTEST_WITH_TYPO = 4;

function closeness(asked: Word, word: Word): Closeness | null {
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

function worst(pieces: readonly Piece[], to: Searchable): Closeness | null {
  let all: Closeness = CLOSENESS.exact;
  for (const piece of pieces) {
    const found = piece(to);
    if (found === null) return null;
    if (found > all) all = found;
  }
  return all;
}
