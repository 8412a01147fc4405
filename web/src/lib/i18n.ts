import i18next, { createInstance, type i18n, type InitOptions } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '@nexus/domain/bilingual';

type Bundle = Record<string, unknown>;

/** Words of a language by area. Public pages load `common`; whoever signs in loads `signedIn` with their session, and the rest with its code. */
const BUNDLES: Record<Language, Record<string, () => Promise<{ default: Bundle }>>> = {
  en: {
    common: () => import('../locales/en/common'),
    site: () => import('../locales/en/site'),
    legal: () => import('../locales/en/legal'),
    members: () => import('../locales/en/members'),
    signedIn: () => import('../locales/en/signed-in'),
    admin: () => import('../locales/en/admin'),
  },
  ar: {
    common: () => import('../locales/ar/common'),
    site: () => import('../locales/ar/site'),
    legal: () => import('../locales/ar/legal'),
    members: () => import('../locales/ar/members'),
    signedIn: () => import('../locales/ar/signed-in'),
    admin: () => import('../locales/ar/admin'),
  },
};

export type Area = 'common' | 'site' | 'legal' | 'signedIn' | 'members' | 'admin';

function options(language: Language, words: Record<string, Bundle>): InitOptions {
  return {
    lng: language,
    fallbackLng: false,
    ns: Object.keys(words),
    defaultNS: 'common',
    resources: { [language]: words } as InitOptions['resources'],
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  };
}

export async function startI18n(language: Language): Promise<i18n> {
  const common = await BUNDLES[language]['common']?.();
  await i18next.use(initReactI18next).init(options(language, { common: common?.default ?? {} }));
  return i18next;
}

/**
 * An instance of its own with all words of the public pages: for rendering on the server, and for previews. It is given
 * to `I18nextProvider` alone: registered with React it would take the place of the page's own instance.
 */
export async function publicI18n(language: Language): Promise<i18n> {
  const areas = ['common', 'site', 'legal'];
  const bundles = await Promise.all(areas.map((area) => BUNDLES[language][area]?.()));
  const words = Object.fromEntries(areas.map((area, index) => [area, bundles[index]?.default ?? {}]));
  const instance = createInstance();
  await instance.init(options(language, words));
  return instance;
}

/** Loads the words of an area before the code that needs them is shown. */
export async function loadWords(area: Area): Promise<void> {
  if (import.meta.env.SSR || hasWords(area)) return;
  const language = i18next.language as Language;
  const bundle = await BUNDLES[language][area]?.();
  i18next.addResourceBundle(language, area, bundle?.default ?? {});
}

export function hasWords(area: Area): boolean {
  return i18next.hasResourceBundle(i18next.language, area);
}
