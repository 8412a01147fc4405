import sharp from 'sharp';
import { NexusError } from '@nexus/domain/errors';
import { LIMITS } from '@nexus/domain/limits';

const FORMATS = ['jpeg', 'png', 'webp'];

/** What the bytes are, by their first ones. Names and declared types are not looked at. */
function looksLike(bytes: Uint8Array): string | undefined {
  const text = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  if (text.slice(4, 8) !== 'ftyp') return undefined;
  const brand = text.slice(8, 12);
  return /^(hei[cxms]|hev[cxm]|mif1|msf1)$/.test(brand) ? 'heic' : undefined;
}

/**
 * Makes sure that these bytes are one picture that we take: by their first bytes, by decoding their header, by pixels.
 * @throws NexusError 413 or 415 with the reason
 */
export async function inspectPicture(bytes: Uint8Array): Promise<void> {
  if (bytes.byteLength > LIMITS.imageBytes) throw new NexusError('imageTooLarge');
  const format = looksLike(bytes);
  if (format === 'heic') throw new NexusError('heicOnServer');
  if (!format || !FORMATS.includes(format)) throw new NexusError('notAnImage');
  const found = await sharp(bytes, { limitInputPixels: false, failOn: 'error' })
    .metadata()
    .catch(() => {
      throw new NexusError('notAnImage');
    });
  if ((found.width ?? 0) * (found.height ?? 0) > LIMITS.imagePixels) throw new NexusError('imageDimensions');
  if ((found.pages ?? 1) > 1) throw new NexusError('animated');
}
