import type { ComponentType } from 'react';
import type { ResourceKey } from '@nexus/domain/resources/index';
import type { ContentScreen } from '../content/screens';
import { MissionListScreen } from './mission-list-screen';
import { PagesScreen } from './pages-screen';
import { PartnersScreen } from './partners-screen';
import { StatisticsScreen } from './statistics-screen';
import { StoriesScreen } from './stories-screen';

/** Screens that are not the declared list or editor. Everything else of these types stays declared. */
export const OVERRIDES: Partial<Record<ResourceKey, ComponentType<{ screen: ContentScreen }>>> = {
  missionVision: MissionListScreen,
  page: PagesScreen,
  partner: PartnersScreen,
  statistics: StatisticsScreen,
  successStory: StoriesScreen,
};
