import { useState } from 'react';
import { recipeClass } from '../../src/theme/recipe-class';
import { Field } from '../../src/ui/field';
import { SearchBox } from '../../src/ui/search-box';
import { Group, Specimen, useSay } from '../specimen';

export function Fields() {
  const say = useSay();
  const [sought, setSought] = useState('');
  const name = say('Full name', 'الاسم الكامل');
  const typed = say('Omar Said', 'عمر سعيد');
  const input = recipeClass('input');
  return (
    <Group title="Fields">
      <Specimen name="field">
        <Field label={name}>{(of) => <input {...of} className={input} />}</Field>
      </Specimen>
      <Specimen name="field, required, with help">
        <Field label={name} required help={say('As on your card.', 'كما في بطاقتك.')}>
          {(of) => <input {...of} className={input} defaultValue={typed} />}
        </Field>
      </Specimen>
      <Specimen name="field with a fault">
        <Field label={name} required fault={say('Name is required', 'الاسم مطلوب')}>
          {(of) => <input {...of} className={input} />}
        </Field>
      </Specimen>
      <Specimen name="field with the focus" pseudo="focus">
        <Field label={name}>{(of) => <input {...of} className={input} defaultValue={typed} />}</Field>
      </Specimen>
      <Specimen name="field, disabled">
        <Field label={name}>{(of) => <input {...of} className={input} defaultValue={typed} disabled />}</Field>
      </Specimen>
      <Specimen name="field with a placeholder">
        <Field label={name}>{(of) => <input {...of} className={input} placeholder={typed} />}</Field>
      </Specimen>
      <Specimen name="field of several lines">
        <Field label={say('Message', 'الرسالة')}>
          {(of) => <textarea {...of} className={recipeClass('textarea')} />}
        </Field>
      </Specimen>
      <Specimen name="list to choose from">
        <Field label={say('City', 'المدينة')}>
          {(of) => (
            <select {...of} className={recipeClass('select')}>
              <option>{say('Cairo', 'القاهرة')}</option>
            </select>
          )}
        </Field>
      </Specimen>
      <Specimen name="list as wide as its words">
        <select className={recipeClass('select', { fit: true })} aria-label={say('City', 'المدينة')}>
          <option>{say('Cairo', 'القاهرة')}</option>
        </select>
      </Specimen>
      <Specimen name="field as wide as its words">
        <input className={recipeClass('input', { fit: true })} aria-label={name} size={8} />
      </Specimen>
      <Specimen name="search, empty">
        <SearchBox
          label={say('Search', 'بحث')}
          placeholder={say('Search events', 'ابحث')}
          value={sought}
          onChange={setSought}
        />
      </Specimen>
      <Specimen name="search, filled">
        <SearchBox label={say('Search', 'بحث')} placeholder="" value={typed} onChange={setSought} />
      </Specimen>
    </Group>
  );
}
