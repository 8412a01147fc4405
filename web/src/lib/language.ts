import type { Language } from '@nexus/domain/bilingual';
import { readAddress } from '@nexus/domain/pages/in-language';

/** The language of this page, as its address has it. */
export function currentLanguage(): Language {
  return typeof location === 'undefined' ? 'en' : readAddress(location.pathname).language;
}
