import type { Bilingual } from '@nexus/domain/bilingual';
import { Field } from '../../../controls/field';
import { Input, Textarea } from '../../../controls/input';
import { useFieldWords } from '../use-field-words';
import type { InputProps } from './input';

const LATIN: readonly string[] = ['url', 'link', 'email'];

/** One line or several, in one language or the one that is being edited. */
export function TextInput(props: InputProps<string | Bilingual>) {
  const { field, path, value, language, faults, isReadOnly, onChange } = props;
  const { label, help } = useFieldWords(field);
  const isBilingual = field.translatable && typeof value === 'object';
  const write = (next: string) => onChange(isBilingual ? { ...value, [language]: next } : next);
  const direction = isBilingual ? (language === 'ar' ? 'rtl' : 'ltr') : LATIN.includes(field.kind) ? 'ltr' : 'auto';
  const control = {
    value: isBilingual ? value[language] : String(value ?? ''),
    dir: direction,
    readOnly: isReadOnly,
    placeholder: field.placeholder,
    onChange: (event: { target: { value: string } }) => write(event.target.value),
  };
  const isLong = field.kind === 'longText';
  return (
    <Field
      label={label}
      path={path}
      required={field.required}
      fault={faults[''] ?? faults[language]}
      wide={isLong}
      help={help}
    >
      {isLong ? <Textarea {...control} /> : <Input {...control} lang={isBilingual ? language : undefined} />}
    </Field>
  );
}
