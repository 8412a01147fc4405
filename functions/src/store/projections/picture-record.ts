import type { Bilingual } from '@nexus/domain/bilingual';
import { LIMITS } from '@nexus/domain/limits';
import { fold } from '@nexus/domain/text/fold';
import type { Document } from '../kernel/documents';

/** What a picture was uploaded for: a member's own, or one of the site. */
export const PICTURE_PURPOSES = ['avatar', 'content'] as const;
export type PicturePurpose = (typeof PICTURE_PURPOSES)[number];

/** A document that shows a picture. `until`: when that ends by itself, as in the bin. */
export interface Use {
  path: string;
  /** Empty for what is about people. */
  title: Bilingual;
  lacksAlt: boolean;
  until?: string;
}

export type Kept = {
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
