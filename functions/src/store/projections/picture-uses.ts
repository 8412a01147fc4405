import type { Bilingual, Language } from '@nexus/domain/bilingual';
import { NexusError } from '@nexus/domain/errors';
import { LIMITS } from '@nexus/domain/limits';
import { pictureId, picturesIn } from '@nexus/domain/pictures';
import { resourceNamed } from '@nexus/domain/resources/index';
import { titleOf } from '@nexus/domain/resources/resource';
import { fold } from '@nexus/domain/text/fold';
import type { Attempt } from '../kernel/attempt';
import { withoutMeta, type Data, type Document } from '../kernel/documents';

/** What a picture was uploaded for: a member's own, or one of the site. */
export type PicturePurpose = 'avatar' | 'content';

/** A document that shows a picture. `until`: when that ends by itself, as in the bin. */
interface Use {
  path: string;
  /** Empty for what is about people. */
  title: Bilingual;
  lacksAlt: boolean;
  until?: string;
}

type Kept = {
  url: string;
  width: number;
  height: number;
  /** Size of what was uploaded. */
  bytes: number;
  purpose: PicturePurpose;
  /** Of the file that was uploaded; empty for members' own. */
  name: string;
  /** Who uploaded it first; empty once they are erased. */
  by: string;
  /** Members who uploaded the same bytes after that. */
  alsoBy?: string[];
  createdAt: string;
  uses: Use[];
};

/** `pictures/{id}`: the id is the start of the hash of its bytes, so the same bytes are kept once. */
export type PictureRecord = Document<
  Kept & {
    /** What a query finds it by: `all`, `unused`, `unnamed`, and `w:` with the beginnings of its words. */
    finds: string[];
    unusedSince: string | null;
    /** When something about it ends by itself; null while nothing does. */
    checkAt: string | null;
  }
>;

export const picturePath = (id: string) => `pictures/${id}`;
export const LONGEST_PREFIX = 12;
const MOST_FINDS = 400;
const DAY = 86_400_000;

/** Everybody whose upload this picture is. */
export function uploadersOf({ by, alsoBy = [] }: Pick<PictureRecord, 'by' | 'alsoBy'>): string[] {
  return [...new Set([by, ...alsoBy])].filter(Boolean);
}

/** What is stored of a picture: as given, with what queries find it by. */
export function indexedPicture(picture: Kept & { unusedSince?: string | null }, isErasure = false) {
  const { uses, purpose } = picture;
  const now = new Date();
  const unusedSince = uses.length > 0 ? null : (picture.unusedSince ?? now.toISOString());
  const ends = uses.flatMap(({ until }) => (until ? [until] : [])).sort();
  const leaves = new Date(now.getTime() + (isErasure ? 0 : LIMITS.unusedPictureDays * DAY));
  const checkAt = ends[0] ?? (purpose === 'avatar' && unusedSince ? leaves.toISOString() : null);
  return { ...picture, unusedSince, checkAt, finds: purpose === 'content' ? findsOf(picture) : [] };
}

function findsOf({ uses, name }: Kept): string[] {
  const texts = [name, ...uses.flatMap(({ title }) => [title.en, title.ar])];
  const beginnings = texts.flatMap(wordsOf).flatMap((word) => {
    const whole = word.slice(0, LONGEST_PREFIX);
    return Array.from({ length: whole.length }, (_, end) => `w:${whole.slice(0, end + 1)}`);
  });
  const states = [
    'all',
    ...(uses.length === 0 ? ['unused'] : []),
    ...(uses.some(({ lacksAlt }) => lacksAlt) ? ['unnamed'] : []),
  ];
  return [...new Set([...states, ...beginnings])].slice(0, MOST_FINDS);
}

/** The words of a text as a search compares them. */
export function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

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

function usesIn(path: string, document: Data | null): Map<string, Use> {
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
