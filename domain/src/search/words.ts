import { fold } from '../text/fold';

/** Quotes and tatweel stand inside of words: Mo'men, مـــريم. Everything else that is no letter or digit parts them. */
const WORDS = /[\p{L}\p{M}\p{N}\u0640]+/gu;
const INSIDE = /['’‘`ʼʿʾ]/g;

/** The words of a text as they are written, without the quotes inside of them. Chats write غ as 3' and خ as 7'. */
export function wordsOf(text: string): string[] {
  return text.replace(/3['’]/g, 'gh').replace(/7['’]/g, 'kh').replace(INSIDE, '').match(WORDS) ?? [];
}

const ARTICLE = /^(?:[eaiu]l|ال)$/;
/** Written as they are spoken before these letters: Abd er-Rahman, Nour ed-Din. */
const SPOKEN_ARTICLE = /^[eau]([drsnzt])$/;
const ARABIC_ARTICLE = /^[وبكف]?ال(?=.{3})/;
const LATIN_ARTICLE = /^[ea]l(?=.{4})/;

/** Without the article that is joined to it; the word itself where there is none. */
export function withoutArticle(folded: string): string {
  return folded.replace(ARABIC_ARTICLE, '').replace(LATIN_ARTICLE, '');
}

/** A word with those that were written apart from it but belong to it: *abd el rahman*, نور الدين. */
export interface Part {
  /** What it consists of, without articles. */
  words: string[];
  /** The whole as one word, with its articles. */
  joined: string;
}

const BEFORE = /^(?:3?abd[aeuo]?l?|ab[ou]u?l?|[zd]h?o?ul?|عبد|أبو|ابو|ذو)$/;

/** What the spelling of a word says about its neighbours. */
export interface Told {
  first: string;
  isArticle: boolean;
  /** The letter before which it is an article as it is spoken. */
  isArticleBefore: string | undefined;
  /** It belongs to the word before it, or the word after it to it. */
  isAfter: boolean;
  isBefore: boolean;
}

/** The parts of a person's name, or of what is searched for in names. `known`: what was told before, by word. */
export function partsOf(text: string, known: Map<string, Told> = new Map()): Part[] {
  const parts: Part[] = [];
  const words = wordsOf(text);
  const told = words.map((word) => toldBy(word, known));
  let article = '';
  let isBefore = false;
  words.forEach((word, at) => {
    const [own, next] = [told[at], told[at + 1]];
    if (next && (own?.isArticle || own?.isArticleBefore === next.first)) {
      article = word;
      return;
    }
    const before = parts.at(-1);
    if (before && (article !== '' || own?.isAfter || isBefore)) {
      before.words.push(word);
      before.joined += article + word;
    } else parts.push({ words: [word], joined: article + word });
    isBefore = own?.isBefore ?? false;
    article = '';
  });
  return parts;
}

function toldBy(word: string, known: Map<string, Told>): Told {
  const before = known.get(word);
  if (before) return before;
  const folded = fold(word);
  const told = {
    first: folded.slice(0, 1),
    isArticle: ARTICLE.test(folded),
    isArticleBefore: SPOKEN_ARTICLE.exec(folded)?.[1],
    isAfter: ARABIC_ARTICLE.test(folded) || LATIN_ARTICLE.test(folded) || isAllah(folded),
    isBefore: BEFORE.test(folded),
  };
  known.set(word, told);
  return told;
}

/** الله, which is written in many ways and never stands alone in a name. */
export function isAllah(folded: string): boolean {
  return /^(?:[aeu]?llah|alla|الله)$/.test(folded);
}

const COMPOUNDS = [
  /^(3?abd)(?:[aeuo]?l|[aeou]?(?=([drsnzt])\2)[drsnzt])(?=.{3})(.+)$/,
  /^(abo?u|abo|[zd]h?o?u)(?:e?l)(?=.{3})(.+)$/,
  /^(.{3,}?)(?:[aeou]?l|[aeou]d(?=d))-?(d(?:ee|i)ne?)$/,
  /^(.{2,}?)ال(.{3,})$/,
];

/** What a word that is written as one consists of, without articles: Abdelrahman, نورالدين. None where it is one word. */
export function splitCompound(folded: string): [string, string] | undefined {
  for (const pattern of COMPOUNDS) {
    const found = pattern.exec(folded);
    const [first, last] = [found?.[1], found?.at(-1)];
    if (first && last) return [first, /^d(?:ee|i)ne?$/.test(last) ? 'din' : last];
  }
  return undefined;
}
