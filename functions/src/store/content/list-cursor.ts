import type { Place } from '../projections/published-parts';

/** Where a page begins: behind or before a place, which need not be there any more; never beyond the last page. */
export function startOf(
  places: readonly Place[],
  { after, before, size }: { after: Place | undefined; before: Place | undefined; size: number },
  compare: (a: Place, b: Place) => number,
): number {
  const countTo = (wanted: (place: Place) => boolean) => {
    const index = places.findIndex((place) => !wanted(place));
    return index < 0 ? places.length : index;
  };
  const start = after
    ? countTo((place) => compare(place, after) <= 0)
    : before
      ? countTo((place) => compare(place, before) < 0) - size
      : 0;
  const last = Math.max(0, Math.ceil(places.length / size) - 1) * size;
  return Math.max(0, start < places.length ? start : last);
}

/** A place in a list, as an address carries it. */
export function cursorOf({ by, id }: Place): string {
  return Buffer.from(JSON.stringify([by, id])).toString('base64url');
}

/** Undefined where there is none, or none of ours. */
export function placeIn(cursor: string): Place | undefined {
  if (cursor === '') return undefined;
  try {
    const [by, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as [unknown, unknown];
    return { by: typeof by === 'object' ? null : by, id: String(id) };
  } catch {
    return undefined;
  }
}
