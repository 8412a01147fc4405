import { isBilingual, type Language } from '@nexus/domain/bilingual';
import { visibilityField, type Resource } from '@nexus/domain/resources/resource';
import type { Values } from './document-values';

const MARK: Record<Language, string> = { en: ' (copy)', ar: ' (نسخة)' };

/** What a duplicate starts with: all of the document, not on the site yet, with a name and an address of its own. */
export function copyOf(resource: Resource, document: Values): Values {
  const named = Object.keys(resource.fields).find((name) => resource.fields[name]?.kind === 'text');
  const shown = visibilityField(resource);
  return {
    ...document,
    ...(named && { [named]: marked(document[named]) }),
    ...(shown && { [shown]: false }),
    ...Object.fromEntries(byAction(resource).map(([name, { initial }]) => [name, initial])),
    ...('isFeatured' in resource.fields && { isFeatured: false }),
    ...('slug' in resource.fields && { slug: '' }),
  };
}

const byAction = (resource: Resource) => Object.entries(resource.fields).filter(([, field]) => field.byAction);

function marked(text: unknown): unknown {
  if (!isBilingual(text)) return text;
  const mark = (language: Language) => (text[language].trim() === '' ? '' : text[language] + MARK[language]);
  return { en: mark('en'), ar: mark('ar') };
}

/** The copy that the screen before handed over with the address. */
export function handedCopy(state: unknown): Values | undefined {
  const copy: unknown = state && typeof state === 'object' && 'copy' in state ? state.copy : undefined;
  return copy && typeof copy === 'object' ? (copy as Values) : undefined;
}
