import type { Language } from '@nexus/domain/bilingual';
import type { LibraryPicture, PICTURE_FILTERS } from '@nexus/domain/contract/media';
import { NexusError } from '@nexus/domain/errors';
import { LIMITS } from '@nexus/domain/limits';
import { pictureId, withPicture } from '@nexus/domain/pictures';
import { resourceNamed } from '@nexus/domain/resources/index';
import { cutoff } from '@nexus/domain/retention-times';
import { db } from '../../firebase';
import { commit, type Commit } from '../commit/commit';
import { now } from '../kernel/clock';
import type { Author } from '../commit/author';
import { STEP_BYTES } from './sizes';
import { runQuery } from '../kernel/documents';
import { bytesOf } from '../kernel/json-bytes';
import {
  indexedPicture,
  LONGEST_PREFIX,
  picturePath,
  wordsOf,
  type PictureRecord,
} from '../projections/picture-record';

const PAGE = 60;
const SWEEP = 100;
/** Places in which one commit replaces a picture. */
const STEP_PLACES = 25;

/** Pictures of the site, the newest first. Words of a search begin words of the file's name or of what shows it. */
export async function listPictures(given: {
  filter: (typeof PICTURE_FILTERS)[number];
  q: string;
  before?: string | undefined;
}): Promise<{ pictures: LibraryPicture[]; next: string | null }> {
  const { filter, before } = given;
  const words = wordsOf(given.q);
  const [first] = words.toSorted((a, b) => b.length - a.length);
  let query = db()
    .collection('pictures')
    .where('finds', 'array-contains', first ? `w:${first.slice(0, LONGEST_PREFIX)}` : filter)
    .orderBy('createdAt', 'desc');
  if (before) query = query.startAfter(before);
  const found = (await runQuery(query.limit(PAGE + 1))) as PictureRecord[];
  const fits = ({ finds }: PictureRecord) =>
    finds.includes(filter) && words.every((word) => finds.includes(`w:${word.slice(0, LONGEST_PREFIX)}`));
  const page = found.slice(0, PAGE);
  return { pictures: page.filter(fits), next: found.length > PAGE ? (page.at(-1)?.createdAt ?? null) : null };
}

/** @throws NexusError `pictureInUse` naming what shows it, `notFound` for what is not in the library */
export function removePicture(given: { id: string; language: Language; author: Author }): Promise<void> {
  return commit({ author: given.author, action: 'picture.remove' }, async (commit) => {
    const picture = (await commit.readExisting(picturePath(given.id))) as PictureRecord;
    // A member's own is not in the library, and they may be about to save it.
    if (picture.purpose === 'avatar') throw new NexusError('notFound');
    const [use] = picture.uses;
    if (use) throw new NexusError('pictureInUse', { details: { title: use.title[given.language] || use.path } });
    removeKept(commit, picture);
  });
}

/**
 * Puts another picture in the place of this one wherever it is shown, the bin included: in as many places as one commit
 * takes. What is left the picture's own record tells, so that asking again goes on. @throws NexusError `notFound`
 */
export function replacePicture(given: { id: string; url: string; author: Author }) {
  return commit({ author: given.author, action: 'picture.replace' }, async (commit) => {
    const picture = (await commit.readExisting(picturePath(given.id))) as PictureRecord;
    const other = pictureId(given.url);
    if (!other || other === given.id) throw new NexusError('invalid', { fields: { url: 'picture' } });
    const fresh = (await commit.readExisting(picturePath(other))) as PictureRecord;
    if (fresh.purpose === 'avatar') throw new NexusError('invalid', { fields: { url: 'pictureOfMember' } });
    const places = picture.uses.map(({ path }) => path).filter(isContent);
    await commit.readAhead(places.slice(0, STEP_PLACES));
    let [seen, count, bytes] = [0, 0, 0];
    for (const path of places) {
      if (count === STEP_PLACES) break;
      const before = await commit.read(path);
      const more = before ? bytesOf(before) : 0;
      if (bytes > 0 && bytes + more > STEP_BYTES) break;
      [bytes, seen] = [bytes + more, seen + 1];
      if (!before) continue;
      const resource = resourceNamed(path.split('/')[0] ?? '');
      const swapped = withPicture(before, picture.url, given.url);
      const document = resource ? { ...swapped, updatedAt: now() } : swapped;
      commit.put(path, before, document);
      count += 1;
    }
    return { entryId: commit.entryId, count, left: places.length - seen };
  });
}

/** Whether a place is one of the site's own, or one of those in the bin. */
function isContent(path: string): boolean {
  const [collection = ''] = path.split('/');
  return collection === 'bin' || resourceNamed(collection) !== undefined;
}

/** Removes what was uploaded for the site and has been shown nowhere for 30 days. @returns how many */
export async function sweepPictures(author: Author): Promise<number> {
  const old = cutoff({ count: LIMITS.unusedPictureDays, unit: 'day' }, new Date()).toISOString();
  const unused = db().collection('pictures').where('finds', 'array-contains', 'unused');
  const found = await runQuery(unused.where('createdAt', '<', old).orderBy('createdAt', 'desc').limit(SWEEP));
  const isOld = ({ unusedSince }: PictureRecord) => unusedSince !== null && unusedSince < old;
  return removeWhere(found as PictureRecord[], isOld, author);
}

/**
 * Lets go of uses that ended by themselves, as those in the bin do, and removes members' pictures that nothing shows any
 * more. @returns how many records it looked at
 */
export async function checkPictures(author: Author): Promise<number> {
  const at = now();
  const due = db().collection('pictures').where('checkAt', '<=', at).orderBy('checkAt').limit(SWEEP);
  const found = (await runQuery(due)) as PictureRecord[];
  const isOver = ({ purpose, uses, checkAt }: PictureRecord) =>
    purpose === 'avatar' && uses.length === 0 && checkAt !== null && checkAt <= at;
  await removeWhere(found, isOver, author);
  for (const { id } of found) await letGo(id, at);
  return found.length;
}

/** Removes those that may go, if they still may when the commit looks at them. @returns how many */
function removeWhere(found: readonly PictureRecord[], mayGo: (picture: PictureRecord) => boolean, author: Author) {
  return commit({ author, action: 'picture.sweep' }, async (commit) => {
    let count = 0;
    for (const { id } of found.filter(mayGo)) {
      const picture = (await commit.read(picturePath(id))) as PictureRecord | null;
      if (!picture || !mayGo(picture)) continue;
      removeKept(commit, picture);
      count += 1;
    }
    return count;
  });
}

/** Removes a picture that nothing shows any more, with its files. */
export function removeKept(commit: Commit, picture: PictureRecord): void {
  commit.remove(picturePath(picture.id), picture);
  commit.sideEffect({ kind: 'deletePicture', url: picture.url });
}

async function letGo(id: string, at: string): Promise<void> {
  await db().runTransaction(async (transaction) => {
    const ref = db().doc(picturePath(id));
    const picture = (await transaction.get(ref)).data() as PictureRecord | undefined;
    if (!picture) return;
    const uses = picture.uses.filter(({ until }) => !until || until > at);
    transaction.update(ref, { ...indexedPicture({ ...picture, uses }) });
  });
}
