import { useRef } from 'react';

let last = 0;
const fresh = () => `item-${(last += 1)}`;

/**
 * A key for each item of a list. It stays the item's when that is moved, or changed where it stands, so that its inputs
 * go along.
 */
export function useItemKeys(items: readonly object[]): string[] {
  const known = useRef<{ items: readonly object[]; keys: string[] }>({ items: [], keys: [] });
  if (known.current.items !== items) known.current = { items, keys: keysOf(items, known.current) };
  return known.current.keys;
}

export function keysOf(items: readonly object[], before: { items: readonly object[]; keys: string[] }): string[] {
  const used = new Set<string>();
  return items.map((item, index) => {
    const replaced = before.items[index];
    const at = before.items.indexOf(item);
    const isChanged = at < 0 && replaced !== undefined && !items.includes(replaced);
    const kept = before.keys[isChanged ? index : at];
    const key = kept === undefined || used.has(kept) ? fresh() : kept;
    used.add(key);
    return key;
  });
}
