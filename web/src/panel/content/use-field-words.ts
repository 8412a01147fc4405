import type { Field } from '@nexus/domain/fields/field';
import { useLanguage } from '../../lib/words/use-words';

/** A field's label and help in the language of the panel; `adds` is what a list says where it grows. */
export function useFieldWords(field: Field): { label: string; help: string | undefined; adds: string } {
  const language = useLanguage();
  return {
    label: field.label[language],
    help: field.help?.[language],
    adds: (field.add ?? field.label)[language],
  };
}
