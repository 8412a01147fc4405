import { LANGUAGES } from '@nexus/domain/bilingual';
import { pages, subjectOf } from '@nexus/domain/pages/find';
import type { Page } from '@nexus/domain/pages/row';
import { resources } from '@nexus/domain/resources/index';
import type { Resource } from '@nexus/domain/resources/resource';
import { addressOf } from '../site-address';
import { ISSUES } from '../store/projections/publications';
import { publishedIds } from '../store/projections/published';

/** A sitemap takes 50,000 addresses; each of ours is two. */
const MOST = 25_000;

/** The public pages for search engines, as XML: first those that are always there, then those about documents. */
export async function sitemap(): Promise<string> {
  const shown = pages.map(({ page }) => page).filter(({ isInSitemap }) => isInSitemap);
  const paths = shown.filter((page) => !documentsOf(page)).map(({ path }) => path);
  for (const page of shown) {
    const subject = documentsOf(page);
    if (subject) for (const id of await publishedIds(subject)) paths.push(page.path.replace(':id', id));
  }
  const urls = paths
    .slice(0, MOST)
    .flatMap((path) => LANGUAGES.map((language) => `<url><loc>${addressOf(path, language)}</loc></url>`));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

/** What there is a page of for each document; undefined for a page whose address says all. */
function documentsOf(page: Page): Resource | undefined {
  const subject = subjectOf(page);
  if (subject) return resources[subject] as unknown as Resource;
  return page.needs.some(({ kind }) => kind === 'issue') ? ISSUES : undefined;
}
