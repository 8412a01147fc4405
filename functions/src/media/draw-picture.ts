import sharp, { type Sharp } from 'sharp';
import { NexusError } from '@nexus/domain/errors';
import { LIMITS } from '@nexus/domain/limits';

export interface Picture {
  url: string;
  width: number;
  height: number;
}

/** No picture that we take needs as many seconds; one that does is let go. */
const SECONDS = 20;

/** @returns the picture drawn anew, under the address that follows from it. @throws NexusError `notAnImage` */
export async function drawPicture(bytes: Uint8Array, id: string): Promise<{ picture: Picture; file: Buffer }> {
  const { data: pixels, info } = await sharp(bytes, { limitInputPixels: LIMITS.imagePixels, failOn: 'error' })
    .timeout({ seconds: SECONDS })
    .rotate()
    .toColourspace('srgb')
    .resize(LIMITS.imageSide, LIMITS.imageSide, { fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new NexusError('notAnImage');
    });
  const { width, height } = info;
  const decoded = () => sharp(pixels, { raw: { width, height, channels: 4 } });
  const isOpaque = pixels.every((value, at) => at % 4 !== ALPHA || value === 255);
  const encoded = isOpaque ? decoded().removeAlpha().jpeg({ quality: 85, mozjpeg: true }) : decoded().png();
  const file = await encoded.timeout({ seconds: SECONDS }).toBuffer();
  const look = isOpaque ? `-${await coloursOf(decoded())}.jpg` : '.png';
  const url = `/media/${id}-${width}x${height}${look}`;
  return { picture: { url, width, height }, file };
}

/** Where in a pixel's four values its transparency is. */
const ALPHA = 3;

/** The colours of the four quarters, three hexadecimal digits each. */
async function coloursOf(picture: Sharp): Promise<string> {
  const four = await picture.resize(2, 2, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  return [...four].map((part) => Math.round(part / 17).toString(16)).join('');
}
