import { expect, test } from 'vitest';
import { ACTIONS, can, hasPermission, mayEver, permissionsOf, ROLES, type Action, type Actor } from './permissions';

const visitor: Actor = { kind: 'visitor' };
const member = (status: 'pending' | 'approved' | 'rejected'): Actor => ({ kind: 'member', id: 'me', status });
const staff = (role: (typeof ROLES)[number]): Actor => ({ kind: 'staff', id: 's', role, name: 'S' });

const everyone: Record<string, Actor> = {
  visitor,
  pending: member('pending'),
  approved: member('approved'),
  rejected: member('rejected'),
  viewer: staff('viewer'),
  editor: staff('editor'),
  admin: staff('admin'),
  super_admin: staff('super_admin'),
};

const allowed: Record<Action, string> = {
  'site.read': 'visitor pending approved rejected viewer editor admin super_admin',
  'sign-in': 'visitor pending approved rejected viewer editor admin super_admin',
  'form.submit': 'visitor pending approved rejected viewer editor admin super_admin',
  'session.end': 'pending approved rejected viewer editor admin super_admin',
  'draft.key': 'pending approved rejected viewer editor admin super_admin',
  'picture.upload': 'pending approved rejected editor admin super_admin',
  'profile.read': 'approved admin super_admin',
  'profile.write': 'admin super_admin',
  'profile.own': '',
  'profile.create': 'pending approved rejected',
  'directory.read': 'approved admin super_admin',
  'event.attend': 'approved',
  'member.contact': 'approved',
  'join.request': 'pending approved rejected',
  'join.read': 'admin super_admin',
  'members.moderate': 'admin super_admin',
  'staff.self': 'viewer editor admin super_admin',
  'staff.manage': 'super_admin',
  'content.read': 'viewer editor admin super_admin',
  'settings.read': 'editor admin super_admin',
  'content.write': 'editor admin super_admin',
  'newsletter.send': 'admin super_admin',
  'activity.read': 'viewer editor admin super_admin',
  'people.read': 'admin super_admin',
};

test.each(Object.keys(ACTIONS) as Action[])('S18 %s is allowed to exactly those named', (action) => {
  const may = Object.keys(everyone).filter((name) => can(everyone[name]!, action));
  expect(may.join(' ')).toBe(allowed[action]);
});

test('a member may write only their own profile', () => {
  expect(can(member('rejected'), 'profile.write', 'me')).toBe(true);
  expect(can(member('approved'), 'profile.write', 'another')).toBe(false);
  expect(can(staff('editor'), 'profile.write', 'me')).toBe(false);
  expect(mayEver(member('pending'), 'profile.write')).toBe(true);
  expect(mayEver(visitor, 'profile.write')).toBe(false);
});

test('S21 the roles, from least to most, and what each may do', () => {
  expect(ROLES.map((role) => `${role}: ${permissionsOf(role).join(', ')}`)).toEqual([
    'viewer: read',
    'editor: read, write, manage_content',
    'admin: read, write, manage_content, manage_users',
    'super_admin: *',
  ]);
});

test('only super_admin holds the permission *', () => {
  expect(ROLES.filter((role) => hasPermission(role, '*'))).toEqual(['super_admin']);
});
