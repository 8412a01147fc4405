/** What the first view of a public page may cost. */
export const BUDGET = {
  /** Bytes of JavaScript as served with brotli (held by the build too). */
  scriptBytes: 100_000,
  /** More of it where the address brings a search: the code that reads names and words in two scripts. */
  searchBytes: 3_500,
  apiCalls: 0,
  /** Firestore reads by a page function that has all in memory. */
  readsWarm: 0,
  /** The sum of the layout shifts. */
  shifts: 0,
  /** LCP over that of the same page without scripts. */
  lcpRatio: 1.3,
  /** Bytes of pictures over those of pictures in exactly the shown size. */
  pictureBytes: 1.3,
  /** Lighthouse on a phone, 0 to 100: performance, accessibility, best practices, SEO. */
  lighthouse: [95, 100, 100, 100],
} as const;

/**
 * Bytes of JavaScript as served with brotli before a screen of the panel stands (held by the build too): its first
 * screen, the editor of an event opened by its address, and what a further screen adds to the first.
 */
export const SIGNED_IN_BUDGET = { panel: 260_000, editor: 340_000, further: 60_000 } as const;

/**
 * Firestore reads by a page function that has nothing in memory: the manifest, and the document that the page is about.
 * `isLarge`: so many events that their list no longer stands in the manifest, but in blocks of its own.
 */
export function mostReadsCold(route: string, isLarge: boolean): number {
  const isDetail = route.split('/').length > 2;
  if (isDetail) return 2;
  if (!isLarge) return 1;
  return route === '/' ? 9 : 4;
}
