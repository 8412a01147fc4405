import Papa from 'papaparse';
import type { Resource } from '@nexus/domain/resources/resource';
import { columnsOf, toRow, type Row } from './tabular';

type Values = Record<string, unknown>;
/** What spreadsheets would take for a formula; a leading apostrophe keeps it text and is taken off on import. */
const FORMULA = /^'(?=[=+\-@\t\r])/;

/** By these a row finds its document again, and the server whether somebody changed it since. */
const OWN = ['id', 'version'];

/** Documents as CSV with a heading row, safe to open in a spreadsheet; `isContinued`: without it, below others. */
export function writeCsv(
  resource: Pick<Resource, 'fields'>,
  documents: readonly Values[],
  { isContinued = false } = {},
): string {
  const columns = [...OWN, ...columnsOf(resource)];
  const rows = documents.map((document) => ({ ...ownCells(document), ...toRow(resource, document) }));
  return tableCsv(columns, rows, { isContinued });
}

function ownCells(document: Values): Row {
  return Object.fromEntries(OWN.map((name) => [name, String(document[name] ?? '')]));
}

/** Any rows as CSV, safe to open in a spreadsheet. */
export function tableCsv(
  columns: readonly string[],
  rows: readonly Record<string, string>[],
  { isContinued = false } = {},
): string {
  return Papa.unparse(
    { fields: [...columns], data: rows.map((row) => columns.map((name) => row[name] ?? '')) },
    { escapeFormulae: true, header: !isContinued },
  );
}

/**
 * The rows of a CSV, or the objects of a JSON array. Objects of JSON come as they are.
 * @throws Error saying what could not be read
 */
export function readTable(fileName: string, text: string): Row[] {
  if (/\.json$/i.test(fileName)) {
    const read = JSON.parse(text) as unknown;
    if (!Array.isArray(read)) throw new Error('[ … ]');
    return read as Row[];
  }
  const { data, errors } = Papa.parse<Row>(text.replace(/^\uFEFF/, ''), { header: true, skipEmptyLines: 'greedy' });
  const fatal = errors.find(({ type }) => type === 'Quotes');
  if (fatal) throw new Error(fatal.message);
  return data.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, cell]) => [name.trim(), String(cell).replace(FORMULA, '')])),
  );
}

/** Hands the browser a file to keep. */
export function download(given: { name: string; text: string; type: string }): void {
  const bom = given.type === 'text/csv' ? '\uFEFF' : '';
  const url = URL.createObjectURL(new Blob([bom + given.text], { type: `${given.type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = given.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
