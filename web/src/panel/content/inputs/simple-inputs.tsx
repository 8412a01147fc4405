import { cairoClock, cairoInstant } from '@nexus/domain/text/cairo';
import { useId, useState } from 'react';
import { useLanguage, useWords } from '../../../lib/words/use-words';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { LibraryPicker } from '../../media/library-picker';
import { usePhotoEditor } from '../../../controls/photo-editor/use-photo-editor';
import { Picture } from '../../../ui/picture';
import { useFieldWords } from '../use-field-words';
import type { InputProps } from './input';

export function FlagInput({ field, path, value, faults, isReadOnly, onChange }: InputProps<boolean>) {
  const { label } = useFieldWords(field);
  const id = useId();
  return (
    <div className="field flag" data-path={path}>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={value}
        disabled={isReadOnly}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id}>{label}</label>
      {faults[''] && <p className="err">{faults['']}</p>}
    </div>
  );
}

export function IntegerInput({ field, path, value, faults, isReadOnly, onChange }: InputProps<number>) {
  const { label } = useFieldWords(field);
  // What is typed stays as it is typed; what is no whole number is refused when it is saved, not bent into one.
  const [typed, setTyped] = useState<string>();
  return (
    <Field label={label} path={path} required={field.required} fault={faults['']}>
      {(input) => (
        <input
          {...input}
          className={faults[''] ? 'in bad' : 'in'}
          type="number"
          dir="ltr"
          value={typed !== undefined && Number(typed) === value ? typed : value}
          readOnly={isReadOnly}
          onChange={(event) => {
            setTyped(event.target.value);
            onChange(Number(event.target.value));
          }}
        />
      )}
    </Field>
  );
}

export function SelectInput({ field, path, value, faults, isReadOnly, onChange }: InputProps<string>) {
  const { label } = useFieldWords(field);
  const language = useLanguage();
  return (
    <Field label={label} path={path} required={field.required} fault={faults['']}>
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
export function InstantInput({ field, path, value, faults, isReadOnly, onChange }: InputProps<string | null>) {
  const t = useWords('admin');
  const { label } = useFieldWords(field);
  const { day, time } = value ? cairoClock(value) : { day: '', time: '' };
  return (
    <Field label={label} path={path} required={field.required} fault={faults['']} help={t('content.cairo')}>
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

/** A picture: chosen, dropped or pasted, edited, uploaded. People's are cut to a circle; logos keep what is transparent. */
export function ImageInput({ field, name, path, value, faults, isReadOnly, onChange }: InputProps<string>) {
  const t = useWords('admin');
  const { label } = useFieldWords(field);
  const { editor, fault, take, choose } = usePhotoEditor({
    isCircle: field.crop === 'circle',
    keepsTransparency: /logo/i.test(name),
    label,
    onUploaded: onChange,
  });
  const [isPicking, setPicking] = useState(false);
  const takeFrom = (data: DataTransfer | null) => {
    if (!isReadOnly) take(data?.files[0]);
  };
  return (
    <Field label={label} path={path} required={field.required} fault={fault || faults['']}>
      {(props) => (
        <div
          className="row drop"
          role="group"
          aria-label={label}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            takeFrom(event.dataTransfer);
          }}
          onPaste={(event) => takeFrom(event.clipboardData)}
        >
          <Picture className="thumb large" src={value} alt="" width={96} height={60} />
          {!isReadOnly && (
            <>
              {editor}
              <Button id={props.id} size="small" onClick={choose}>
                {t('content.choosePicture')}
              </Button>
              <Button size="small" onClick={() => setPicking(true)}>
                {t('content.fromLibrary')}
              </Button>
              <LibraryPicker
                isOpen={isPicking}
                onClose={() => setPicking(false)}
                onPick={(url) => {
                  setPicking(false);
                  onChange(url);
                }}
              />
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
