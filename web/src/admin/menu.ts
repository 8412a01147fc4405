import type { Permission } from '@nexus/domain/permissions';
import { paths } from '../lib/paths';
import type { IconName } from '../ui/icon';

interface Entry {
  to: string;
  icon: IconName;
  label: 'dashboard' | 'members';
  needs: Permission;
}

const MENU: { label: 'overview' | 'community'; entries: Entry[] }[] = [
  { label: 'overview', entries: [{ to: paths.admin, icon: 'grid', label: 'dashboard', needs: 'read' }] },
  {
    label: 'community',
    entries: [{ to: paths.membersManager, icon: 'people', label: 'members', needs: 'manage_users' }],
  },
];

/** The groups of the side navigation that these permissions may open. */
export function menuFor(permissions: readonly string[]) {
  const may = ({ needs }: Entry) => permissions.includes('*') || permissions.includes(needs);
  return MENU.map((group) => ({ ...group, entries: group.entries.filter(may) })).filter(
    ({ entries }) => entries.length > 0,
  );
}
