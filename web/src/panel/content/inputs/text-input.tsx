import type { Bilingual } from '@nexus/domain/bilingual';
import { Field } from '../../../ui/field';
import { useFieldWords } from '../use-field-words';
import type { InputProps } from './input';

const LATIN: readonly string[] = ['url', 'link', 'email'];

/** One line or several, in one language or the one that is being edited. */
export function TextInput({
  field,
  path,
  value,
  language,
  faults,
  isReadOnly,
  onChange,
}: InputProps<string | Bilingual>) {
  const { label, help } = useFieldWords(field);
  const isBilingual = field.translatable && typeof value === 'object';
  const text = isBilingual ? value[language] : String(value ?? '');
  const fault = faults[''] ?? faults[language];
  const write = (next: string) => onChange(isBilingual ? { ...value, [language]: next } : next);
  const direction = isBilingual ? (language === 'ar' ? 'rtl' : 'ltr') : LATIN.includes(field.kind) ? 'ltr' : 'auto';
  return (
    <Field
      label={label}
      path={path}
      required={field.required}
      fault={fault}
      wide={field.kind === 'longText'}
      {...(help && { help })}
    >
      {(input) => {
        const shared = {
          ...input,
          className: fault ? 'in bad' : 'in',
          value: text,
          dir: direction,
          readOnly: isReadOnly,
        };
        return field.kind === 'longText' ? (
          <textarea {...shared} rows={4} onChange={(event) => write(event.target.value)} />
        ) : (
          <input
            {...shared}
            lang={isBilingual ? language : undefined}
            onChange={(event) => write(event.target.value)}
          />
        );
      }}
    </Field>
  );
}
