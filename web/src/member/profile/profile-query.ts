import type { Profile } from '@nexus/domain/membership/profile';
import { EMPTY_PROFILE } from '@nexus/domain/membership/profile';
import type { OwnMember } from '@nexus/domain/membership/member';
import { api } from '../../lib/api-client';

/** The fields of a profile that a person writes. */
export function profileOf(member: OwnMember): Profile {
  const names = Object.keys(EMPTY_PROFILE) as (keyof Profile)[];
  return Object.fromEntries(names.map((name) => [name, member[name] ?? EMPTY_PROFILE[name]])) as Profile;
}

export async function saveProfile(id: string, profile: Partial<Profile>): Promise<OwnMember> {
  return api('PUT /api/members/{id}', { params: { id }, body: profile });
}

/** Asks to join with the profile that is saved. The server decides whether it is complete. */
export async function askToJoin(id: string): Promise<OwnMember> {
  await api('POST /api/join-requests', { body: {} });
  return (await api('GET /api/members/{id}', { params: { id } })) as OwnMember;
}
