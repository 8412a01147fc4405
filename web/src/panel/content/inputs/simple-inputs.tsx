import { cairoClock, cairoInstant } from '@nexus/domain/text/cairo';
import { useState } from 'react';
import { Field } from '../../../controls/field';
import { Input, Select } from '../../../controls/input';
import { Switch } from '../../../controls/switch';
import { useLanguage, useWords } from '../../../lib/words/use-words';
import { useFieldWords } from '../use-field-words';
import type { InputProps } from './input';

export function FlagInput({ field, path, value, faults, isReadOnly, onChange }: InputProps<boolean>) {
  const { label, help } = useFieldWords(field);
  return (
    <Switch
      label={label}
      help={help}
      path={path}
      fault={faults['']}
      isOn={value}
      isDisabled={isReadOnly}
      onChange={onChange}
    />
  );
}

export function IntegerInput({ field, path, value, faults, isReadOnly, onChange }: InputProps<number>) {
  const { label } = useFieldWords(field);
  // What is typed stays as it is typed; what is no whole number is refused when it is saved, not bent into one.
  const [typed, setTyped] = useState<string>();
  const empty = field.isYear ? Number(field.initial) : 0;
  // Nothing stands where an example is shown for it.
  const shown = field.placeholder !== undefined && value === 0 ? '' : value;
  return (
    <Field label={label} path={path} required={field.required} fault={faults['']}>
      <Input
        type="number"
        value={typed !== undefined && (typed === '' || Number(typed) === value) ? typed : shown}
        placeholder={field.placeholder}
        readOnly={isReadOnly}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(target.value === '' ? empty : Number(target.value));
        }}
        onBlur={() => typed === '' && setTyped(undefined)}
      />
    </Field>
  );
}

export function SelectInput({ field, path, value, faults, isReadOnly, onChange }: InputProps<string>) {
  const { label } = useFieldWords(field);
  const language = useLanguage();
  return (
    <Field label={label} path={path} required={field.required} fault={faults['']}>
      <Select
        value={value}
        disabled={isReadOnly}
        onChange={(event) => onChange(event.target.value)}
        options={(field.options ?? []).map((option) => ({ value: option.value, label: option.label[language] }))}
      />
    </Field>
  );
}

/** A moment in Cairo time: day and time, kept as an instant. */
export function InstantInput({ field, path, value, faults, isReadOnly, onChange }: InputProps<string | null>) {
  const t = useWords('admin');
  const { label } = useFieldWords(field);
  const { day, time } = value ? cairoClock(value) : { day: '', time: '' };
  return (
    <Field label={label} path={path} required={field.required} fault={faults['']} help={t('content.cairo')}>
      <Input
        type="datetime-local"
        value={value ? `${day}T${time}` : ''}
        readOnly={isReadOnly}
        onChange={({ target }) => {
          const [nextDay = '', nextTime = '00:00'] = target.value.split('T');
          onChange(nextDay === '' ? null : cairoInstant(nextDay, nextTime));
        }}
      />
    </Field>
  );
}
