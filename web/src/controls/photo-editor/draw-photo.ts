import { LIMITS } from '@nexus/domain/limits';
import { adjustPixels, fitted, QUALITIES, type Adjustments } from './adjust';

/** A part of a picture, in percent of its turned size. */
export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PhotoToSave {
  bitmap: ImageBitmap;
  adjustments: Adjustments;
  part: Part;
  keepsTransparency: boolean;
}

/** Draws a picture turned and adjusted, at most `side` pixels a side. */
export function drawPhoto(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  bitmap: ImageBitmap,
  given: Adjustments,
  side: number,
): void {
  const isSideways = given.turns % 2 === 1;
  const size = fitted(bitmap.width, bitmap.height, side);
  canvas.width = isSideways ? size.height : size.width;
  canvas.height = isSideways ? size.width : size.height;
  const context = canvas.getContext('2d', { willReadFrequently: true }) as OffscreenCanvasRenderingContext2D | null;
  if (!context) return;
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((given.turns * Math.PI) / 2);
  context.drawImage(bitmap, -size.width / 2, -size.height / 2, size.width, size.height);
  const image = context.getImageData(0, 0, canvas.width, canvas.height);
  adjustPixels(image.data, given);
  context.putImageData(image, 0, 0);
}

/**
 * The chosen part as a file of at most 2048 px a side and 8 MB: a JPEG, or a PNG where transparency is to be kept.
 * Undefined when it is too large even at the lowest quality. Runs in a worker.
 * @param onProgress told how much is done, from 0 to 1
 */
export async function savePhoto(given: PhotoToSave, onProgress: (done: number) => void): Promise<Blob | undefined> {
  const { bitmap, adjustments, part, keepsTransparency } = given;
  const whole = new OffscreenCanvas(1, 1);
  // The part is what has to fit; so much larger may the whole be.
  const share = Math.max(part.width, part.height) / 100;
  drawPhoto(whole, bitmap, adjustments, Math.min(8_192, Math.round(LIMITS.imageSide / Math.max(share, 0.1))));
  onProgress(0.5);
  const from = {
    x: (part.x / 100) * whole.width,
    y: (part.y / 100) * whole.height,
    width: Math.max(1, (part.width / 100) * whole.width),
    height: Math.max(1, (part.height / 100) * whole.height),
  };
  const size = fitted(from.width, from.height, LIMITS.imageSide);
  const out = new OffscreenCanvas(size.width, size.height);
  const context = out.getContext('2d');
  if (!keepsTransparency && context) {
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, size.width, size.height);
  }
  context?.drawImage(whole, from.x, from.y, from.width, from.height, 0, 0, size.width, size.height);
  if (keepsTransparency) return smallEnough(await out.convertToBlob({ type: 'image/png' }));
  return asGoodAsFits((quality, tried) => {
    onProgress(0.6 + 0.1 * tried);
    return out.convertToBlob({ type: 'image/jpeg', quality });
  });
}

/** What was encoded at the first quality at which it is small enough; undefined where it never is. */
export async function asGoodAsFits(
  encode: (quality: number, tried: number) => Promise<Blob>,
): Promise<Blob | undefined> {
  for (const [tried, quality] of QUALITIES.entries()) {
    const blob = smallEnough(await encode(quality, tried));
    if (blob) return blob;
  }
  return undefined;
}

function smallEnough(blob: Blob): Blob | undefined {
  return blob.size <= LIMITS.imageBytes ? blob : undefined;
}
