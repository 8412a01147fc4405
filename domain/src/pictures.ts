/** Widths in which a kept picture is also there as WebP, in pixels. */
const WIDTHS = [160, 320, 640, 960, 1280, 1920];

/** The size that the address of a kept picture tells; undefined for other pictures. */
export function sizeOf(url: string): { width: number; height: number } | undefined {
  const found = /^\/media\/[0-9a-f]{32}-(\d{1,4})x(\d{1,4})\.(?:jpg|png)$/.exec(url);
  return found ? { width: Number(found[1]), height: Number(found[2]) } : undefined;
}

/** The smaller pictures beside a kept one, the narrowest first, and one in its own width. */
export function variantsOf(url: string): { url: string; width: number }[] {
  const size = sizeOf(url);
  if (!size) return [];
  const widths = [...WIDTHS.filter((width) => width < size.width), size.width];
  return widths.map((width) => ({ url: url.replace(/\.(?:jpg|png)$/, `@${width}.webp`), width }));
}

/** `srcset` of a kept picture; undefined for other pictures. */
export function srcSetOf(url: string): string | undefined {
  const variants = variantsOf(url);
  return variants.length === 0 ? undefined : variants.map((one) => `${one.url} ${one.width}w`).join(', ');
}
