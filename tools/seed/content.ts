import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { resources } from '@nexus/domain/resources/index';
import type { Resource } from '@nexus/domain/resources/resource';
import { cairoInstant } from '@nexus/domain/text/cairo';
import { after, dayIn, justBegun, weekdayIn } from './moments';
import { FOLDER, source } from './sources';

type Raw = Record<string, unknown>;

/** A document as the seed stores it. */
export interface SeedDocument {
  path: string;
  data: Raw;
}

/** Every document of every resource in the seed, parsed by its resource. A source that does not parse is an error. */
export function contentDocuments(): SeedDocument[] {
  return Object.values(resources as Record<string, Resource>).flatMap((resource) => {
    if (!existsSync(join(FOLDER, `${resource.name}.json`)))
      throw new Error(`The resource ${resource.name} has no emulator-data/source/${resource.name}.json`);
    const found = source(resource.name) as Raw | Raw[];
    return (Array.isArray(found) ? found : [found]).map((raw) => documentOf(resource, raw));
  });
}

function documentOf(resource: Resource, raw: Raw): SeedDocument {
  const { id = 'main', ...rest } = raw;
  const parsed = resource.schema.safeParse(withInstants(rest));
  if (!parsed.success) throw new Error(`${resource.name}/${String(id)}: ${parsed.error.message}`);
  return { path: `${resource.name}/${String(id)}`, data: parsed.data };
}

/**
 * Days before or after the run, and Cairo's clock, become instants: `inDays`, the weekdays that it may be `on`, `at`,
 * `hours`, `deadlineDaysBefore` it, `deadlineInDays`, `publishInDays`, `asOfInDays`.
 */
function withInstants(raw: Raw): Raw {
  const { inDays, on, at, hours, deadlineDaysBefore, deadlineInDays, publishInDays, ...rest } = raw;
  const dates: Raw = {};
  if (typeof inDays === 'number') {
    const day = typeof on === 'string' ? weekdayIn(inDays, on) : inDays;
    const starts = at === 'now' ? justBegun() : cairoInstant(dayIn(day), String(at));
    dates['startsAt'] = starts;
    dates['endsAt'] = after(starts, Number(hours));
    if (typeof deadlineDaysBefore === 'number')
      dates['applicationDeadline'] = cairoInstant(dayIn(day - deadlineDaysBefore), '23:00');
  }
  if (typeof deadlineInDays === 'number') dates['applicationDeadline'] = cairoInstant(dayIn(deadlineInDays), '23:00');
  if (typeof publishInDays === 'number') dates['publishDate'] = cairoInstant(dayIn(publishInDays), '10:00');
  return { ...asOfDays(rest), ...dates };
}

/** `jobsCreatedAsOfInDays` of the figures, `asOfInDays` of impact areas. */
function asOfDays(raw: Raw): Raw {
  return Object.fromEntries(
    Object.entries(raw).map(([name, value]) => {
      if (Array.isArray(value) && name === 'impactAreas') return [name, value.map((area) => asOfDays(area as Raw))];
      const day = /^(.*asOf)InDays$/i.exec(name)?.[1];
      return day === undefined ? [name, value] : [day, cairoInstant(dayIn(Number(value)), '12:00')];
    }),
  );
}
