import type { Language } from '@nexus/domain/bilingual';
import type { PanelArea } from './areas';
import { hasWords, pageWords } from './page';
import type { Bundle } from './words';

/** Apart from those of `load.ts`, so that no public page carries where they are. */
const FILES: Record<Language, Record<PanelArea, () => Promise<{ default: Bundle }>>> = {
  en: { help: () => import('../../locales/en/help'), issues: () => import('../../locales/en/issues') },
  ar: { help: () => import('../../locales/ar/help'), issues: () => import('../../locales/ar/issues') },
};

/** Loads the words of a screen of the panel before it is shown. */
export async function loadPanelWords(area: PanelArea): Promise<void> {
  const words = pageWords();
  if (!words || hasWords(area)) return;
  Object.assign(words.areas, { [area]: (await FILES[words.language][area]()).default });
}
