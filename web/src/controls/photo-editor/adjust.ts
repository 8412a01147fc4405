/** Brightness and contrast 50 to 150, saturation 0 to 150; 100 changes nothing. Turns are quarters, clockwise. */
export interface Adjustments {
  brightness: number;
  contrast: number;
  saturation: number;
  turns: number;
}

export const UNCHANGED: Adjustments = { brightness: 100, contrast: 100, saturation: 100, turns: 0 };

/**
 * Changes RGBA pixels in place, as the CSS filters of the same names do, so that what is saved is what was seen in
 * every browser. Transparency stays.
 */
export function adjustPixels(
  pixels: Uint8ClampedArray,
  given: Pick<Adjustments, 'brightness' | 'contrast' | 'saturation'>,
): void {
  const [light, contrast, colour] = [given.brightness / 100, given.contrast / 100, given.saturation / 100];
  if (light === 1 && contrast === 1 && colour === 1) return;
  const shift = 127.5 * (1 - contrast);
  for (let at = 0; at < pixels.length; at += 4) {
    const r = (pixels[at] ?? 0) * light * contrast + shift;
    const g = (pixels[at + 1] ?? 0) * light * contrast + shift;
    const b = (pixels[at + 2] ?? 0) * light * contrast + shift;
    const grey = 0.2126 * r + 0.7152 * g + 0.0722 * b;
    pixels[at] = grey + (r - grey) * colour;
    pixels[at + 1] = grey + (g - grey) * colour;
    pixels[at + 2] = grey + (b - grey) * colour;
  }
}

/** The largest size within `side` × `side` that keeps the proportions; never larger than the picture. */
export function fitted(width: number, height: number, side: number): { width: number; height: number } {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Qualities to try for a JPEG, from the best down; what is still too large below the last cannot be saved. */
export const QUALITIES = [0.9, 0.7, 0.5, 0.3] as const;
