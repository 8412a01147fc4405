import type { ResourceKey } from '@nexus/domain/resources/index';
import { lazyPart } from '../../lib/lazy-part';
import type { ContentScreen } from '../content/screens';

/** Screens that are not the declared list or editor. Everything else of these types stays declared. */
export const OVERRIDES: Partial<Record<ResourceKey, ReturnType<typeof lazyPart<{ screen: ContentScreen }>>>> = {
  missionVision: lazyPart(async () => (await import('./mission-list-screen')).MissionListScreen),
  page: lazyPart(async () => (await import('./pages-screen')).PagesScreen),
  partner: lazyPart(async () => (await import('./partners-screen')).PartnersScreen),
  statistics: lazyPart(async () => (await import('./statistics-screen')).StatisticsScreen),
  successStory: lazyPart(async () => (await import('./stories-screen')).StoriesScreen),
};
