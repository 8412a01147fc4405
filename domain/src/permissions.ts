import type { MemberStatus } from './membership/member';

/** Roles of staff, from least to most. */
export const ROLES = ['viewer', 'editor', 'admin', 'super_admin'] as const;
export type Role = (typeof ROLES)[number];

export type Permission = 'read' | 'write' | 'manage_content' | 'manage_users' | '*';

export const ROLE_PERMISSIONS: Record<Role, readonly Permission[]> = {
  viewer: ['read'],
  editor: ['read', 'write', 'manage_content'],
  admin: ['read', 'write', 'manage_content', 'manage_users'],
  super_admin: ['*'],
};

/** Who is asking. Decided by the server on every request, from documents, never from what the browser says. */
export type Actor =
  | { kind: 'visitor' }
  | { kind: 'member'; id: string; status: MemberStatus }
  | { kind: 'staff'; id: string; role: Role; name: string };

/**
 * What an action needs. `own` lets a member act on the record that carries their own id;
 * `status` lets members in those states act; `permission` lets staff with it act.
 */
interface Requirement {
  anyone?: true;
  anySession?: true;
  own?: true;
  status?: readonly MemberStatus[];
  permission?: Permission;
}

export const ACTIONS = {
  'site.read': { anyone: true },
  'sign-in': { anyone: true },
  'form.submit': { anyone: true },
  'session.end': { anySession: true },
  'draft.key': { anySession: true },
  'picture.upload': { status: ['pending', 'approved', 'rejected'], permission: 'manage_content' },
  'profile.read': { own: true, status: ['approved'], permission: 'manage_users' },
  'profile.write': { own: true, permission: 'manage_users' },
  'profile.own': { own: true },
  'profile.create': { status: ['pending', 'approved', 'rejected'] },
  'directory.read': { status: ['approved'], permission: 'manage_users' },
  'event.attend': { status: ['approved'] },
  'member.contact': { status: ['approved'] },
  'join.request': { status: ['pending', 'rejected', 'approved'] },
  'join.read': { permission: 'manage_users' },
  'members.moderate': { permission: 'manage_users' },
  'staff.self': { permission: 'read' },
  'staff.manage': { permission: '*' },
  'content.read': { permission: 'read' },
  'settings.read': { permission: 'manage_content' },
  'content.write': { permission: 'manage_content' },
  'newsletter.send': { permission: 'manage_users' },
  'activity.read': { permission: 'read' },
  'people.read': { permission: 'manage_users' },
} as const satisfies Record<string, Requirement>;

export type Action = keyof typeof ACTIONS;

/** What a role may do; one that is not known, as an old document may name, may nothing. */
export function permissionsOf(role: Role): readonly Permission[] {
  return Object.hasOwn(ROLE_PERMISSIONS, role) ? ROLE_PERMISSIONS[role] : [];
}

export function hasPermission(role: Role, permission: Permission): boolean {
  const granted = permissionsOf(role);
  return granted.includes('*') || granted.includes(permission);
}

/**
 * Whether `actor` may do `action`, on the record that belongs to the member `ownerId` if the action concerns one.
 * An action that only an owner may do is refused when no owner is named.
 */
export function can(actor: Actor, action: Action, ownerId?: string): boolean {
  const needed: Requirement = ACTIONS[action];
  if (needed.anyone) return true;
  if (actor.kind === 'visitor') return false;
  if (needed.anySession) return true;
  if (actor.kind === 'staff') return needed.permission !== undefined && hasPermission(actor.role, needed.permission);
  if (needed.own && ownerId === actor.id) return true;
  return needed.status?.includes(actor.status) ?? false;
}

/** Whether the action can be allowed for anybody of this kind, before it is known which record it concerns. */
export function mayEver(actor: Actor, action: Action): boolean {
  const needed: Requirement = ACTIONS[action];
  return can(actor, action) || (needed.own === true && actor.kind === 'member');
}
