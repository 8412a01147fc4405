import { createHash, randomBytes } from 'node:crypto';
import { getStorage } from 'firebase-admin/storage';
import sharp from 'sharp';
import { NexusError } from '@nexus/domain/errors';
import { LIMITS } from '@nexus/domain/limits';
import { variantsOf } from '@nexus/domain/pictures';
import { db } from '../firebase';
import { readDocument } from '../store/documents';

const FOREVER = 'public, max-age=31536000, immutable';

export interface Picture {
  url: string;
  width: number;
  height: number;
}

/**
 * Draws the picture anew and keeps that: turned upright, in sRGB, at most 2048 px a side, without any metadata, under
 * a random name that tells its size. With transparency it becomes a PNG, otherwise a JPEG; smaller WebP ones stand
 * beside it for `srcset`. The same bytes twice are kept once.
 */
export async function keepPicture(bytes: Uint8Array): Promise<Picture> {
  const mark = db().doc(`pictures/${createHash('sha256').update(bytes).digest('hex')}`);
  const known = await readDocument<Picture>(mark.path);
  if (known) return { url: known.url, width: known.width, height: known.height };
  const picture = await draw(bytes);
  await mark.set({ ...picture, bytes: bytes.byteLength, createdAt: new Date().toISOString() });
  return picture;
}

async function draw(bytes: Uint8Array): Promise<Picture> {
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
  const { width, height } = info;
  const url = `/media/${randomBytes(16).toString('hex')}-${width}x${height}.${isOpaque ? 'jpg' : 'png'}`;
  await save(url, data, isOpaque ? 'image/jpeg' : 'image/png');
  for (const variant of variantsOf(url)) {
    const smaller = await sharp(data).resize(variant.width).webp({ quality: 78 }).toBuffer();
    await save(variant.url, smaller, 'image/webp');
  }
  return { url, width, height };
}

async function save(url: string, bytes: Buffer, contentType: string): Promise<void> {
  await bucketFile(url.slice('/media/'.length)).save(bytes, {
    resumable: false,
    contentType,
    metadata: { cacheControl: FOREVER },
  });
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
