import type { Language } from '@nexus/domain/bilingual';
import { faultsOf } from '@nexus/domain/errors';
import { faultSentence } from '@nexus/domain/error-sentences';
import type { Resource } from '@nexus/domain/resources/resource';
import type { ContentDocument } from './content-api';
import { fromRow, isOfCells, toRow, type Row } from './tabular';

type Values = Record<string, unknown>;

/** What a row of a file would do: make a document, change one, nothing, or be refused. */
export interface CheckedRow {
  state: 'new' | 'changed' | 'same' | 'bad';
  /** What the server is sent: of a document that is there, its id and what differs. */
  sent: Values;
  before: ContentDocument | undefined;
  /** Name of the field and sentence. */
  faults: [string, string][];
}

/** Compares the rows of a file with what is stored. A row belongs to the document whose id it carries. */
export function checkRows(given: {
  resource: Resource;
  rows: readonly Row[];
  stored: readonly ContentDocument[];
  language: Language;
}): CheckedRow[] {
  const { resource, rows, stored, language } = given;
  const byId = new Map(stored.map((document) => [document.id, document]));
  const seen = new Set<string>();
  return rows.map((row) => {
    const id = String(row['id'] ?? '').trim();
    const before = byId.get(id);
    const sent = { ...(id !== '' && { id }), ...valuesOf(resource, row, before), ...versionOf(row, before) };
    const whole = resource.schema.safeParse(fieldsIn(resource, { ...before, ...sent }));
    const faults = {
      ...aboutId({ id, version: sent.version, before, isTwice: seen.has(id) }),
      ...(whole.success ? {} : faultsOf(whole.error)),
    };
    if (id !== '') seen.add(id);
    const isSame = before !== undefined && !Object.keys(sent).some((name) => name in resource.fields);
    const state = Object.keys(faults).length > 0 ? 'bad' : isSame ? 'same' : before ? 'changed' : 'new';
    const named = Object.entries(faults).map(([path, code]) => [
      resource.fields[path.split('.')[0] ?? '']?.label[language] ?? path,
      faultSentence(code, language),
    ]);
    return { state, sent, before, faults: named as [string, string][] };
  });
}

/** What a row says of the fields; of a document that is there, only what differs. */
function valuesOf(resource: Resource, row: Row, before: ContentDocument | undefined): Values {
  const said = isOfCells(row) ? fromCells(resource, row, before) : fieldsIn(resource, row);
  if (!before) return said;
  const whole = asStored(resource, { ...before, ...said });
  const old = asStored(resource, before);
  const differs = (name: string) => JSON.stringify(whole[name]) !== JSON.stringify(old[name]);
  return Object.fromEntries(Object.entries(said).filter(([name]) => differs(name)));
}

/** Columns that a table lacks say nothing of a document that is there; an empty cell empties its field. */
function fromCells(resource: Resource, row: Row, before: ContentDocument | undefined): Values {
  if (!before) return fromRow(resource, row);
  const plain = Object.entries(resource.fields).flatMap(([name, { translatable }]) =>
    translatable && row[name] !== undefined ? [[`${name}.en`, row[name]]] : [],
  );
  const all = fromRow(resource, { ...toRow(resource, before), ...Object.fromEntries(plain), ...row });
  const initial = Object.entries(resource.fields).map(([name, field]) => [name, field.initial]);
  return { ...Object.fromEntries(initial), ...all };
}

function fieldsIn(resource: Resource, values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => name in resource.fields));
}

/** The fields as they would be stored, or as they are where they do not fit. */
function asStored(resource: Resource, values: Values): Values {
  const own = fieldsIn(resource, values);
  const result = resource.schema.safeParse(own);
  return result.success ? (result.data as Values) : own;
}

function versionOf(row: Row, before: ContentDocument | undefined): { version?: number } {
  const version = Number(row['version'] ?? '');
  return before && Number.isInteger(version) && version > 0 ? { version } : {};
}

function aboutId(given: {
  id: string;
  version: number | undefined;
  before: ContentDocument | undefined;
  isTwice: boolean;
}): Record<string, string> {
  const { id, version, before, isTwice } = given;
  if (id !== '' && isTwice) return { id: 'rowTwice' };
  if (before && version !== undefined && version !== before.version) return { version: 'changedSince' };
  return {};
}
