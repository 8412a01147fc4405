import { useTranslation } from 'react-i18next';
import type { Language } from '@nexus/domain/bilingual';
import type { Field } from '@nexus/domain/fields/field';

/** A field's label and help in the language of the panel. */
export function useFieldWords(field: Field): { label: string; help: string | undefined } {
  const language = useTranslation().i18n.language as Language;
  return { label: field.label[language], help: field.help?.[language] };
}
