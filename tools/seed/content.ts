import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { resources } from '@nexus/domain/resources/index';
import type { Resource } from '@nexus/domain/resources/resource';
import { cairoClock, cairoInstant } from '@nexus/domain/text/cairo';

const folder = join(dirname(fileURLToPath(import.meta.url)), '../../emulator-data/source');
const DAY = 86_400_000;

type Raw = Record<string, unknown>;

export interface SeedDocument {
  path: string;
  data: Raw;
}

/** Every document of every resource in the seed, parsed by its resource. A source that does not parse is an error. */
export function contentDocuments(): SeedDocument[] {
  return Object.values(resources as Record<string, Resource>).flatMap((resource) => {
    const file = join(folder, `${resource.name}.json`);
    if (!existsSync(file))
      throw new Error(`The resource ${resource.name} has no emulator-data/source/${resource.name}.json`);
    const source = JSON.parse(readFileSync(file, 'utf8')) as Raw | Raw[];
    return (Array.isArray(source) ? source : [source]).map((raw) => documentOf(resource, raw));
  });
}

function documentOf(resource: Resource, raw: Raw): SeedDocument {
  const { id = 'main', ...rest } = raw;
  const parsed = resource.schema.safeParse(withInstants(rest));
  if (!parsed.success) throw new Error(`${resource.name}/${String(id)}: ${parsed.error.message}`);
  return { path: `${resource.name}/${String(id)}`, data: parsed.data };
}

/** Days before or after the run, and Cairo's clock, become instants: `inDays`, `at`, `hours`, `deadlineInDays`, `publishInDays`. */
function withInstants({ inDays, at, hours, deadlineInDays, publishInDays, ...rest }: Raw): Raw {
  const dayIn = (days: number) => cairoClock(new Date(Date.now() + days * DAY).toISOString()).day;
  const dates: Raw = {};
  if (typeof inDays === 'number') {
    const starts = at === 'now' ? Date.now() - 2 * 3_600_000 : Date.parse(cairoInstant(dayIn(inDays), String(at)));
    dates['startsAt'] = new Date(starts).toISOString();
    dates['endsAt'] = new Date(starts + Number(hours) * 3_600_000).toISOString();
  }
  if (typeof deadlineInDays === 'number') dates['applicationDeadline'] = cairoInstant(dayIn(deadlineInDays), '23:00');
  if (typeof publishInDays === 'number') dates['publishDate'] = cairoInstant(dayIn(publishInDays), '10:00');
  return { ...rest, ...dates };
}
