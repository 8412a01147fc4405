import type { Permission } from '@nexus/domain/permissions';
import { paths } from '../lib/paths';
import type { Areas } from '../lib/words/areas';
import { adminPath, CONTENT_SCREENS, neededFor, type ContentScreen } from './content/screens';
import type { MenuIconName } from './menu-icon';

/** `count`: how many wait there is said beside it. */
type Entry = { to: string; icon: MenuIconName; needs: Permission; count?: 'waiting' | 'new' | 'reported' } & (
  { word: 'dashboard' | 'members' } | { panel: keyof Areas['admin']['panel']['menu'] } | { screen: ContentScreen }
);
interface Group {
  name: 'overview' | 'site' | 'community' | 'impact' | 'system';
  entries: Entry[];
}

const contentIn = (group: ContentScreen['group']): Entry[] =>
  CONTENT_SCREENS.filter((screen) => screen.group === group).map((screen) => ({
    to: adminPath(screen),
    icon: screen.icon,
    needs: neededFor(screen),
    screen,
  }));

const MENU: Group[] = [
  { name: 'overview', entries: [{ to: paths.admin, icon: 'grid', word: 'dashboard', needs: 'read' }] },
  {
    name: 'site',
    entries: [...contentIn('site'), { to: '/admin/media', icon: 'camera', panel: 'media', needs: 'read' }],
  },
  {
    name: 'community',
    entries: [
      { to: paths.membersManager, icon: 'people', word: 'members', needs: 'manage_users', count: 'waiting' },
      { to: '/admin/submissions', icon: 'mail', panel: 'submissions', needs: 'manage_users', count: 'new' },
      { to: '/admin/reports', icon: 'shield', panel: 'reports', needs: 'manage_users', count: 'reported' },
      { to: '/admin/issues', icon: 'letter', panel: 'issues', needs: 'read' },
      { to: '/admin/newsletter', icon: 'send', panel: 'newsletter', needs: 'manage_users' },
      { to: '/admin/undelivered', icon: 'warning', panel: 'undelivered', needs: 'manage_users' },
      ...contentIn('community'),
    ],
  },
  {
    name: 'impact',
    entries: [{ to: '/admin/impact', icon: 'pulse', panel: 'impact', needs: 'read' }, ...contentIn('impact')],
  },
  {
    name: 'system',
    entries: [
      { to: '/admin/users', icon: 'key', panel: 'users', needs: '*' },
      { to: '/admin/activity', icon: 'clock', panel: 'activity', needs: 'read' },
      { to: '/admin/bin', icon: 'bin', panel: 'bin', needs: 'read' },
      ...contentIn('system'),
      { to: paths.adminAccount, icon: 'lock', panel: 'account', needs: 'read' },
      { to: paths.adminHelp, icon: 'question', panel: 'help', needs: 'read' },
    ],
  },
];

/** The groups of the side navigation that these permissions may open. */
export function menuFor(permissions: readonly string[]): Group[] {
  const may = ({ needs }: Entry) => permissions.includes('*') || permissions.includes(needs);
  return MENU.map((group) => ({ ...group, entries: group.entries.filter(may) })).filter(
    ({ entries }) => entries.length > 0,
  );
}
