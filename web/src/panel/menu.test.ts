import { expect, test } from 'vitest';
import { permissionsOf } from '@nexus/domain/permissions';
import { menuFor } from './menu';

const entriesOf = (role: Parameters<typeof permissionsOf>[0]) =>
  menuFor(permissionsOf(role)).flatMap(({ entries }) => entries);

test('every entry of the menu has an icon of its own', () => {
  const icons = entriesOf('super_admin').map(({ icon }) => icon);
  expect(icons.length).toBeGreaterThan(20);
  expect(icons.filter((icon, at) => icons.indexOf(icon) !== at)).toEqual([]);
});

test('PANEL-32 a viewer is offered no settings, no accounts and no people', () => {
  const shown = entriesOf('viewer').map(({ to }) => to);
  expect(shown).toContain('/admin/events');
  for (const path of ['settings', 'users', 'members-manager', 'submissions', 'reports', 'newsletter'])
    expect(shown).not.toContain(`/admin/${path}`);
});

test('PANEL-30 the queue, the inbox and the reports carry their counts', () => {
  const counted = entriesOf('admin').flatMap(({ to, count }) => (count ? [[to, count]] : []));
  expect(counted).toEqual([
    ['/admin/members-manager', 'waiting'],
    ['/admin/submissions', 'new'],
    ['/admin/reports', 'reported'],
  ]);
});
