import { useQuery } from '@tanstack/react-query';
import type { ModeratedMember, OwnMember } from '@nexus/domain/membership/member';
import { api } from '../../lib/api-client';

/** The one person that the address names, whatever was decided about them. */
export function useOnePerson(id: string) {
  return useQuery({
    queryKey: ['members', 'one', id],
    queryFn: async () => moderated((await api('GET /api/members/{id}', { params: { id } })) as OwnMember),
    enabled: id !== '',
    staleTime: 0,
  });
}

/** A member as a list of moderators has them. */
function moderated(member: OwnMember): ModeratedMember {
  const badges = member.confirmed.map(({ kind }) => kind);
  return { ...member, badges, email: member.emailInUse || member.email, isEmailConfirmed: member.emailInUse !== '' };
}
