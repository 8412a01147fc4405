import { PAGES, type PageName } from '../pages';
import type { ResourceKey } from '../resources/index';
import type { Need, Page } from './row';

/** Every page with its name, in the order of the map. */
export const pages: readonly { name: PageName; page: Page }[] = Object.entries(PAGES).map(([name, page]) => ({
  name: name as PageName,
  page,
}));

const ID = '([A-Za-z0-9_-]{1,100})';
const drawn = pages
  .filter(({ page }) => page.drawn === 'server')
  .map(({ page }) => ({ page, pattern: new RegExp(`^${page.path.replace(':id', ID)}$`) }));

/** The page that the server draws at this path, and the id in it; undefined where there is none. */
export function drawnAt(path: string): { page: Page; id: string } | undefined {
  const found = drawn.find(({ pattern }) => pattern.test(path));
  return found && { page: found.page, id: found.pattern.exec(path)?.[1] ?? '' };
}

/** The resource whose documents the page is about, one at an address; undefined where its address says all. */
export function subjectOf({ needs }: Page): ResourceKey | undefined {
  return needs.flatMap((need) => (need.kind === 'one' && need.id === undefined ? [need.resource] : []))[0];
}

/** Where documents of a resource are seen: on a page of their own, or on the first that shows them among others. */
export function faceOf(resource: ResourceKey): { name: PageName; kind: Need['kind'] } | undefined {
  const own = pages.find(({ page }) => subjectOf(page) === resource);
  if (own) return { name: own.name, kind: 'one' };
  const kindOn = (page: Page) =>
    page.needs.find((need) => 'resource' in need && need.kind !== 'one' && need.resource === resource)?.kind;
  return pages.flatMap(({ name, page }) => {
    const kind = kindOn(page);
    return kind ? [{ name, kind }] : [];
  })[0];
}
