import type { Language } from '../bilingual';

/** Arabic stands under `/ar`, English at the root. `web/public/before-paint.js`, which can import nothing, says it too. */
const ARABIC = '/ar';

/** What stands before every path of the site in this language. */
export function prefixOf(language: Language): string {
  return language === 'ar' ? ARABIC : '';
}

/** The address of a path of the site in a language. */
export function inLanguage(path: string, language: Language): string {
  return prefixOf(language) + (path === '/' && language === 'ar' ? '' : path);
}

/** The language of an address, and its path without it. */
export function readAddress(address: string): { language: Language; path: string } {
  const isArabic = address === ARABIC || address.startsWith(`${ARABIC}/`);
  return isArabic ? { language: 'ar', path: address.slice(ARABIC.length) || '/' } : { language: 'en', path: address };
}
