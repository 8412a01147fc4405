import { randomBytes } from 'node:crypto';
import { getStorage } from 'firebase-admin/storage';
import sharp from 'sharp';
import { NexusError } from '@nexus/domain/errors';
import { LIMITS } from '@nexus/domain/limits';

const FOREVER = 'public, max-age=31536000, immutable';

export interface Picture {
  url: string;
  width: number;
  height: number;
}

/**
 * Draws the picture anew and keeps that: turned upright, in sRGB, at most 2048 px a side, without any metadata, under
 * a random name. With transparency it becomes a PNG, otherwise a JPEG.
 */
export async function keepPicture(bytes: Uint8Array): Promise<Picture> {
  const source = sharp(bytes, { limitInputPixels: LIMITS.imagePixels, failOn: 'error' });
  const drawn = source.rotate().toColourspace('srgb').resize(LIMITS.imageSide, LIMITS.imageSide, {
    fit: 'inside',
    withoutEnlargement: true,
  });
  const { isOpaque } = await sharp(bytes, { limitInputPixels: LIMITS.imagePixels })
    .stats()
    .catch(() => {
      throw new NexusError('notAnImage');
    });
  const encoded = isOpaque ? drawn.jpeg({ quality: 85, mozjpeg: true }) : drawn.png();
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true }).catch(() => {
    throw new NexusError('notAnImage');
  });
  const extension = isOpaque ? 'jpg' : 'png';
  const name = `${randomBytes(16).toString('hex')}.${extension}`;
  await bucketFile(name).save(data, {
    resumable: false,
    contentType: isOpaque ? 'image/jpeg' : 'image/png',
    metadata: { cacheControl: FOREVER },
  });
  return { url: `/media/${name}`, width: info.width, height: info.height };
}

/** Streams a kept picture. @throws NexusError `notFound` */
export async function servePicture(name: string): Promise<Response> {
  const [bytes] = await bucketFile(name)
    .download()
    .catch((error: { code?: number }) => {
      throw error.code === 404 ? new NexusError('notFound') : error;
    });
  const type = name.endsWith('.png') ? 'image/png' : name.endsWith('.webp') ? 'image/webp' : 'image/jpeg';
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': type,
      'cache-control': FOREVER,
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    },
  });
}

function bucketFile(name: string) {
  return getStorage().bucket().file(`media/${name}`);
}
