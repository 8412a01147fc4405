import { completionPercentage } from '@nexus/domain/membership/completion';
import { withPicture } from '@nexus/domain/pictures';
import { picturesBy, type Whose } from './about-member';
import { commit, type Commit } from '../commit/commit';
import { now } from '../kernel/clock';
import type { Author } from '../commit/author';
import { putMember } from '../membership/member-writes';
import { profileOf, readWholeIn } from '../membership/members';
import { picturePath, uploadersOf, type PictureRecord } from '../projections/picture-record';
import { removeKept } from '../content/pictures';

/**
 * A photo that was theirs alone goes, with its files and from wherever it is still shown; of the others, which somebody
 * else uploaded too or the site shows, nothing says any more that it was theirs.
 */
export async function erasePictures(whose: Whose, author: Author): Promise<void> {
  for (const { id } of await picturesBy(whose))
    await commit({ author, action: 'member.erase', isErasure: true }, async (commit) => {
      const picture = (await commit.read(picturePath(id))) as PictureRecord | null;
      if (!picture) return;
      const [by = '', ...alsoBy] = uploadersOf(picture).filter((one) => one !== whose.id);
      if (picture.purpose === 'content' || by !== '') return commit.note(picturePath(id), { ...picture, by, alsoBy });
      for (const { path } of picture.uses) await takeOut(commit, path, picture.url);
      removeKept(commit, picture);
    });
}

/** Nothing shows somebody else's photo any more; before there were owners, other members could. */
async function takeOut(commit: Commit, path: string, url: string): Promise<void> {
  const [collection, id = ''] = path.split('/');
  if (collection !== 'members') {
    const before = await commit.read(path);
    if (before) commit.put(path, before, withPicture(before, url, ''));
    return;
  }
  const whole = await readWholeIn(commit, id);
  if (!whole) return;
  const shown = { ...whole.member, imageUrl: '', updatedAt: now() };
  const profileCompletionPercentage = completionPercentage(profileOf(shown, whole.account));
  putMember(commit, whole, { member: { ...shown, profileCompletionPercentage }, account: whole.account });
}
