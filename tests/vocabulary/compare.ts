import type { Picture, Pictures } from './pictures.ts';

/** Beyond this a pixel differs, of 255 of its reddest, greenest or bluest. */
const SEEN = 20;
/** So many may, apart from letters: a line that is drawn half a pixel aside. */
const PIXELS = 10;
/** A whole area may not differ by more than this, however faint. */
const FAINT = 5;
const FAINT_PIXELS = 60;
/** By so much the colour of a piece of text may differ, taken together: how letters are drawn is the browser's affair. */
const LETTERS = 14;

/** What looks otherwise than before, a line for each specimen. */
export function differences(before: Pictures, now: Pictures): string[] {
  const names = new Set([...before.keys(), ...now.keys()]);
  return [...names].flatMap((name) => {
    const said = difference(before.get(name), now.get(name));
    return said ? [`${name}: ${said}`] : [];
  });
}

function difference(before: Picture | undefined, now: Picture | undefined): string {
  if (!before) return 'is new';
  if (!now) return 'is gone';
  if (before.width !== now.width || Math.abs(before.height - now.height) > 1)
    return `is ${now.width} × ${now.height} instead of ${before.width} × ${before.height}, halved`;
  const letters = lettersOf(now);
  const [seen, faint] = [SEEN, FAINT].map((limit) => beyond(limit, before, now, letters));
  if ((seen ?? 0) > PIXELS) return `${seen} pixels look otherwise`;
  if ((faint ?? 0) > FAINT_PIXELS) return `${faint} pixels have a slightly different colour`;
  const text = now.texts.findIndex((box) => distance(mean(before, box), mean(now, box)) > LETTERS);
  return text < 0 ? '' : `its text ${text + 1} has another colour, weight or content`;
}

function lettersOf({ width, height, texts }: Picture): Uint8Array {
  const mask = new Uint8Array(width * height);
  for (const box of texts) for (const at of pixelsIn(box, { width, height })) mask[at] = 1;
  return mask;
}

function beyond(limit: number, before: Picture, now: Picture, letters: Uint8Array): number {
  let count = 0;
  const pixels = Math.min(before.pixels.length, now.pixels.length) / 3;
  for (let at = 0; at < pixels; at++)
    if (!letters[at] && distance(colour(before, at), colour(now, at)) > limit) count += 1;
  return count;
}

type Colour = [number, number, number];

function colour({ pixels }: Picture, at: number): Colour {
  return [pixels[at * 3] ?? 0, pixels[at * 3 + 1] ?? 0, pixels[at * 3 + 2] ?? 0];
}

function distance(one: Colour, other: Colour): number {
  return Math.max(Math.abs(one[0] - other[0]), Math.abs(one[1] - other[1]), Math.abs(one[2] - other[2]));
}

function mean(picture: Picture, box: Picture['texts'][number]): Colour {
  const sum: Colour = [0, 0, 0];
  const within = [...pixelsIn(box, picture)];
  for (const at of within) colour(picture, at).forEach((value, index) => (sum[index as 0 | 1 | 2] += value));
  const count = within.length || 1;
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}

function* pixelsIn(box: Picture['texts'][number], { width, height }: Pick<Picture, 'width' | 'height'>) {
  for (let y = Math.max(0, box.top); y < Math.min(height, box.top + box.height); y++)
    for (let x = Math.max(0, box.left); x < Math.min(width, box.left + box.width); x++) yield y * width + x;
}
