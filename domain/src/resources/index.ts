import { about } from './about';
import { event } from './event';
import { expert } from './expert';
import { hero } from './hero';
import { initiative } from './initiative';
import { missionVision } from './mission-vision';
import { newsItem } from './news-item';
import { page } from './page';
import { partner } from './partner';
import { program } from './program';
import { sdg } from './sdg';
import { settings } from './settings';
import { statistics } from './statistics';
import { successStory } from './success-story';
import type { Resource } from './resource';

/** Every content type there is. Adding one: a file beside this one, and a line here. */
export const resources = {
  about,
  event,
  expert,
  hero,
  initiative,
  missionVision,
  newsItem,
  page,
  partner,
  program,
  sdg,
  settings,
  statistics,
  successStory,
} satisfies Record<string, Resource>;

export type ResourceKey = keyof typeof resources;

const byName = new Map(
  Object.values(resources as Record<string, Resource>).map((resource) => [resource.name, resource]),
);

/** The resource whose collection has this name; undefined where there is none. */
export function resourceNamed(name: string): Resource | undefined {
  return byName.get(name);
}
