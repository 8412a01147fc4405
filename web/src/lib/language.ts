import type { Language } from '@nexus/domain/bilingual';

const PREFIX = '/ar';

/** The language of an address: Arabic under `/ar`, English elsewhere. */
function languageOfPath(path: string): Language {
  return path === PREFIX || path.startsWith(`${PREFIX}/`) ? 'ar' : 'en';
}

export function currentLanguage(): Language {
  return typeof location === 'undefined' ? 'en' : languageOfPath(location.pathname);
}

/** What the router puts before every path in this language. */
export function basenameOf(language: Language): string {
  return language === 'ar' ? PREFIX : '';
}

/** The same page in the other language. `path` is one of the router's, without a prefix. */
export function pathInLanguage(path: string, language: Language): string {
  return `${basenameOf(language)}${path === '/' && language === 'ar' ? '' : path}` || '/';
}
