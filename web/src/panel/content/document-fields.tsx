import { useId } from 'react';
import type { Language } from '@nexus/domain/bilingual';
import { editedField, type Resource } from '@nexus/domain/resources/resource';
import { translationsOf } from '@nexus/domain/resources/translations';
import { useLanguage } from '../../lib/words/use-words';
import type { Values } from './document-values';
import { FieldInput } from './inputs/field-input';
import { faultsBelow } from './inputs/input';
import { EditedCollection } from './inputs/upload-words';
import { SectionRail } from './section-rail';

interface Given {
  resource: Resource;
  values: Values;
  /** What the form started with. */
  start: Values;
  faults: Record<string, string>;
  /** Names of the fields that are shown. */
  shown: readonly string[];
  edited: Language;
  mayWrite: boolean;
  isDisabled: boolean;
  onChange: (changed: Values) => void;
}

/** The fields of a document: in its sections, with the rail that leads to them, or in one. */
export function DocumentFields(props: Given) {
  return (
    <EditedCollection value={props.resource.name}>
      <Sectioned {...props} />
    </EditedCollection>
  );
}

function Sectioned(props: Given) {
  const language = useLanguage();
  const prefix = useId();
  const { resource, values, faults, shown } = props;
  const sections = (resource.sections ?? [])
    .map((section, index) => ({ ...section, id: `${prefix}-${index}` }))
    .filter(({ fields }) => fields.some((name) => shown.includes(name)));
  if (sections.length < 2) {
    return (
      <fieldset className="card padded form-grid" disabled={props.isDisabled}>
        <Inputs {...props} names={shown} />
      </fieldset>
    );
  }
  const isIn = (fields: readonly string[]) => (path: string) => fields.includes(path.split('.')[0] ?? '');
  return (
    <div className="sectioned">
      <SectionRail
        sections={sections.map((section) => ({
          ...section,
          faults: Object.keys(faults).filter(isIn(section.fields)).length,
          translations: translationsOf(resource, values, section.fields),
        }))}
      />
      <div className="stack">
        {sections.map(({ id, label, fields }) => (
          <div key={id} className="card">
            <h2 id={id} tabIndex={-1} className="section-title">
              {label[language]}
            </h2>
            <fieldset className="section-fields form-grid" disabled={props.isDisabled}>
              <Inputs {...props} names={fields.filter((name) => shown.includes(name))} />
            </fieldset>
          </div>
        ))}
      </div>
    </div>
  );
}

function Inputs(props: Given & { names: readonly string[] }) {
  const { resource, start, mayWrite } = props;
  return props.names.map((name) => {
    const found = editedField(resource, name, start);
    return (
      found && (
        <div key={name} className="contents" data-field={name}>
          <FieldInput
            field={found.field}
            name={name}
            path={name}
            value={props.values[name]}
            language={props.edited}
            faults={faultsBelow(props.faults, name)}
            isReadOnly={!mayWrite || found.isFixed}
            onChange={(value) => props.onChange({ [name]: value })}
          />
        </div>
      )
    );
  });
}
