import type { Bilingual, Language } from '@nexus/domain/bilingual';
import { NexusError } from '@nexus/domain/errors';
import { pictureId, picturesIn } from '@nexus/domain/pictures';
import { resourceNamed } from '@nexus/domain/resources/index';
import { titleOf } from '@nexus/domain/resources/resource';
import type { Attempt } from '../kernel/attempt';
import { withoutMeta, type Data } from '../kernel/documents';
import { indexedPicture, picturePath, type Kept, type PictureRecord, type Use } from './picture-record';

interface Change {
  path: string;
  before: Data | null;
  after: Data | null;
}

/**
 * Keeps every picture's record of what shows it in step with a commit.
 * @throws NexusError `pictureGone` when a document shows a picture anew that is not kept, unless `mayMiss`
 */
export async function applyToPictures(
  attempt: Attempt,
  changes: readonly Change[],
  { mayMiss, isErasure }: { mayMiss: boolean; isErasure: boolean },
): Promise<void> {
  const touched = new Map<string, { path: string; use: Use | null }[]>();
  for (const { path, before, after } of changes) {
    if (path.startsWith('pictures/')) continue;
    const [were, are] = [usesIn(path, before), usesIn(path, after)];
    for (const url of new Set([...were.keys(), ...are.keys()])) {
      const [old, use] = [were.get(url), are.get(url)];
      if (JSON.stringify(old) === JSON.stringify(use)) continue;
      touched.set(url, [...(touched.get(url) ?? []), { path, use: use ?? null }]);
    }
  }
  for (const [url, changed] of touched) {
    const path = picturePath(pictureId(url) ?? '');
    const picture = (await attempt.read(path)) as PictureRecord | null;
    if (!picture) {
      const isNew = changed.some(({ use }) => use);
      if (isNew && !mayMiss) throw new NexusError('pictureGone');
      continue;
    }
    const others = picture.uses.filter((use) => changed.every((one) => one.path !== use.path));
    const uses = [...others, ...changed.flatMap(({ use }) => (use ? [use] : []))];
    attempt.write(path, indexedPicture({ ...(withoutMeta(picture) as unknown as Kept), uses }, isErasure));
  }
}

/** Every picture that a document shows, with how. */
export function usesIn(path: string, document: Data | null): Map<string, Use> {
  const until = document?.['expiresAt'];
  const title = titleIn(path, document);
  return new Map(
    picturesIn(document).map(({ url, lacksAlt }) => [
      url,
      { path, title, lacksAlt, ...(until instanceof Date && { until: until.toISOString() }) },
    ]),
  );
}

function titleIn(path: string, document: Data | null): Bilingual {
  const [collection = '', id = ''] = path.split('/');
  const isBinned = collection === 'bin';
  const resource = resourceNamed(isBinned ? (id.split('.')[0] ?? '') : collection);
  const shown = (isBinned ? document?.['document'] : document) as Data | null;
  const title = (language: Language) => (resource && shown ? titleOf(resource, { id, ...shown }, language) : '');
  return { en: title('en'), ar: title('ar') };
}
