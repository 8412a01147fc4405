import type { ModeratedMember } from '@nexus/domain/membership/member';
import { useWords } from '../../lib/words/use-words';
import { Badge } from '../../controls/badge';

/** A member's address, and whether they have confirmed it. */
export function MemberAddress({ member }: { member: Pick<ModeratedMember, 'email' | 'isEmailConfirmed'> }) {
  const t = useWords('admin');
  if (member.email === '') return t('members.noEmail');
  return (
    <>
      <bdi>{member.email}</bdi>
      {!member.isEmailConfirmed && (
        <>
          {' '}
          <Badge tone="warning">{t('members.emailWaiting')}</Badge>
        </>
      )}
    </>
  );
}
