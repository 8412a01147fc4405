import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '@nexus/domain/bilingual';

type Bundle = Record<string, unknown>;

/** Words of a language by area. Public pages load `common`; members and staff load theirs with their code. */
const BUNDLES: Record<Language, Record<string, () => Promise<{ default: Bundle }>>> = {
  en: {
    common: () => import('../locales/en/common'),
    site: () => import('../locales/en/site'),
    legal: () => import('../locales/en/legal'),
    members: () => import('../locales/en/members'),
    admin: () => import('../locales/en/admin'),
  },
  ar: {
    common: () => import('../locales/ar/common'),
    site: () => import('../locales/ar/site'),
    legal: () => import('../locales/ar/legal'),
    members: () => import('../locales/ar/members'),
    admin: () => import('../locales/ar/admin'),
  },
};

export type Area = 'common' | 'site' | 'legal' | 'members' | 'admin';

export async function startI18n(language: Language): Promise<i18n> {
  const common = await BUNDLES[language]['common']?.();
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    ns: ['common'],
    defaultNS: 'common',
    resources: { [language]: { common: common?.default ?? {} } },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return i18next;
}

/** Loads the words of an area before the code that needs them is shown. */
export async function loadWords(area: Area): Promise<void> {
  const language = i18next.language as Language;
  if (i18next.hasResourceBundle(language, area)) return;
  const bundle = await BUNDLES[language][area]?.();
  i18next.addResourceBundle(language, area, bundle?.default ?? {});
}
