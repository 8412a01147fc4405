import type { Language } from '@nexus/domain/bilingual';
import { cairoClock, cairoInstant } from '@nexus/domain/text/cairo';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '@nexus/domain/limits';
import { api } from '../../../lib/api-client';
import { ApiError } from '../../../lib/api-error';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { Picture } from '../../../ui/picture';
import { useFieldWords } from '../use-field-words';
import type { InputProps } from './input';

export function FlagInput({ field, value, isReadOnly, onChange }: InputProps<boolean>) {
  const { label } = useFieldWords(field);
  const id = useId();
  return (
    <div className="field flag">
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={value}
        disabled={isReadOnly}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id}>{label}</label>
    </div>
  );
}

export function IntegerInput({ field, value, faults, isReadOnly, onChange }: InputProps<number>) {
  const { label } = useFieldWords(field);
  return (
    <Field label={label} required={field.required} fault={faults['']}>
      {(input) => (
        <input
          {...input}
          className={faults[''] ? 'in bad' : 'in'}
          type="number"
          dir="ltr"
          value={value}
          readOnly={isReadOnly}
          onChange={(event) => onChange(Math.trunc(Number(event.target.value)) || 0)}
        />
      )}
    </Field>
  );
}

export function SelectInput({ field, value, isReadOnly, onChange }: InputProps<string>) {
  const { label } = useFieldWords(field);
  const language = useTranslation().i18n.language as Language;
  return (
    <Field label={label} required={field.required}>
      {(input) => (
        <select
          {...input}
          className="in"
          value={value}
          disabled={isReadOnly}
          onChange={(event) => onChange(event.target.value)}
        >
          {field.options?.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label[language]}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** A moment in Cairo time: day and time, kept as an instant. */
export function InstantInput({ field, value, faults, isReadOnly, onChange }: InputProps<string | null>) {
  const { t } = useTranslation('admin');
  const { label } = useFieldWords(field);
  const { day, time } = value ? cairoClock(value) : { day: '', time: '' };
  return (
    <Field label={label} required={field.required} fault={faults['']} help={t('content.cairo')}>
      {(input) => (
        <input
          {...input}
          className={faults[''] ? 'in bad' : 'in'}
          type="datetime-local"
          dir="ltr"
          value={value ? `${day}T${time}` : ''}
          readOnly={isReadOnly}
          onChange={({ target }) => {
            const [nextDay = '', nextTime = '00:00'] = target.value.split('T');
            onChange(nextDay === '' ? null : cairoInstant(nextDay, nextTime));
          }}
        />
      )}
    </Field>
  );
}

export function ImageInput({ field, value, faults, isReadOnly, onChange }: InputProps<string>) {
  const { t } = useTranslation('admin');
  const { label } = useFieldWords(field);
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const take = async (file: File | undefined) => {
    if (!file) return;
    setFailure('');
    if (!file.type.startsWith('image/')) return setFailure(t('content.notImage'));
    if (file.size > LIMITS.imageBytes) return setFailure(t('content.imageTooLarge'));
    setBusy(true);
    try {
      const form = new FormData();
      form.append('file', file);
      onChange((await api('POST /api/upload', { body: form })).url);
    } catch (error) {
      setFailure((error instanceof ApiError && error.sentence) || t('content.uploadFailed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Field label={label} required={field.required} fault={failure || faults['']}>
      {(props) => (
        <div className="row">
          <Picture className="thumb large" src={value} alt="" width={96} height={60} />
          <input
            ref={input}
            id={props.id}
            type="file"
            accept="image/*"
            className="vh"
            disabled={isReadOnly}
            onChange={(event) => void take(event.target.files?.[0])}
          />
          {!isReadOnly && (
            <>
              <Button size="small" isBusy={isBusy} onClick={() => input.current?.click()}>
                {t('content.choosePicture')}
              </Button>
              {value !== '' && (
                <Button size="small" variant="ghost" onClick={() => onChange('')}>
                  {t('content.removePicture')}
                </Button>
              )}
            </>
          )}
        </div>
      )}
    </Field>
  );
}
