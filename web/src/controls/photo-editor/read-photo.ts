/** A picture file as the editor works on it. */
export interface Photo {
  bitmap: ImageBitmap;
  hasTransparency: boolean;
}

/** What a person may choose as a picture, for a file input. */
export const PICTURES = 'image/*,.heic,.heif';

const HEIC = /^(hei[cxms]|hev[cxm]|mif1|msf1)$/;

/**
 * Decodes a picture: upright, of animated ones the first frame. HEIC and HEIF are decoded by a library that loads only
 * then, where the browser cannot. @throws Error when it cannot be decoded
 */
export async function readPhoto(file: File): Promise<Photo> {
  const head = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  const text = String.fromCharCode(...head);
  const isHeic = text.slice(4, 8) === 'ftyp' && HEIC.test(text.slice(8, 12));
  const hasTransparency = /^(\x89PNG|RIFF....WEBP|GIF8)/s.test(text);
  const asIs = () => createImageBitmap(file, { imageOrientation: 'from-image' });
  if (!isHeic) return { bitmap: await asIs(), hasTransparency };
  const bitmap = await asIs().catch(async () => {
    const { heicTo } = await import('heic-to/csp');
    return heicTo({ blob: file, type: 'bitmap' });
  });
  return { bitmap, hasTransparency: false };
}

/** Whether a file may be a picture; phones give HEIC no type at all. */
export function mayBePicture(file: File): boolean {
  return file.type.startsWith('image/') || /\.(heic|heif)$/i.test(file.name);
}
