import { createContext, use, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { Language } from '@nexus/domain/bilingual';
import type { resources, ResourceKey } from '@nexus/domain/resources/index';
import { inOtherLanguage, listPageSize } from '@nexus/domain/resources/list-pages';
import type { ListedOf as Listed, Published } from '@nexus/domain/resources/published';
import { tokenHeaders } from './api-client';
import { ApiError } from './api-error';
import type { PublicAnswers } from './public-answers';
import { requestJson } from './request';
import { useLanguage } from './words/use-words';

export type PublishedOf<K extends ResourceKey> = Published<(typeof resources)[K]> & Also<K>;
/** What an event tells beside its fields; those that were published before it was told do not. */
type Also<K> = K extends 'event' ? { takesRegistrations?: boolean } : unknown;

/** A document as lists carry it. */
export type ListedOf<K extends ResourceKey> = Listed<(typeof resources)[K]>;
export type EventSummary = ListedOf<'event'>;
export type ExpertSummary = Pick<PublishedOf<'expert'>, 'id' | 'name' | 'position' | 'imageUrl' | 'fallbacks'>;

/** A partner without what only the page about the community says of them. */
export type PartnerOnStrip = Omit<ListedOf<'partner'>, 'description' | 'category'>;

/** What the home page receives in one answer. */
export interface HomeContent {
  hero: PublishedOf<'hero'> | null;
  experts: ExpertSummary[];
  partners: PartnerOnStrip[];
  upcoming: EventSummary[];
  past: EventSummary[];
}

/** Paths under `/api` of the resources that public screens show. */
const PATHS = {
  about: 'about',
  event: 'events',
  expert: 'experts',
  hero: 'hero',
  initiative: 'initiatives',
  missionVision: 'mission-vision',
  newsItem: 'news',
  page: 'pages',
  partner: 'partners',
  program: 'programs',
  sdg: 'sdgs',
  settings: 'settings',
  statistics: 'statistics',
  successStory: 'success-stories',
} as const satisfies Partial<Record<ResourceKey, string>>;
/** The resources that have a face on the site. */
type ShownKey = keyof typeof PATHS;

const SINGLETONS: readonly ShownKey[] = ['about', 'hero', 'settings', 'statistics'];

/** The public answers that a screen reads; a preview gives it those of the document under edit. */
export const AnswersContext = createContext<PublicAnswers | undefined>(undefined);

/** A public read as a screen sees it. */
export interface PublicRead<T> {
  data: T | undefined;
  error: Error | null;
  dataUpdatedAt: number;
  refetch: () => Promise<unknown>;
}

/** Where a public answer is kept, so that what the server brought is found again: its path with the language. */
export function publicPath(name: string, language: Language): string {
  const path = name.replace(inOtherLanguage(''), '');
  if (path === name) return `${path}?lang=${language}`;
  return `${path}?lang=${language === 'en' ? 'ar' : 'en'}`;
}

function useAnswers(): PublicAnswers {
  const answers = use(AnswersContext);
  if (!answers) throw new Error('Public reads are used outside AnswersContext');
  return answers;
}

/** What the API answers everybody at `/api/{name}`. */
export function usePublicRead<T>(name: string, { isAsked = true } = {}): PublicRead<T> {
  const answers = useAnswers();
  const path = publicPath(name, useLanguage());
  const watch = useCallback((tell: () => void) => answers.watch(path, tell), [answers, path]);
  const now = () => answers.get(path);
  const { data, error, dataUpdatedAt } = useSyncExternalStore(watch, now, now);
  useEffect(() => {
    if (isAsked) answers.want(path);
  }, [answers, path, isAsked]);
  const refetch = useCallback(() => answers.read(path), [answers, path]);
  return { data: data as T | undefined, error, dataUpdatedAt, refetch };
}

export function useSettings(): PublishedOf<'settings'> | undefined {
  return usePublicRead<PublishedOf<'settings'>>(PATHS.settings).data;
}

/** The settings if a screen has read them; asks nobody. */
export function useKnownSettings(): PublishedOf<'settings'> | undefined {
  return usePublicRead<PublishedOf<'settings'>>(PATHS.settings, { isAsked: false }).data;
}

export function useHome(): PublicRead<HomeContent> {
  return usePublicRead<HomeContent>('home');
}

/** A collection as its list shows it: what has been brought of it so far, and how to bring more where there is more. */
export interface PagedList<T> extends PublicRead<T[]> {
  more?: () => Promise<void>;
}

/** A collection in its order: the first page, and with `more` those that follow. */
export function usePublishedList<K extends ShownKey>(resource: K): PagedList<ListedOf<K>> {
  const language = useLanguage();
  const path = PATHS[resource];
  const { data, dataUpdatedAt, error, refetch } = usePublicRead<ListedOf<K>[]>(path);
  const [further, setFurther] = useState<ListedOf<K>[][]>([]);
  const last = further.at(-1) ?? data;
  const more = async () => {
    const page = await requestJson<ListedOf<K>[]>(`/api/${path}?lang=${language}&page=${further.length + 2}`);
    setFurther((before) => [...before, page]);
  };
  return {
    data: data && further.length > 0 ? unique([...data, ...further.flat()]) : data,
    dataUpdatedAt,
    error,
    refetch,
    ...(last?.length === listPageSize(path) && { more }),
  };
}

/** The first page of a collection in the other language, by id, so that a search finds either; empty until it is here. */
export function useInOtherLanguage<K extends ShownKey>(resource: K): Map<string, ListedOf<K>> {
  const { data } = usePublicRead<ListedOf<K>[]>(inOtherLanguage(PATHS[resource]));
  return new Map((data ?? []).map((document) => [document.id, document]));
}

/** Where the list changed between two pages, a document may be on both. */
function unique<T extends { id: string }>(items: T[]): T[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}

/** One published document: by id (or slug), or the only one of a singleton. */
export function usePublished<K extends ShownKey>(resource: K, id?: string): PublicRead<PublishedOf<K>> {
  return usePublicRead(SINGLETONS.includes(resource) ? PATHS[resource] : `${PATHS[resource]}/${id}`);
}

/** Reads a public answer anew, past every cache, whenever another tab says on `channel` that it changed. */
export function useBroadcastRefresh(channel: string, path: 'home' | 'about' | 'mission-vision'): void {
  const language = useLanguage();
  const answers = useAnswers();
  useEffect(() => {
    const told = new BroadcastChannel(channel);
    const readAnew = async () => {
      const address = `/api/${path}?lang=${language}&fresh=${Date.now()}`;
      answers.put(publicPath(path, language), await requestJson(address, { more: tokenHeaders }));
    };
    told.onmessage = () => void readAnew().catch(() => undefined);
    return () => told.close();
  }, [channel, path, language, answers]);
}

export function isNotFound(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 404;
}
