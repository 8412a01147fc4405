import { CLOSENESS, closenessTo, searchable, type Closeness, type Searchable, type Texts } from './search';

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
