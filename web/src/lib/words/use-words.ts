import { createContext, use } from 'react';
import type { Language } from '@nexus/domain/bilingual';
import type { Area, Areas, TextsOf } from './areas';
import type { GroupOf } from './typed';
import { translator, type Words } from './words';

export const WordsContext = createContext<Words | undefined>(undefined);

/**
 * The texts of an area in the language of the page, or of the part of it under `at`. Names and values are checked by
 * the compiler. An area other than `common` is loaded with the screen that needs it (`loadWords`).
 */
export function useWords<A extends Area = 'common', Path extends GroupOf<Areas[A]> | '' = ''>(
  area?: A,
  at?: Path,
): TextsOf<A, Path> {
  const texts: unknown = translator(useAllWords(), area ?? 'common', at);
  return texts as TextsOf<A, Path>;
}

export function useLanguage(): Language {
  return useAllWords().language;
}

function useAllWords(): Words {
  const words = use(WordsContext);
  if (!words) throw new Error('Words are used outside WordsContext');
  return words;
}
