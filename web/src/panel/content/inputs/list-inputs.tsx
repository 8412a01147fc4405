import { useRef, type ComponentType, type KeyboardEvent, type ReactNode } from 'react';
import type { Bilingual } from '@nexus/domain/bilingual';
import { Fault } from '../../../controls/fault';
import { Fieldset } from '../../../controls/fieldset';
import { Input } from '../../../controls/input';
import { useWords } from '../../../lib/words/use-words';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { OrderedRows } from '../../ordered-rows';
import { useFieldWords } from '../use-field-words';
import { GalleryAdder } from './gallery-adder';
import { faultsBelow, type InputProps } from './input';
import { TakeFrom } from './take-from';
import { useItemKeys } from './use-item-keys';
import { useTypedItem } from './use-typed-item';
import { recipeClass } from '../../../theme/recipe-class';

/**
 * Short texts, each in both languages: Enter adds one, empty ones are ignored. What stands in the last input without
 * Enter is part of the list already, so that it is saved and kept with the rest.
 */
export function TextListInput(props: InputProps<Bilingual[]>) {
  const t = useWords('admin');
  const { field, path, value, language, faults, isReadOnly, onChange } = props;
  const { label, adds } = useFieldWords(field);
  const { typed, listed, type, paste, add } = useTypedItem({ ...props, takesCommas: field.takesCommas ?? false });
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  const faultOf = (index: number) => faults[`${index}.${language}`] ?? faults[String(index)];
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  return (
    <Fieldset label={label} path={path} fault={faults['']} wide>
      <ol className={recipeClass('stack', { gap: 'close' })}>
        {listed.map((item, index) => (
          <li key={index} data-path={`${path}.${index}`}>
            <div className={recipeClass('row', { oneLine: true })}>
              <Input
                aria-label={`${label} ${index + 1}`}
                aria-invalid={faultOf(index) ? true : undefined}
                dir={direction}
                value={item[language]}
                placeholder={item.en || item.ar}
                readOnly={isReadOnly}
                onChange={(event) =>
                  onChange(value.map((one, at) => (at === index ? { ...one, [language]: event.target.value } : one)))
                }
              />
              <ListButtons index={index} items={value} isReadOnly={isReadOnly} onChange={onChange} />
            </div>
            <Fault>{faultOf(index)}</Fault>
          </li>
        ))}
      </ol>
      {!isReadOnly && (
        <div data-path={`${path}.${listed.length}`}>
          <div className={recipeClass('row', { oneLine: true })}>
            <Input
              aria-label={adds}
              dir={direction}
              value={typed}
              onChange={(event) => type(event.target.value)}
              onKeyDown={onKey}
              onPaste={(event) => {
                const text = event.clipboardData.getData('text');
                if (!text.includes('\n')) return;
                event.preventDefault();
                paste(`${typed}${text}`);
              }}
            />
            <Button size="small" onClick={add}>
              {t('content.add')}
            </Button>
          </div>
          <Fault>{value.length > listed.length && faultOf(listed.length)}</Fault>
        </div>
      )}
    </Fieldset>
  );
}

type Groups = InputProps<Record<string, unknown>[]>;

/** Groups of fields: speakers, agenda points, pictures. `inner` is the input of each. */
export function GroupListInput({ inner: FieldInput, ...props }: Groups & { inner: ComponentType<InputProps> }) {
  const { field, path, value, faults, isReadOnly, onChange } = props;
  const { label, adds } = useFieldWords(field);
  const inner = Object.entries(field.fields ?? {});
  const keys = useItemKeys(value);
  const fresh = () => Object.fromEntries(inner.map(([name, one]) => [name, one.initial]));
  const add = () => onChange([...value, fresh()]);
  // A gallery: groups whose first field is a picture may be added by their pictures, several at once.
  const picture = inner[0]?.[1].kind === 'image' ? inner[0][0] : undefined;
  // Several uploads may end before the next draw.
  const held = useRef(value);
  held.current = value;
  const addPicture = (url: string) => {
    held.current = [...held.current, { ...fresh(), ...(picture && { [picture]: url }) }];
    onChange(held.current);
  };
  const group = (index: number, handle?: ReactNode) => (
    <div className="card padded stack">
      <div className="row between">
        <span className={recipeClass('row', { gap: 'tight' })}>
          {handle}
          <b className="digits">{index + 1}</b>
        </span>
        <span className={recipeClass('row', { gap: 'tight' })}>
          <ListButtons index={index} items={value} isReadOnly={isReadOnly} onChange={onChange} />
        </span>
      </div>
      <div className="form-grid">
        {inner.map(([name, one]) => (
          <FieldInput
            key={name}
            {...props}
            field={one}
            name={name}
            path={`${path}.${index}.${name}`}
            value={value[index]?.[name] ?? one.initial}
            faults={faultsBelow(faults, `${index}.${name}`)}
            onChange={(next) => onChange(value.map((old, at) => (at === index ? { ...old, [name]: next } : old)))}
          />
        ))}
      </div>
    </div>
  );
  return (
    <Fieldset label={label} path={path} fault={faults['']} wide>
      {isReadOnly ? (
        value.map((_, index) => <div key={index}>{group(index)}</div>)
      ) : (
        <OrderedRows
          className="stack"
          items={keys.map((id, index) => ({ id, index, title: `${label} ${index + 1}` }))}
          onOrder={(ids) => onChange(ids.map((id) => value[keys.indexOf(id)] ?? fresh()))}
          row={({ index }, handle) => group(index, handle)}
        />
      )}
      {!isReadOnly && (
        <div className="row">
          <Button size="small" onClick={add}>
            <Icon name="plus" small />
            {adds}
          </Button>
          {field.from && (
            <TakeFrom from={field.from} onTake={(group) => onChange([...value, { ...fresh(), ...group }])} />
          )}
        </div>
      )}
      {!isReadOnly && picture && <GalleryAdder onUploaded={addPicture} />}
    </Fieldset>
  );
}

/** Moves an item up, or takes it out. */
function ListButtons<T>(props: { index: number; items: T[]; isReadOnly: boolean; onChange: (items: T[]) => void }) {
  const t = useWords('admin');
  const { index, items, onChange } = props;
  if (props.isReadOnly) return null;
  const up = () => {
    const next = [...items];
    next.splice(index - 1, 0, ...next.splice(index, 1));
    onChange(next);
  };
  return (
    <>
      <Button
        size="small"
        variant="ghost"
        iconOnly
        disabled={index === 0}
        aria-label={t('content.moveUp', { n: index + 1 })}
        onClick={up}
      >
        <Icon name="up" small />
      </Button>
      <Button
        size="small"
        variant="ghost"
        iconOnly
        aria-label={t('content.takeOut', { n: index + 1 })}
        onClick={() => onChange(items.filter((_, at) => at !== index))}
      >
        <Icon name="close" small />
      </Button>
    </>
  );
}
