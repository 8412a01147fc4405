import { createHash } from 'node:crypto';
import { LIMITS } from '@nexus/domain/limits';
import { pictureId, variantsOf } from '@nexus/domain/pictures';
import { beginWriting, writtenInTime } from '../deadline';
import { db } from '../firebase';
import { inTurn } from '../turns';
import { readDocument } from '../store/kernel/documents';
import {
  indexedPicture,
  picturePath,
  uploadersOf,
  type PicturePurpose,
  type PictureRecord,
} from '../store/projections/picture-record';
import { drawPicture, type Picture } from './draw-picture';
import { deleteFile, saveFile } from './picture-files';

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
  const { picture, file } = await inTurn(() => drawPicture(bytes, id));
  beginWriting();
  await saveFile(picture.url, file, picture.url.endsWith('.png') ? 'image/png' : 'image/jpeg');
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

/** Deletes the files of a picture, the original first, unless it was uploaded again meanwhile. */
export async function deletePicture(url: string): Promise<void> {
  const id = pictureId(url);
  if (!id || (await readDocument(picturePath(id)))) return;
  for (const address of [url, ...variantsOf(url).map((variant) => variant.url)]) await deleteFile(address);
}
