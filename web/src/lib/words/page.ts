import type { Language } from '@nexus/domain/bilingual';
import type { Area, TextsOf } from './areas';
import { translator, wordsOf, type Words } from './words';

/** The words of the page in this browser. The server keeps none: it draws each request with those of its language. */
let ofThePage: Words | undefined;

export function keepWords(words: Words): Words {
  return (ofThePage = words);
}

export function pageWords(): Words | undefined {
  return ofThePage;
}

export function hasWords(area: Area): boolean {
  return ofThePage?.areas[area] !== undefined;
}

/** The texts of an area for what is no component: a failure has a sentence wherever it happens. */
export function textsOfPage<A extends Area>(area: A): TextsOf<A> {
  const texts: unknown = translator(ofThePage ?? NONE, area);
  return texts as TextsOf<A>;
}

const NONE = wordsOf('en' satisfies Language, {});
