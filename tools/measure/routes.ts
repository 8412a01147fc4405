import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pages, subjectOf } from '@nexus/domain/pages/find';
import { resources, type ResourceKey } from '@nexus/domain/resources/index';
import { visibilityField } from '@nexus/domain/resources/resource';
import { ROOT } from '../local/paths';

const SEED = join(ROOT, 'emulator-data/source');

/** The addresses that visitors read, as the map of pages has them: those about documents with one of the seed's each. */
export const PUBLIC_ROUTES: readonly string[] = pages
  .filter(({ page }) => page.drawn === 'server')
  .flatMap(({ page }) => {
    const subject = subjectOf(page);
    if (subject) return page.path.replace(':id', seeded(subject));
    // The seed has sent no issue of the newsletter.
    return page.path.endsWith(':id') ? [] : page.path;
  });

/** The first document of the seed that is on the site. */
function seeded(key: ResourceKey): string {
  const { name } = resources[key];
  const shown = visibilityField(resources[key]);
  const documents = JSON.parse(readFileSync(join(SEED, `${name}.json`), 'utf8')) as Record<string, unknown>[];
  const first = documents.find((document) => !shown || document[shown] !== false);
  if (typeof first?.['id'] !== 'string') throw new Error(`The seed has no ${name} that visitors see`);
  return first['id'];
}
