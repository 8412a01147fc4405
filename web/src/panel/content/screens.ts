import type { Permission } from '@nexus/domain/permissions';
import { resources, type ResourceKey } from '@nexus/domain/resources/index';
import type { Resource } from '@nexus/domain/resources/resource';
import type { MenuIconName } from '../menu-icon';

type Broadcast = 'heroContentUpdated' | 'aboutContentUpdated';
type Group = 'site' | 'community' | 'impact' | 'system';

/** Where each resource is edited in the panel, in the order of the menu. */
export interface ContentScreen {
  key: ResourceKey;
  path: string;
  group: Group;
  icon: MenuIconName;
  /** The channels on which open public pages hear of changes. */
  broadcasts?: readonly Broadcast[];
  /** Shown as a grid of cards. */
  isCards?: true;
}

const ARRANGED: readonly ContentScreen[] = [
  { key: 'hero', path: 'hero', group: 'site', icon: 'picture', broadcasts: ['heroContentUpdated'] },
  { key: 'about', path: 'about', group: 'site', icon: 'page', broadcasts: ['aboutContentUpdated'] },
  { key: 'missionVision', path: 'mission', group: 'site', icon: 'pin', broadcasts: ['aboutContentUpdated'] },
  {
    key: 'page',
    path: 'pages',
    group: 'site',
    icon: 'layers',
    broadcasts: ['heroContentUpdated', 'aboutContentUpdated'],
  },
  { key: 'newsItem', path: 'news', group: 'site', icon: 'newspaper' },
  { key: 'event', path: 'events', group: 'community', icon: 'calendar', isCards: true },
  { key: 'expert', path: 'team', group: 'community', icon: 'person' },
  { key: 'partner', path: 'partners', group: 'community', icon: 'building' },
  { key: 'statistics', path: 'statistics', group: 'impact', icon: 'bars' },
  { key: 'successStory', path: 'success-stories', group: 'impact', icon: 'chat', isCards: true },
  { key: 'program', path: 'programs', group: 'impact', icon: 'flag' },
  { key: 'initiative', path: 'initiatives', group: 'impact', icon: 'sprout' },
  { key: 'sdg', path: 'sdgs', group: 'impact', icon: 'target' },
  { key: 'settings', path: 'settings', group: 'system', icon: 'sliders' },
];

/** Every resource has its screens: one that is not arranged above stands under its own name. */
export const CONTENT_SCREENS: readonly ContentScreen[] = [
  ...ARRANGED,
  ...(Object.keys(resources) as ResourceKey[])
    .filter((key) => ARRANGED.every((screen) => screen.key !== key))
    .map((key): ContentScreen => ({ key, path: resources[key].name, group: 'site', icon: 'more' })),
];

export function resourceOf({ key }: Pick<ContentScreen, 'key'>): Resource {
  return resources[key] as unknown as Resource;
}

export function adminPath({ path }: ContentScreen, id?: string): string {
  return `/admin/${path}${id === undefined ? '' : `/${id}`}`;
}

/** The permission that a screen needs to be seen. */
export function neededFor({ key }: ContentScreen): Permission {
  return key === 'settings' ? 'manage_content' : 'read';
}
