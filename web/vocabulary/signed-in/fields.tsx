import { useState } from 'react';
import { z } from 'zod';
import { Fault } from '../../src/controls/fault';
import { Field } from '../../src/controls/field';
import { Fieldset } from '../../src/controls/fieldset';
import { Input, Select, Textarea } from '../../src/controls/input';
import { SearchField } from '../../src/controls/search-field';
import { TextField } from '../../src/controls/text-field';
import { useSchemaForm } from '../../src/lib/use-schema-form';
import { Button } from '../../src/ui/button';
import { Group, Specimen, useSay } from '../specimen';

const SCHEMA = z.object({ name: z.string().min(1), words: z.string() });

export function Fields() {
  const say = useSay();
  const form = useSchemaForm({ schema: SCHEMA, values: { name: '', words: '' } });
  const [sought, setSought] = useState('');
  const name = say('Full name', 'الاسم الكامل');
  const typed = say('Omar Said', 'عمر سعيد');
  const cities = [{ value: 'cairo', label: say('Cairo', 'القاهرة') }];
  return (
    <Group title="Fields">
      <Specimen name="field">
        <Field label={name}>
          <Input />
        </Field>
      </Specimen>
      <Specimen name="field, required, with help">
        <Field label={name} required help={say('As on your card.', 'كما في بطاقتك.')}>
          <Input defaultValue={typed} />
        </Field>
      </Specimen>
      <Specimen name="field with a fault">
        <Field label={name} required fault={say('Name is required', 'الاسم مطلوب')}>
          <Input />
        </Field>
      </Specimen>
      <Specimen name="field with the focus" pseudo="focus">
        <Field label={name}>
          <Input defaultValue={typed} />
        </Field>
      </Specimen>
      <Specimen name="field, disabled">
        <Field label={name}>
          <Input defaultValue={typed} disabled />
        </Field>
      </Specimen>
      <Specimen name="field of an address">
        <Field label={say('E-mail', 'البريد')}>
          <Input type="email" defaultValue="omar@nexus.example" />
        </Field>
      </Specimen>
      <Specimen name="field of several lines">
        <Field label={say('Message', 'الرسالة')}>
          <Textarea defaultValue={typed} />
        </Field>
      </Specimen>
      <Specimen name="list to choose from">
        <Field label={say('City', 'المدينة')}>
          <Select options={cities} />
        </Field>
      </Specimen>
      <Specimen name="list as wide as its words">
        <Select options={cities} fit aria-label={say('City', 'المدينة')} />
      </Specimen>
      <Specimen name="list, disabled">
        <Select options={cities} disabled aria-label={say('City', 'المدينة')} />
      </Specimen>
      <Specimen name="search">
        <SearchField label={say('Search', 'بحث')} value={sought} onChange={setSought} />
      </Specimen>
      <Specimen name="several controls under one title">
        <Fieldset label={say('Ages', 'الأعمار')} required help={say('From and to.', 'من وإلى.')}>
          <Input type="number" aria-label={say('From', 'من')} defaultValue={20} />
        </Fieldset>
      </Specimen>
      <Specimen name="several controls with a fault">
        <Fieldset label={say('Ages', 'الأعمار')} fault={say('Choose one', 'اختر واحدًا')}>
          <Input type="number" aria-label={say('From', 'من')} />
        </Fieldset>
      </Specimen>
      <Specimen name="fault of one of several values">
        <Fault>{say('Too many', 'كثير')}</Fault>
      </Specimen>
      <Specimen name="form" span={6}>
        <form noValidate onSubmit={form.submit(async () => undefined)}>
          <TextField of={form} name="name" label={name} />
          <TextField of={form} name="words" label={say('Words', 'كلمات')} rows={2} />
          <Button type="submit" variant="primary">
            {say('Send', 'أرسل')}
          </Button>
        </form>
      </Specimen>
    </Group>
  );
}
