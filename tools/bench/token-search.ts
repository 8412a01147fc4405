import { createHash } from 'node:crypto';
import { closeness, CLOSENESS } from '@nexus/domain/search/search';
import type { Word } from '@nexus/domain/search/texts';
import { waysOf } from '@nexus/domain/search/ways';

/** A word that somebody bears, by which token they are found, and how many bear it. */
export interface KnownWord {
  word: Word;
  token: string;
  borne: number;
}

/** What somebody must bear, all of it, to be found. */
export type Tokens = readonly string[];

/** What a token stands for. */
export type Kind = 'name' | 'word' | 'skill' | 'badge' | 'beginning';

/** The token of a text: short, and safe as the name of a field. */
export function tokenOf(kind: Kind, text: string): string {
  return createHash('sha256').update(`${kind} ${text}`).digest('hex').slice(0, 10);
}

/** Of words, the first letters are tokens too: what is asked for in so few begins too many words to name them. */
export const SHORT = 2;

/** One way to be found: the tokens that somebody must bear, and how close that is (`CLOSENESS`). */
export interface Way {
  tokens: Tokens;
  far: number;
  /** Of the rarest of its words. */
  borne: number;
}

/**
 * What to ask Firestore for a search: the sets of tokens of which somebody must bear one whole, closest and commonest
 * first. Which words are meant is told by the same comparison as in memory.
 */
export function waysToAsk(search: string, known: readonly KnownWord[]): Way[] {
  if (search.trim() === '') return [EVERYBODY];
  const closest = new Map<string, Way>();
  for (const pieces of waysOf(search)) {
    const words = pieces.flatMap((piece) => piece.words);
    for (const way of words.length === 0 ? [] : product(words.map((word) => waysToMean(word, known)))) {
      const key = [...new Set(way.tokens)].toSorted().join(' ');
      if (way.far < (closest.get(key)?.far ?? Infinity)) closest.set(key, way);
    }
  }
  return [...closest.values()].toSorted(commonest);
}

const EVERYBODY: Way = { tokens: [], far: CLOSENESS.exact, borne: Infinity };

function waysToMean(asked: Word, known: readonly KnownWord[]): Way[] {
  if (asked.text.length <= SHORT)
    return [{ tokens: [tokenOf('beginning', asked.text)], far: CLOSENESS.beginning, borne: Infinity }];
  const whole = known.flatMap(({ word, token, borne }): Way[] => {
    const far = borne === 0 ? null : closeness(asked, word);
    return far === null ? [] : [{ tokens: [token], far, borne }];
  });
  if (asked.halves.length === 0) return whole;
  return [...whole, ...product(asked.halves.map((half) => waysToMean(half, known)))];
}

/** What a step keeps of all that can be put together. */
const KEPT = 300;

function product(all: readonly Way[][]): Way[] {
  return all.reduce<Way[]>(
    (ways, next) =>
      ways
        .flatMap((one) =>
          next
            .toSorted(commonest)
            .slice(0, KEPT)
            .map((other) => both(one, other)),
        )
        .toSorted(commonest)
        .slice(0, KEPT),
    [EVERYBODY],
  );
}

function both(one: Way, other: Way): Way {
  return {
    tokens: [...one.tokens, ...other.tokens],
    far: Math.max(one.far, other.far),
    borne: Math.min(one.borne, other.borne),
  };
}

function commonest(one: Way, other: Way): number {
  return one.far - other.far || other.borne - one.borne;
}
