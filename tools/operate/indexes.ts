import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../local/paths';

/** Where the store notes the shape of every query while all suites run; a part of them would call needed indexes unused. */
export const QUERY_LOG = join(ROOT, '.nexus/queries.jsonl');

/** What of a query decides which index it needs. */
export interface Shape {
  collection: string;
  filters: { field: string; op: string }[];
  orders: { field: string; direction: string }[];
}

/** One of several is as many equalities. */
const EQUALITY = ['EQUAL', 'IN'];

/** The composite index that a query needs in production, as one line; undefined where single fields are enough. */
export function indexFor({ collection, filters, orders }: Shape): string | undefined {
  const equal = [
    ...new Set(filters.filter(({ op }) => EQUALITY.includes(op)).map(({ field }) => `${field} ASCENDING`)),
  ].sort();
  const contains = filters.filter(({ op }) => op.startsWith('ARRAY_CONTAINS')).map(({ field }) => `${field} CONTAINS`);
  const ranges = filters
    .filter(({ op }) => !EQUALITY.includes(op) && !op.startsWith('ARRAY'))
    .map(({ field }) => field);
  const sorted = orders
    .filter(({ field }) => field !== '__name__')
    .map(({ field, direction }) => `${field} ${direction}`);
  for (const field of new Set(ranges))
    if (!sorted.some((order) => order.startsWith(`${field} `))) sorted.unshift(`${field} ASCENDING`);
  const parts = [...equal, ...contains, ...sorted];
  // Equality alone is served by merging single-field indexes; one field alone has its own.
  if (sorted.length === 0 && contains.length === 0) return undefined;
  if (parts.length < 2) return undefined;
  return `${collection}: ${parts.join(', ')}`;
}

/** What `firestore.indexes.json` declares, each as one line. */
export function declaredIndexes(): string[] {
  const { indexes } = JSON.parse(readFileSync(join(ROOT, 'firestore.indexes.json'), 'utf8')) as {
    indexes: { collectionGroup: string; fields: { fieldPath: string; order?: string; arrayConfig?: string }[] }[];
  };
  return indexes.map(({ collectionGroup, fields }) => {
    const equalFirst = fields.map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${order ?? arrayConfig}`);
    return `${collectionGroup}: ${equalFirst.join(', ')}`;
  });
}

/** What the queries need that the last run of all suites noted; undefined where there was none. */
export function recordedIndexes(log = QUERY_LOG): string[] | undefined {
  if (!existsSync(log)) return undefined;
  const shapes = readFileSync(log, 'utf8').split('\n').filter(Boolean);
  const needed = [...new Set(shapes)].map((line) => indexFor(JSON.parse(line) as Shape));
  return [...new Set(needed.filter((one) => one !== undefined))].sort();
}
