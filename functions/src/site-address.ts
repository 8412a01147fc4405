import type { Language } from '@nexus/domain/bilingual';
import { inLanguage } from '@nexus/domain/pages/in-language';
import { config } from './config';

/** The full address of a path of our site in a language: of pages, and of links in mail. */
export function addressOf(path: string, language: Language): string {
  return config().SITE_URL + inLanguage(path, language);
}
