/**
 * Whether one of these words becomes the other by one typing error: a letter too many, missing or another, or two
 * neighbours exchanged (Damerau-Levenshtein distance 1). Equal words are not.
 */
export function isOneTypo(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || one === other) return false;
  let from = 0;
  while (one[from] === other[from]) from += 1;
  let [end, otherEnd] = [one.length, other.length];
  while (end > from && otherEnd > from && one[end - 1] === other[otherEnd - 1]) {
    end -= 1;
    otherEnd -= 1;
  }
  const [left, right] = [end - from, otherEnd - from];
  if (left <= 1 && right <= 1) return true;
  return left === 2 && right === 2 && one[from] === other[from + 1] && one[from + 1] === other[from];
}
