import type { Language } from '@nexus/domain/bilingual';
import { pastOf, upcomingOf, type Timed } from '@nexus/domain/events/timing';
import { LIMITS } from '@nexus/domain/limits';
import { resources } from '@nexus/domain/resources/index';
import type { Data } from './documents';
import { publishedList } from './published';

/** Everything the home page shows, from what is published. Which events are past is decided now, not when written. */
export async function homeContent(language: Language): Promise<Data> {
  const [hero] = await publishedList(resources.hero, language);
  const events = (await publishedList(resources.event, language)) as (Data & Timed)[];
  const now = Date.now();
  return {
    hero: hero ?? null,
    experts: await publishedList(resources.expert, language),
    partners: await publishedList(resources.partner, language),
    programs: await publishedList(resources.program, language),
    upcoming: upcomingOf(events, now).slice(0, LIMITS.pastEventsShown).map(summary),
    past: pastOf(events, now).slice(0, LIMITS.pastEventsShown).map(summary),
  };
}

/** What a card of an event shows. */
function summary(event: Data): Data {
  const shown = [
    'id',
    'title',
    'description',
    'type',
    'startsAt',
    'endsAt',
    'location',
    'venue',
    'imageUrl',
    'price',
    'capacity',
    'isFeatured',
    'fallbacks',
  ];
  return Object.fromEntries(shown.filter((name) => name in event).map((name) => [name, event[name]]));
}
