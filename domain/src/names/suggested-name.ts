import { SAME_NAMES } from '../search/names.table';
import { closenessTo, CLOSENESS } from '../search/search';
import { searchable, type Searchable } from '../search/texts';
import { fold } from '../text/fold';
import { KNOWN_NAMES } from './known-names';
import { scriptOf, type Script } from './script';

/**
 * How a person's name is usually written in the other script, to be looked at by them; an empty string where there is
 * one of its words is not known: a wrong guess at one's name is worse than none. *Omar El-Kady* → *عمر القاضي*, *مريم
 * عبد الرحمن* → *Mariam Abdelrahman*.
 */
export function suggestedName(name: string): string {
  const from = scriptOf(name);
  if (!from) return '';
  const words = fold(name.replace(/[-–.]/g, ' ').replace(/['’‘`ʼ]/g, '')).split(' ');
  const parts: string[] = [];
  for (let at = 0; at < words.length;) {
    const found = longestFrom(words.slice(at), from);
    if (!found) return '';
    parts.push(found.written);
    at += found.length;
  }
  return parts.join(' ');
}

const LONGEST = 4;

/** As many words as are one name in the table; else the first, with its article. */
function longestFrom(words: readonly string[], from: Script): { length: number; written: string } | undefined {
  for (let length = Math.min(LONGEST, words.length); length > 0; length -= 1) {
    const written = known(words.slice(0, length).join(''), from);
    if (written) return { length, written };
  }
  const [first = '', next] = words;
  const apart = next !== undefined && /^(?:[aeu]l|ال)$/.test(first);
  const joined = apart ? next : /^(?:[ae]l(?=.{4})|ال(?=.{3}))(.+)$/.exec(first)?.[1];
  const stem = joined && single(joined, from);
  if (stem) return { length: apart ? 2 : 1, written: from === 'arabic' ? `El-${stem}` : `ال${stem}` };
  const written = heard(first, from);
  return written === undefined ? undefined : { length: 1, written };
}

function single(word: string, from: Script): string | undefined {
  return known(word, from) ?? heard(word, from);
}

interface Row {
  arabic: string;
  latin: string;
  texts: Searchable;
}

interface Table {
  rows: readonly Row[];
  /** By each spelling, folded, without what stands between its words. */
  spellings: ReadonlyMap<string, Row>;
}

let table: Table | undefined;

function readTable(): Table {
  if (table) return table;
  const spellings = new Map<string, Row>();
  const rows = `${SAME_NAMES.trim()}\n${KNOWN_NAMES.trim()}`.split('\n').map((line) => {
    const [arabic = '', ...latin] = line.split(/[:,]/).map((one) => one.trim());
    const row = { arabic, latin: latin[0] ?? '', texts: searchable({ names: [arabic] }) };
    for (const spelling of [arabic, ...latin]) if (!spellings.has(keyOf(spelling))) spellings.set(keyOf(spelling), row);
    return row;
  });
  return (table = { rows, spellings });
}

const keyOf = (spelling: string) => fold(spelling).replace(/[^\p{L}\p{N}]/gu, '');

function known(word: string, from: Script): string | undefined {
  const { spellings } = readTable();
  const row = spellings.get(word) ?? spellings.get(`${from === 'latin' ? 'el' : 'ال'}${word}`);
  if (!row) return undefined;
  const isStem = !spellings.has(word);
  const written = from === 'latin' ? row.arabic : row.latin;
  return isStem
    ? written.replace(/^(?:ال|El[- ]?|Al[- ]?)/, '').replace(/^./, (first) => first.toUpperCase())
    : written;
}

/** The one name of the table that sounds so, where it is one. */
function heard(word: string, from: Script): string | undefined {
  if (from === 'arabic') return undefined;
  const closeness = closenessTo(word);
  const rows = readTable().rows.filter(
    ({ arabic, texts }) => !arabic.includes(' ') && closeness(texts) === CLOSENESS.sound,
  );
  return rows.length === 1 ? rows[0]?.arabic.replace(/^ال/, '') : undefined;
}
