import sharp from 'sharp';
import { NexusError } from '@nexus/domain/errors';
import { variantsOf } from '@nexus/domain/pictures';
import { inTurn, once } from '../turns';
import { readDocument } from '../store/kernel/documents';
import { picturePath, type PicturePurpose, type PictureRecord } from '../store/projections/picture-record';
import { deleteFile, isFileKept, loadFile, saveFile } from './picture-files';

/** How long a picture is kept elsewhere: one of the site wherever it comes by, a member's own by their reader alone. */
const CACHED: Record<PicturePurpose, string> = {
  content: 'public, max-age=31536000, immutable',
  avatar: 'private, max-age=86400',
};

/**
 * A kept picture, or a smaller one beside it, which is drawn when it is first asked for: most sizes of most pictures
 * never are. @throws NexusError `notFound`
 */
export async function servePicture(name: string): Promise<Response> {
  const [cached, loaded] = await Promise.all([cachingOf(name), loadFile(name)]);
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

/** Undefined where no picture offers that size, or where it was deleted while this one was drawn. */
async function drawSmaller(name: string): Promise<Buffer | undefined> {
  const [stem = '', width] = name.replace(/\.webp$/, '').split('@');
  if (!width) return undefined;
  const original = `${stem}.${/-[0-9a-f]{12}$/.test(stem) ? 'jpg' : 'png'}`;
  const offered = variantsOf(`/media/${original}`).find((variant) => variant.url === `/media/${name}`);
  const source = offered && (await loadFile(original));
  if (!source) return undefined;
  const smaller = await inTurn(() => sharp(source).resize(offered.width).webp({ quality: 78 }).toBuffer());
  await saveFile(offered.url, smaller, 'image/webp');
  if (await isFileKept(original)) return smaller;
  await deleteFile(offered.url);
  return undefined;
}
