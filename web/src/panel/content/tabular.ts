import type { Bilingual } from '@nexus/domain/bilingual';
import type { Field } from '@nexus/domain/fields/field';
import type { Resource } from '@nexus/domain/resources/resource';

export type Row = Record<string, string>;
type Values = Record<string, unknown>;

/** The columns of a resource as a table: texts have one per language. */
export function columnsOf(resource: Pick<Resource, 'fields'>): string[] {
  return Object.entries(resource.fields).flatMap(([name, field]) =>
    isBilingual(field) ? [`${name}.en`, `${name}.ar`] : [name],
  );
}

/** A document as a row: texts in both languages, lists one item per line, groups as JSON. */
export function toRow(resource: Pick<Resource, 'fields'>, document: Values): Row {
  const row: Row = {};
  for (const [name, field] of Object.entries(resource.fields)) {
    const value = document[name] ?? field.initial;
    if (field.kind === 'textList') {
      row[`${name}.en`] = lines(value as Bilingual[], 'en');
      row[`${name}.ar`] = lines(value as Bilingual[], 'ar');
    } else if (isBilingual(field)) {
      row[`${name}.en`] = (value as Bilingual).en;
      row[`${name}.ar`] = (value as Bilingual).ar;
    } else if (field.kind === 'groupList') row[name] = JSON.stringify(value);
    else row[name] = value === null ? '' : String(value);
  }
  return row;
}

/** What a row says of a document; columns that are missing or empty leave the field's initial value. */
export function fromRow(resource: Pick<Resource, 'fields'>, row: Row): Values {
  const values: Values = {};
  for (const [name, field] of Object.entries(resource.fields)) {
    const both = { en: row[`${name}.en`] ?? row[name] ?? '', ar: row[`${name}.ar`] ?? '' };
    const cell = (row[name] ?? '').trim();
    if (field.kind === 'textList') {
      if (both.en || both.ar) values[name] = pairs(both.en, both.ar);
    } else if (isBilingual(field)) values[name] = both;
    else if (cell !== '') values[name] = read(field, cell);
  }
  return values;
}

/** Whether a row is one of a table; an object of JSON says its values as they are. */
export function isOfCells(row: object): boolean {
  return Object.values(row).every((cell) => typeof cell === 'string');
}

/** Columns of a table that name no field. */
export function unknownColumns(resource: Pick<Resource, 'fields'>, names: readonly string[]): string[] {
  const known = new Set([
    ...columnsOf(resource),
    ...Object.keys(resource.fields),
    'id',
    'version',
    'createdAt',
    'updatedAt',
  ]);
  return names.filter((name) => !known.has(name));
}

function read(field: Field, cell: string): unknown {
  if (field.kind === 'integer') return integerIn(field, cell);
  if (field.kind === 'flag') return /^(true|yes|1)$/i.test(cell) ? true : /^(false|no|0)$/i.test(cell) ? false : cell;
  if (field.kind === 'groupList') return parsed(cell);
  return cell;
}

/** In either language's digits. */
function integerIn(field: Field, cell: string): unknown {
  const digits = cell.replace(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit)));
  if (/^-?\d+$/.test(digits)) return Number(digits);
  return field.isYear ? field.initial : cell;
}

function parsed(cell: string): unknown {
  try {
    return JSON.parse(cell) as unknown;
  } catch {
    return cell;
  }
}

function isBilingual({ translatable }: Field): boolean {
  return translatable;
}

function lines(items: readonly Bilingual[], language: 'en' | 'ar'): string {
  return items.map((item) => item[language]).join('\n');
}

function pairs(en: string, ar: string): Bilingual[] {
  const [left, right] = [en.split(/\r?\n/), ar.split(/\r?\n/)];
  const count = Math.max(en ? left.length : 0, ar ? right.length : 0);
  return Array.from({ length: count }, (_, index) => ({
    en: (left[index] ?? '').trim(),
    ar: (right[index] ?? '').trim(),
  })).filter((item) => item.en !== '' || item.ar !== '');
}
