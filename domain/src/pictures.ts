/** Widths in which a kept picture can also be had as WebP, in pixels: each a fifth wider than the one before. */
const WIDTHS = [48, 64, 80, 96, 120, 144, 176, 208, 256, 304, 368, 448, 544, 656, 784, 944, 1136, 1360, 1632, 1960];

/** `/media/{32 hex}-{width}x{height}-{four colours of three digits}.jpg`; see-through ones are PNGs without colours. */
const KEPT = /^\/media\/([0-9a-f]{32})-(\d{1,4})x(\d{1,4})(?:-([0-9a-f]{12}))?\.(?:jpg|png)$/;

/** The id of a kept picture; undefined for other pictures. */
export function pictureId(url: string): string | undefined {
  return KEPT.exec(url)?.[1];
}

/** The size that the address of a kept picture tells; undefined for other pictures. */
export function sizeOf(url: string): { width: number; height: number } | undefined {
  const found = KEPT.exec(url);
  return found ? { width: Number(found[2]), height: Number(found[3]) } : undefined;
}

/**
 * What stands in a kept picture's place until it is there: the colours of its four quarters, blended, as a CSS
 * `background`. Undefined where the picture is see-through or not one of ours.
 */
export function placeholderOf(url: string): string | undefined {
  const colours = KEPT.exec(url)?.[4]?.match(/.{3}/g);
  if (!colours) return undefined;
  const [a, b, c, d] = colours.map((colour) => `#${colour}`);
  return `linear-gradient(#0000, ${d} 140%), linear-gradient(90deg, ${a}, ${b}), ${c}`;
}

/** The smaller pictures beside a kept one, the narrowest first, and one in its own width. */
export function variantsOf(url: string): { url: string; width: number }[] {
  const size = sizeOf(url);
  if (!size) return [];
  const widths = [...WIDTHS.filter((width) => width < size.width), size.width];
  return widths.map((width) => ({ url: url.replace(/\.(?:jpg|png)$/, `@${width}.webp`), width }));
}

/** `srcset` of a kept picture up to the first one of `most` pixels; undefined for other pictures. */
export function srcSetOf(url: string, most: number): string | undefined {
  const variants = variantsOf(url);
  const enough = variants.findIndex(({ width }) => width >= most);
  const offered = enough === -1 ? variants : variants.slice(0, enough + 1);
  return offered.length === 0 ? undefined : offered.map((one) => `${one.url} ${one.width}w`).join(', ');
}

/** A picture within a document. It lacks an alternative text where there is a place for one and it is empty. */
export interface Shown {
  url: string;
  /** Where it stands first: `imageUrl`, `speakers.0.imageUrl`. */
  field: string;
  lacksAlt: boolean;
}

/** The kept pictures that a document shows, each once, however deep they stand. */
export function picturesIn(document: unknown): Shown[] {
  const found = new Map<string, Shown>();
  const look = (value: unknown, field: string, around: unknown) => {
    const inner = (name: string | number) => (field === '' ? String(name) : `${field}.${name}`);
    if (typeof value === 'string' && KEPT.test(value)) {
      const known = found.get(value);
      const lacksAlt = (known?.lacksAlt ?? false) || isUnnamed(around);
      found.set(value, { url: value, field: known?.field ?? field, lacksAlt });
    } else if (Array.isArray(value)) value.forEach((item, at) => look(item, inner(at), undefined));
    else if (isPlain(value)) for (const [name, part] of Object.entries(value)) look(part, inner(name), value);
  };
  look(document, '', undefined);
  return [...found.values()];
}

/** The same document with one picture in the place of another. What is no plain data stays as it is. */
export function withPicture<T>(document: T, from: string, to: string): T {
  const swapped = (value: unknown): unknown =>
    value === from
      ? to
      : Array.isArray(value)
        ? value.map(swapped)
        : isPlain(value)
          ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, swapped(inner)]))
          : value;
  return swapped(document) as T;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function isUnnamed(around: unknown): boolean {
  if (!isPlain(around) || !isPlain(around['alt'])) return false;
  return !around['alt']['en'] && !around['alt']['ar'];
}
