import type { Language } from '@nexus/domain/bilingual';
import { pastOf, upcomingOf, type Timed } from '@nexus/domain/events/timing';
import { LIMITS } from '@nexus/domain/limits';
import { resources } from '@nexus/domain/resources/index';
import type { Data } from '../kernel/documents';
import { publishedList } from './published';

/** How many the home page shows; of events, from so many around now those that are next and those that were last. */
const EXPERTS = 10;
const EVENTS = 120;

/** Everything the home page shows, from what is published. Which events are past is decided now, not when written. */
export async function homeContent(language: Language): Promise<Data> {
  const now = Date.now();
  const [hero] = await publishedList(resources.hero, language);
  const events = (await publishedList(resources.event, language, { now, most: EVENTS })) as (Data & Timed)[];
  return {
    hero: hero ?? null,
    experts: (await publishedList(resources.expert, language, { most: EXPERTS })).map(shortExpert),
    partners: (await publishedList(resources.partner, language)).map(shortPartner),
    upcoming: upcomingOf(events, now).slice(0, LIMITS.pastEventsShown),
    past: pastOf(events, now).slice(0, LIMITS.pastEventsShown),
  };
}

/** What the strip on the home page shows of a partner; the page about the community says the rest. */
function shortPartner(partner: Data): Data {
  const { description: _description, category: _category, ...shown } = partner;
  return shown;
}

/** What a card on the home page shows of an expert. */
function shortExpert(expert: Data): Data {
  const shown = ['id', 'name', 'position', 'imageUrl', 'fallbacks'];
  return Object.fromEntries(shown.filter((name) => name in expert).map((name) => [name, expert[name]]));
}
