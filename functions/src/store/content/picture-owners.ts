import { NexusError } from '@nexus/domain/errors';
import { pictureId, picturesIn } from '@nexus/domain/pictures';
import type { Commit } from '../commit/commit';
import type { Data } from '../kernel/documents';
import { picturePath, uploadersOf, type PictureRecord } from '../projections/picture-record';

/**
 * A member shows a picture that they uploaded, the copy of LinkedIn's included, or goes on with the one that they have.
 * Anybody else's would outlive its owner here. @throws NexusError `invalid` with `pictureNotYours`
 */
export async function requireOwnPicture(
  commit: Commit,
  given: { memberId: string; before: string; after: string },
): Promise<void> {
  const { memberId, before, after } = given;
  if (after === '' || after === before) return;
  const picture = await read(commit, after);
  if (picture?.url === after && uploadersOf(picture).includes(memberId)) return;
  throw new NexusError('invalid', { fields: { imageUrl: 'pictureNotYours' } });
}

/**
 * The site shows pictures of its library, never one that a member uploaded for themselves: it would outlive them here.
 * @throws NexusError `invalid` with `pictureOfMember` on each field that shows one anew
 */
export async function requireSitePictures(commit: Commit, given: { before: Data | null; after: Data }): Promise<void> {
  const shown = new Set(picturesIn(given.before).map(({ url }) => url));
  const fields: Record<string, string> = {};
  for (const { url, field } of picturesIn(given.after)) {
    if (shown.has(url)) continue;
    if ((await read(commit, url))?.purpose === 'avatar') fields[field] = 'pictureOfMember';
  }
  if (Object.keys(fields).length > 0) throw new NexusError('invalid', { fields });
}

async function read(commit: Commit, url: string): Promise<PictureRecord | null> {
  const id = pictureId(url);
  return id ? ((await commit.read(picturePath(id))) as PictureRecord | null) : null;
}
