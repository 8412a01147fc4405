import { fold } from '../text/fold';
import { newVocabulary, wordIn, type Word } from './texts';
import { partsOf, wordsOf } from './words';

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
