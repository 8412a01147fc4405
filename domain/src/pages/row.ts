import type { Bilingual } from '../bilingual';
import type { CardKind } from '../cards';
import type { ResourceKey } from '../resources/index';
import type { FIXED_PAGES } from '../resources/page';

/** Data that a page's screen asks the API for, and that the server therefore draws it with. */
export type Need =
  | { kind: 'home' }
  /** What went out of the newsletter; of `issue`, the one that the address names. */
  | { kind: 'issues' }
  | { kind: 'issue' }
  | { kind: 'list'; resource: ResourceKey }
  | { kind: 'only'; resource: ResourceKey }
  /** Without an `id`: the document that the address names. */
  | { kind: 'one'; resource: ResourceKey; id?: string };

/** Whose page it is. Whoever it is not for is led to sign in. */
export type Who = 'anyone' | 'member' | 'staff';

/** What search engines and the previews of links see of a page. */
export interface Head {
  /** Of a page about a document, which has its own, there is neither. */
  title?: Bilingual;
  description?: Bilingual;
  /** The page in the pages editor whose texts for search engines go before these. */
  edited?: (typeof FIXED_PAGES)[number];
  /** The picture that is drawn for each document; otherwise the one of the site. */
  card?: CardKind;
  isArticle?: boolean;
  /** What structured data call the subject of the page. */
  structured?: 'Organization' | 'Event' | 'Person';
  /** The path of the page that lists such documents. */
  listedOn?: string;
}

/** A row of the map: one page of the site. */
export interface Page<Path extends string = string, By extends Who = Who> {
  /** Without a language; `:id` stands for a document. */
  path: Path;
  who: By;
  /** `server`: drawn by the page function, with its data. `browser`: Hosting answers the empty page, which draws itself. */
  drawn: 'server' | 'browser';
  /** The words that its screen loads beside those of every page. */
  words: 'common' | 'site' | 'join' | 'legal' | 'signedIn' | 'members' | 'mentors' | 'attending';
  /** Where the screen's file has another name than the page: `legal` for `legal-screen.tsx`. */
  file?: string;
  needs: readonly Need[];
  /** What its address can search, which is done in both languages. */
  searched?: ResourceKey;
  isInSitemap: boolean;
  head: Head;
}

/** How long browsers and the CDN keep what answers the address of a page. Data in it are a minute old at most. */
export const PAGE_CACHE: Record<Page['drawn'], string> = {
  server: 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
  browser: 'public, max-age=0, must-revalidate',
};

type Given = Partial<Omit<Page, 'path' | 'who' | 'drawn' | 'head'>> & Head;

/** A page that anybody sees, drawn with its data. */
export function page<const Path extends string>(path: Path, given: Given = {}): Page<Path, 'anyone'> {
  const { words = 'site', file, needs = [], searched, isInSitemap = true, ...head } = given;
  return { path, who: 'anyone', drawn: 'server', words, file, needs, searched, isInSitemap, head };
}

/** A page about each published document of a resource; its `path` ends with `/:id`. */
export function pageOf<const Path extends `/${string}/:id`>(resource: ResourceKey, path: Path, head: Head = {}) {
  const needs: Need[] = [{ kind: 'one', resource }];
  return page(path, { needs, listedOn: path.replace('/:id', ''), ...head });
}

/** A page that draws itself in the browser: what it shows is one person's alone. */
export function ownPage<const Path extends string, By extends Who>(
  path: Path,
  who: By,
  words: Page['words'],
): Page<Path, By> {
  return { path, who, drawn: 'browser', words, needs: [], isInSitemap: false, head: {} };
}

export const list = (resource: ResourceKey): Need => ({ kind: 'list', resource });
/** The one document of a singleton. */
export const only = (resource: ResourceKey): Need => ({ kind: 'only', resource });
/** What the pages editor says of a page. */
export const edited = (id: (typeof FIXED_PAGES)[number]): Need => ({ kind: 'one', resource: 'page', id });
