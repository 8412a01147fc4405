import type { ReactNode } from 'react';
import type { OwnMember } from '@nexus/domain/membership/member';
import { useMember } from '../lib/session';
import { WithQueries } from '../lib/with-queries';
import { Outdated } from '../ui/outdated';
import { ClosedDirectory } from './directory/closed-directory';

/** A screen for approved members, and for whom else it is `isFor`; the others read why it is closed to them. */
export function ForMembers(props: {
  isFor?: (member: OwnMember) => boolean;
  children: (member: OwnMember) => ReactNode;
}) {
  const member = useMember();
  if (!member) return null;
  if (!member.isApproved && !props.isFor?.(member)) return <ClosedDirectory member={member} />;
  return (
    <WithQueries>
      <Outdated />
      {props.children(member)}
    </WithQueries>
  );
}
