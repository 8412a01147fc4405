import type { Language } from '@nexus/domain/bilingual';
import type { ScreenArea } from './areas';
import { hasWords, keepWords, pageWords } from './page';
import { wordsOf, type Bundle, type Words } from './words';

type Load = () => Promise<{ default: Bundle }>;

/** A language is a file per area: pages load `common` and their own, members and staff theirs with their code. */
const FILES: Record<Language, Record<ScreenArea, Load>> = {
  en: {
    common: () => import('../../locales/en/common'),
    site: () => import('../../locales/en/site'),
    join: () => import('../../locales/en/join'),
    legal: () => import('../../locales/en/legal'),
    signedIn: () => import('../../locales/en/signed-in'),
    members: () => import('../../locales/en/members'),
    mentors: () => import('../../locales/en/mentors'),
    attending: () => import('../../locales/en/attending'),
    admin: () => import('../../locales/en/admin'),
  },
  ar: {
    common: () => import('../../locales/ar/common'),
    site: () => import('../../locales/ar/site'),
    join: () => import('../../locales/ar/join'),
    legal: () => import('../../locales/ar/legal'),
    signedIn: () => import('../../locales/ar/signed-in'),
    members: () => import('../../locales/ar/members'),
    mentors: () => import('../../locales/ar/mentors'),
    attending: () => import('../../locales/ar/attending'),
    admin: () => import('../../locales/ar/admin'),
  },
};

/** The words that the page starts with. Its language never changes: the other one is another address. */
export async function startWords(language: Language): Promise<Words> {
  return keepWords(wordsOf(language, await bundles(language, ['common'])));
}

/** All words of the public pages in a language: for rendering on the server, and for previews. */
export async function publicWords(language: Language): Promise<Words> {
  return wordsOf(language, await bundles(language, ['common', 'site', 'join', 'legal']));
}

/** Loads the words of an area before the code that needs them is shown. */
export async function loadWords(area: ScreenArea): Promise<void> {
  const words = pageWords();
  if (words && !hasWords(area)) Object.assign(words.areas, await bundles(words.language, [area]));
}

async function bundles(language: Language, areas: readonly ScreenArea[]): Promise<Record<string, Bundle>> {
  const loaded = await Promise.all(areas.map(async (area) => [area, (await FILES[language][area]()).default] as const));
  return Object.fromEntries(loaded);
}
