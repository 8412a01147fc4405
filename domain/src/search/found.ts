import { closenessInAll, type Columns } from './columns';
import { CLOSENESS, closenessTo, FAR, type Closeness } from './search';
import { searchable, type Searchable, type Texts } from './texts';

/**
 * What answers a search, closest first, and in its own order what is equally close. What is only nearly it (a typing
 * error away, or a name that has just begun in the other script) is shown where nothing else is found.
 */
export function closestFirst<T>(search: string, items: readonly T[], of: (item: T) => Searchable): T[] {
  if (search.trim() === '') return [...items];
  return answering(search, items, of)
    .toSorted((a, b) => a.closeness - b.closeness)
    .map(({ item }) => item);
}

/** The same of what stands in columns, as far as it is meant. */
export function closestFirstIn<T>(
  search: string,
  all: { items: readonly T[]; columns: () => Columns },
  isMeant: (item: T) => boolean,
): T[] {
  if (search.trim() === '') return all.items.filter(isMeant);
  const byCloseness: T[][] = Object.values(CLOSENESS).map(() => []);
  const closeness = closenessInAll(search, all.columns());
  for (const [n, item] of all.items.entries()) {
    const own = byCloseness[closeness[n] ?? FAR];
    if (own && isMeant(item)) own.push(item);
  }
  const nearly = byCloseness.splice(CLOSENESS.nearly).flat();
  const certain = byCloseness.flat();
  return certain.length > 0 ? certain : nearly;
}

/** What answers a search, in the order in which it stands. */
export function found<T>(search: string, items: readonly T[], of: (item: T) => Texts): T[] {
  if (search.trim() === '') return [...items];
  return answering(search, items, (item) => searchable(of(item))).map(({ item }) => item);
}

function answering<T>(search: string, items: readonly T[], of: (item: T) => Searchable) {
  const closeness = closenessTo(search);
  const all: { item: T; closeness: Closeness }[] = [];
  for (const item of items) {
    const one = closeness(of(item));
    if (one !== null) all.push({ item, closeness: one });
  }
  const certain = all.filter((one) => one.closeness < CLOSENESS.nearly);
  return certain.length > 0 ? certain : all;
}
