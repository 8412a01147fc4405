import { LIMITS } from '@nexus/domain/limits';
import library from 'browser-image-compression/dist/browser-image-compression.js?url';

/** In bytes: below the first, making a photograph smaller saves nobody anything; above the second, a phone has no room to draw it. */
const SMALL = 500 * 1024;
const HUGE = 50 * 1024 ** 2;
const QUALITY = 0.9;

/**
 * A photograph as large as the server keeps it, upright and without what a camera writes into it, so that a phone sends
 * a tenth of it; any picture above the limit of an upload is brought below it. Others, and what cannot be made smaller
 * here, stay as they are. Works beside the page, in a worker whose code is ours to serve.
 */
export async function makeSmall(file: File): Promise<Blob> {
  const isPhoto = file.type === 'image/jpeg' && file.size > SMALL;
  const isSmallEnough = !isPhoto && file.size <= LIMITS.imageBytes;
  if (isSmallEnough || file.size > HUGE) return file;
  try {
    const { default: compress } = await import('browser-image-compression');
    const small = await compress(file, {
      maxWidthOrHeight: LIMITS.imageSide,
      maxSizeMB: LIMITS.imageBytes / 1024 ** 2,
      initialQuality: QUALITY,
      useWebWorker: true,
      libURL: new URL(library, location.href).href,
    });
    return small.size < file.size ? small : file;
  } catch {
    return file;
  }
}
