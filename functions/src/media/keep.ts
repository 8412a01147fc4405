import { createHash } from 'node:crypto';
import { getStorage } from 'firebase-admin/storage';
import sharp from 'sharp';
import { NexusError } from '@nexus/domain/errors';
import { LIMITS } from '@nexus/domain/limits';
import { pictureId, variantsOf } from '@nexus/domain/pictures';
import { db } from '../firebase';
import { readDocument } from '../store/documents';
import { indexedPicture, picturePath, type PicturePurpose, type PictureRecord } from '../store/picture-uses';

const FOREVER = 'public, max-age=31536000, immutable';

export interface Picture {
  url: string;
  width: number;
  height: number;
}

interface Uploaded {
  purpose: PicturePurpose;
  /** Of the file, as the browser tells it. */
  name: string;
  by: string;
}

/**
 * Draws the picture anew and keeps that: turned upright, in sRGB, at most 2048 px a side, without any metadata, under
 * a name that nobody chose: the hash of its bytes, its size and its colours. With transparency it becomes a PNG,
 * otherwise a JPEG; smaller WebP ones stand beside it for `srcset`. The same bytes twice are kept once.
 */
export async function keepPicture(bytes: Uint8Array, given: Uploaded): Promise<Picture> {
  const id = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const known = (await readDocument(picturePath(id))) as PictureRecord | null;
  if (known) return reused(known, given);
  const picture = await draw(bytes, id);
  const record = indexedPicture({
    ...picture,
    bytes: bytes.byteLength,
    purpose: given.purpose,
    name: nameOf(given),
    by: given.by,
    createdAt: new Date().toISOString(),
    uses: [],
  });
  await db()
    .doc(picturePath(id))
    .create(record)
    .catch((error: { code?: number }) => {
      if (error.code !== ALREADY_EXISTS) throw error;
    });
  return picture;
}

const ALREADY_EXISTS = 6;

/** What a member uploaded for themselves joins the library once it is uploaded for the site as well. */
async function reused(known: PictureRecord, given: Uploaded): Promise<Picture> {
  if (known.purpose === 'avatar' && given.purpose === 'content') {
    await db().runTransaction(async (transaction) => {
      const ref = db().doc(picturePath(known.id));
      const record = (await transaction.get(ref)).data() as PictureRecord | undefined;
      if (record)
        transaction.update(ref, { ...indexedPicture({ ...record, purpose: 'content', name: nameOf(given) }) });
    });
  }
  return { url: known.url, width: known.width, height: known.height };
}

function nameOf({ purpose, name }: Uploaded): string {
  return purpose === 'avatar' ? '' : name.replace(/\p{C}/gu, '').slice(0, LIMITS.textShort);
}

async function draw(bytes: Uint8Array, id: string): Promise<Picture> {
  const decoded = () => sharp(bytes, { limitInputPixels: LIMITS.imagePixels, failOn: 'error' });
  const broken = () => {
    throw new NexusError('notAnImage');
  };
  const drawn = decoded().rotate().toColourspace('srgb').resize(LIMITS.imageSide, LIMITS.imageSide, {
    fit: 'inside',
    withoutEnlargement: true,
  });
  const { hasAlpha } = await decoded().metadata().catch(broken);
  const isOpaque = !hasAlpha || (await decoded().stats().catch(broken)).isOpaque;
  const encoded = isOpaque ? drawn.jpeg({ quality: 85, mozjpeg: true }) : drawn.png();
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true }).catch(broken);
  const { width, height } = info;
  const look = isOpaque ? `-${await coloursOf(data)}.jpg` : '.png';
  const url = `/media/${id}-${width}x${height}${look}`;
  await save(url, data, isOpaque ? 'image/jpeg' : 'image/png');
  for (const variant of variantsOf(url)) {
    const smaller = await sharp(data).resize(variant.width).webp({ quality: 78 }).toBuffer();
    await save(variant.url, smaller, 'image/webp');
  }
  return { url, width, height };
}

/** The colours of the four quarters, three hexadecimal digits each. */
async function coloursOf(jpeg: Buffer): Promise<string> {
  const four = await sharp(jpeg).resize(2, 2, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  return [...four].map((part) => Math.round(part / 17).toString(16)).join('');
}

async function save(url: string, bytes: Buffer, contentType: string): Promise<void> {
  await bucketFile(url.slice('/media/'.length)).save(bytes, {
    resumable: false,
    contentType,
    metadata: { cacheControl: FOREVER },
  });
}

/** Deletes the files of a picture, unless it was uploaded again meanwhile. */
export async function deletePicture(url: string): Promise<void> {
  const id = pictureId(url);
  if (!id || (await readDocument(picturePath(id)))) return;
  for (const address of [url, ...variantsOf(url).map((variant) => variant.url)])
    await bucketFile(address.slice('/media/'.length)).delete({ ignoreNotFound: true });
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
