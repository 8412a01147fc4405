import { useTranslation } from 'react-i18next';
import type { ModeratedMember } from '@nexus/domain/membership/member';

/** A member's address, and whether they have confirmed it. */
export function MemberAddress({ member }: { member: Pick<ModeratedMember, 'email' | 'isEmailConfirmed'> }) {
  const { t } = useTranslation('admin');
  if (member.email === '') return t('members.noEmail');
  return (
    <>
      <bdi>{member.email}</bdi>
      {!member.isEmailConfirmed && (
        <>
          {' '}
          <span className="badge wa">{t('members.emailWaiting')}</span>
        </>
      )}
    </>
  );
}
