import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '@nexus/domain/bilingual';
import type { resources, ResourceKey } from '@nexus/domain/resources/index';
import { inOtherLanguage, listPage } from '@nexus/domain/resources/list-pages';
import type { ListedOf as Listed, Published } from '@nexus/domain/resources/resource';
import { tokenHeaders } from './api-client';
import { ApiError } from './api-error';
import { requestJson } from './request';

export type PublishedOf<K extends ResourceKey> = Published<(typeof resources)[K]>;

/** A document as lists carry it. */
export type ListedOf<K extends ResourceKey> = Listed<(typeof resources)[K]>;
export type EventSummary = ListedOf<'event'>;
export type ExpertSummary = Pick<PublishedOf<'expert'>, 'id' | 'name' | 'position' | 'imageUrl' | 'fallbacks'>;

/** What the home page receives in one answer. */
export interface HomeContent {
  hero: PublishedOf<'hero'> | null;
  experts: ExpertSummary[];
  partners: ListedOf<'partner'>[];
  programs: ListedOf<'program'>[];
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

/** A public read, cached under its own address, so that what the server rendered is found again. */
function publicQuery<T>(path: string, language: Language) {
  return queryOptions({
    queryKey: ['public', path, language],
    queryFn: () => requestJson<T>(`/api/${path}?lang=${language}`),
  });
}

function useLanguage(): Language {
  return useTranslation().i18n.language as Language;
}

export function useSettings(): PublishedOf<'settings'> | undefined {
  return useQuery(publicQuery<PublishedOf<'settings'>>(PATHS.settings, useLanguage())).data;
}

/** The settings if a screen has read them; asks nobody. */
export function useKnownSettings(): PublishedOf<'settings'> | undefined {
  return useQuery({ ...publicQuery<PublishedOf<'settings'>>(PATHS.settings, useLanguage()), enabled: false }).data;
}

export function useHome() {
  return useQuery(publicQuery<HomeContent>('home', useLanguage()));
}

/** A collection as its list shows it: what has been brought of it so far, and how to bring more where there is more. */
export interface PagedList<T> {
  data: T[] | undefined;
  dataUpdatedAt: number;
  error: Error | null;
  refetch: () => Promise<unknown>;
  more?: () => Promise<void>;
}

/** A collection in its order: the first page, and with `more` those that follow. */
export function usePublishedList<K extends ShownKey>(resource: K): PagedList<ListedOf<K>> {
  const language = useLanguage();
  const path = PATHS[resource];
  const { data, dataUpdatedAt, error, refetch } = useQuery(publicQuery<ListedOf<K>[]>(path, language));
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
    ...(last?.length === listPage(path) && { more }),
  };
}

/** The first page of a collection in the other language, by id, so that a search finds either; empty until it is wanted. */
export function useInOtherLanguage<K extends ShownKey>(resource: K, isWanted: boolean): Map<string, ListedOf<K>> {
  const language = useLanguage();
  const other = language === 'en' ? 'ar' : 'en';
  const path = PATHS[resource];
  const { data } = useQuery({
    queryKey: ['public', inOtherLanguage(path), language],
    queryFn: () => requestJson<ListedOf<K>[]>(`/api/${path}?lang=${other}`),
    enabled: isWanted,
  });
  return new Map((data ?? []).map((document) => [document.id, document]));
}

/** Where the list changed between two pages, a document may be on both. */
function unique<T extends { id: string }>(items: T[]): T[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}

/** One published document: by id (or slug), or the only one of a singleton. */
export function usePublished<K extends ShownKey>(resource: K, id?: string) {
  const path = SINGLETONS.includes(resource) ? PATHS[resource] : `${PATHS[resource]}/${id}`;
  return useQuery(publicQuery<PublishedOf<K>>(path, useLanguage()));
}

/** Reads a public answer anew, past every cache, whenever another tab says on `channel` that it changed. */
export function useBroadcastRefresh(channel: string, path: 'home' | 'about' | 'mission-vision'): void {
  const language = useLanguage();
  const queries = useQueryClient();
  useEffect(() => {
    const told = new BroadcastChannel(channel);
    const readAnew = async () => {
      const address = `/api/${path}?lang=${language}&fresh=${Date.now()}`;
      const answer = await requestJson(address, { more: tokenHeaders });
      queries.setQueryData(publicQuery(path, language).queryKey, answer);
    };
    told.onmessage = () => void readAnew().catch(() => undefined);
    return () => told.close();
  }, [channel, path, language, queries]);
}

export function isNotFound(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 404;
}
