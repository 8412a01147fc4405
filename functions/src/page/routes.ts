import type { Language } from '@nexus/domain/bilingual';
import { resources, type ResourceKey } from '@nexus/domain/resources/index';
import { inOtherLanguage } from '@nexus/domain/resources/list-pages';
import { homeContent } from '../store/home';
import type { Data } from '../store/documents';
import { publishedList, publishedOne } from '../store/published';

/** A public page: which data its screen asks for, under the paths of the API, and which document it is about. */
export interface PageRoute {
  pattern: RegExp;
  name: string;
  needs: readonly Need[];
  /** What can be searched here, in both languages. */
  searched?: ResourceKey;
}

type Need =
  | { kind: 'home' }
  | { kind: 'list'; resource: ResourceKey }
  | { kind: 'only'; resource: ResourceKey }
  | { kind: 'one'; resource: ResourceKey; id?: string };

const list = (resource: ResourceKey): Need => ({ kind: 'list', resource });
const only = (resource: ResourceKey): Need => ({ kind: 'only', resource });
/** The words of a page, from the pages editor. */
const page = (id: string): Need => ({ kind: 'one', resource: 'page', id });
/** The document that the address names. */
const subject = (resource: ResourceKey): Need => ({ kind: 'one', resource });
const ID = '([A-Za-z0-9_-]{1,100})';

export const PAGES: readonly PageRoute[] = [
  { pattern: /^\/$/, name: 'home', needs: [{ kind: 'home' }] },
  { pattern: /^\/events$/, name: 'events', needs: [list('event')], searched: 'event' },
  { pattern: new RegExp(`^/events/${ID}$`), name: 'event', needs: [subject('event')] },
  { pattern: /^\/experts$/, name: 'experts', needs: [list('expert')] },
  {
    pattern: /^\/about$/,
    name: 'about',
    needs: [only('about'), page('about'), list('missionVision'), list('partner')],
  },
  { pattern: /^\/join$/, name: 'join', needs: [] },
  {
    pattern: /^\/impact$/,
    name: 'impact',
    needs: [page('impact'), only('statistics'), list('successStory'), list('sdg')],
  },
  { pattern: /^\/stories$/, name: 'stories', needs: [list('successStory')] },
  { pattern: new RegExp(`^/stories/${ID}$`), name: 'story', needs: [subject('successStory')] },
  { pattern: /^\/programs$/, name: 'programs', needs: [list('program'), list('initiative')] },
  { pattern: new RegExp(`^/programs/${ID}$`), name: 'program', needs: [subject('program')] },
  { pattern: new RegExp(`^/initiatives/${ID}$`), name: 'initiative', needs: [subject('initiative')] },
  { pattern: /^\/news$/, name: 'news', needs: [list('newsItem')] },
  { pattern: new RegExp(`^/news/${ID}$`), name: 'newsItem', needs: [subject('newsItem')] },
  { pattern: /^\/newsletter$/, name: 'newsletter', needs: [] },
  { pattern: /^\/privacy$/, name: 'privacy', needs: [] },
  { pattern: /^\/terms$/, name: 'terms', needs: [] },
  { pattern: /^\/cookies$/, name: 'cookies', needs: [] },
  { pattern: /^\/signup$/, name: 'signup', needs: [] },
];

export interface PageData {
  /** Path under `/api` → answer, as the screen's queries want it. */
  answers: Record<string, unknown>;
  /** The document that the address names; null where it names one that is not published. */
  subject: Data | null | undefined;
  settings: Data | null;
  /** What editors wrote for search engines, where the page has a place for that. */
  page: Data | null;
}

/** Pages whose texts for search engines stand in the pages editor. */
const EDITED = ['home', 'about', 'impact'];

/** Everything that a page needs, from what is published. `search`: the query of its address. */
export async function pageData(
  route: PageRoute,
  { path, search, language }: { path: string; search: string; language: Language },
): Promise<PageData> {
  const id = route.pattern.exec(path)?.[1] ?? '';
  const settings = await publishedOne(resources.settings, 'main', language);
  const edited = EDITED.includes(route.name) ? await publishedOne(resources.page, route.name, language) : null;
  const data: PageData = { answers: { settings }, subject: undefined, settings, page: edited };
  for (const need of route.needs) {
    if (need.kind === 'home') data.answers['home'] = await homeContent(language);
    else {
      const resource = resources[need.resource];
      if (need.kind === 'list') data.answers[resource.name] = await publishedList(resource, language);
      else if (need.kind === 'only') data.answers[resource.name] = await publishedOne(resource, 'main', language);
      else {
        const document = await publishedOne(resource, need.id ?? id, language);
        if (need.id === undefined) data.subject = document;
        if (document) data.answers[`${resource.name}/${need.id ?? id}`] = document;
      }
    }
  }
  if (route.searched && new URLSearchParams(search).get('q')?.trim()) {
    const resource = resources[route.searched];
    const other = language === 'en' ? 'ar' : 'en';
    data.answers[inOtherLanguage(resource.name)] = await publishedList(resource, other);
  }
  return data;
}
