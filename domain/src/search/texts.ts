import { fold } from '../text/fold';
import { readingsOf, type Reading } from './readings';
import { isAllah, partsOf, splitCompound, withoutArticle, wordsOf, type Told } from './words';

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

/** One in which no word stands yet. */
export function newVocabulary(): Vocabulary {
  return { words: new Map(), all: [], labels: new Map(), told: new Map() };
}

/** Makes texts ready to be searched in. `known`: the vocabulary that they share with others. */
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

/** @returns the word as it stands in the vocabulary, which has it from then on */
export function wordIn(known: Vocabulary, written: string, isName: boolean): Word {
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
