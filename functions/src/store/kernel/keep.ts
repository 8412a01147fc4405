/** Remembers a value under a key, letting go of what was remembered longest ago where there are more than `most`. */
export function keep<T>(map: Map<string, T>, most: number, key: string, value: T): void {
  map.delete(key);
  map.set(key, value);
  for (const oldest of map.keys()) {
    if (map.size <= most) return;
    map.delete(oldest);
  }
}
