import { createHash } from 'node:crypto';
import { getStorage } from 'firebase-admin/storage';
import sharp, { type Sharp } from 'sharp';
import { NexusError } from '@nexus/domain/errors';
import { LIMITS } from '@nexus/domain/limits';
import { pictureId, variantsOf } from '@nexus/domain/pictures';
import { beginWriting, writtenInTime } from '../deadline';
import { db } from '../firebase';
import { inTurn, once } from '../turns';
import { readDocument } from '../store/kernel/documents';
import {
  indexedPicture,
  picturePath,
  uploadersOf,
  type PicturePurpose,
  type PictureRecord,
} from '../store/projections/picture-uses';

/** How long a picture is kept elsewhere: one of the site wherever it comes by, a member's own by their reader alone. */
const CACHED: Record<PicturePurpose, string> = {
  content: 'public, max-age=31536000, immutable',
  avatar: 'private, max-age=86400',
};

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
 * otherwise a JPEG. The same bytes twice are kept once.
 */
export async function keepPicture(bytes: Uint8Array, given: Uploaded): Promise<Picture> {
  const id = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const known = await reused(id, given);
  if (known) return known;
  const { picture, file } = await inTurn(() => draw(bytes, id));
  beginWriting();
  await save(picture.url, file, picture.url.endsWith('.png') ? 'image/png' : 'image/jpeg');
  const record = indexedPicture({
    ...picture,
    bytes: bytes.byteLength,
    purpose: given.purpose,
    name: nameOf(given),
    by: given.by,
    createdAt: new Date().toISOString(),
    uses: [],
  });
  await writtenInTime(db().doc(picturePath(id)).create(record)).catch(async (error: { code?: number }) => {
    if (error.code !== ALREADY_EXISTS) throw error;
    await reused(id, given);
  });
  return picture;
}

const ALREADY_EXISTS = 6;

/**
 * The picture that these bytes are already, undefined where they are none. It is then this member's as well; what a
 * member uploaded for themselves joins the library once it is uploaded for the site.
 */
async function reused(id: string, given: Uploaded): Promise<Picture | undefined> {
  const known = (await readDocument(picturePath(id))) as PictureRecord | null;
  if (!known || !changeOf(known, given)) return known ? sizedOf(known) : undefined;
  const found = db().runTransaction(async (transaction) => {
    const ref = db().doc(picturePath(id));
    const record = (await transaction.get(ref)).data() as PictureRecord | undefined;
    if (!record) return undefined;
    const change = changeOf(record, given);
    if (change) transaction.update(ref, { ...indexedPicture({ ...record, ...change }) });
    return sizedOf(record);
  });
  return writtenInTime(found);
}

const sizedOf = ({ url, width, height }: PictureRecord): Picture => ({ url, width, height });

/** What a record says differently once these bytes were uploaded again; undefined where it is nothing. */
function changeOf(record: PictureRecord, given: Uploaded) {
  const joins = record.purpose === 'avatar' && given.purpose === 'content';
  const isNewToThem = given.purpose === 'avatar' && !uploadersOf(record).includes(given.by);
  if (joins) return { purpose: given.purpose, name: nameOf(given) };
  return isNewToThem ? { alsoBy: [...(record.alsoBy ?? []), given.by], unusedSince: null } : undefined;
}

function nameOf({ purpose, name }: Uploaded): string {
  return purpose === 'avatar' ? '' : name.replace(/\p{C}/gu, '').slice(0, LIMITS.textShort);
}

/** No picture that we take needs as many seconds; one that does is let go. */
const SECONDS = 20;

async function draw(bytes: Uint8Array, id: string): Promise<{ picture: Picture; file: Buffer }> {
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

async function save(url: string, bytes: Buffer, contentType: string): Promise<void> {
  await bucketFile(url.slice('/media/'.length)).save(bytes, {
    resumable: false,
    contentType,
    // The bucket hands out nothing itself: `servePicture` says how long.
    metadata: { cacheControl: 'no-store' },
  });
}

/** Deletes the files of a picture, the original first, unless it was uploaded again meanwhile. */
export async function deletePicture(url: string): Promise<void> {
  const id = pictureId(url);
  if (!id || (await readDocument(picturePath(id)))) return;
  for (const address of [url, ...variantsOf(url).map((variant) => variant.url)]) await deleteFile(address);
}

async function deleteFile(url: string): Promise<void> {
  await bucketFile(url.slice('/media/'.length)).delete({ ignoreNotFound: true });
}

/**
 * A kept picture, or a smaller one beside it, which is drawn when it is first asked for: most sizes of most pictures
 * never are. @throws NexusError `notFound`
 */
export async function servePicture(name: string): Promise<Response> {
  const [cached, loaded] = await Promise.all([cachingOf(name), load(name)]);
  const bytes = loaded ?? (await once(name, () => drawSmaller(name)));
  if (!bytes) throw new NexusError('notFound');
  const type = name.endsWith('.png') ? 'image/png' : name.endsWith('.webp') ? 'image/webp' : 'image/jpeg';
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': type,
      'cache-control': cached,
      'content-disposition': 'inline',
    },
  });
}

/** One that nothing is known of is treated as a member's: it may be one that is being erased. */
async function cachingOf(name: string): Promise<string> {
  const id = /^[0-9a-f]{32}(?=-)/.exec(name)?.[0];
  const record = id ? ((await readDocument(picturePath(id))) as PictureRecord | null) : null;
  return CACHED[record?.purpose ?? 'avatar'];
}

async function load(name: string): Promise<Buffer | undefined> {
  try {
    return (await bucketFile(name).download())[0];
  } catch (error) {
    if ((error as { code?: number }).code === 404) return undefined;
    throw error;
  }
}

/** Undefined where no picture offers that size, or where it was deleted while this one was drawn. */
async function drawSmaller(name: string): Promise<Buffer | undefined> {
  const [stem = '', width] = name.replace(/\.webp$/, '').split('@');
  if (!width) return undefined;
  const original = `${stem}.${/-[0-9a-f]{12}$/.test(stem) ? 'jpg' : 'png'}`;
  const offered = variantsOf(`/media/${original}`).find((variant) => variant.url === `/media/${name}`);
  const source = offered && (await load(original));
  if (!source) return undefined;
  const smaller = await inTurn(() => sharp(source).resize(offered.width).webp({ quality: 78 }).toBuffer());
  await save(offered.url, smaller, 'image/webp');
  const [isKept] = await bucketFile(original).exists();
  if (isKept) return smaller;
  await deleteFile(offered.url);
  return undefined;
}

function bucketFile(name: string) {
  return getStorage().bucket().file(`media/${name}`);
}
