import type { OwnMember } from '@nexus/domain/membership/member';
import { useWords } from '../../lib/words/use-words';
import { Avatar } from '../../ui/avatar';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { MemberLinks } from '../../ui/member-links';
import { OtherName } from '../../ui/other-name';
import { Skyline } from '../../ui/skyline';
import { badgeClass } from '../../ui/badge';

/** Who it is, their photo with the way to another one, badges and links, before a slice of the city. */
export function ProfileHead({ member, onPhoto }: { member: OwnMember; onPhoto: () => void }) {
  const t = useWords('members');
  return (
    <div className="card">
      <div className="profile-edge">
        <Skyline view="detail" slice />
      </div>
      <div className="pad profile-head">
        <Avatar name={member.name} src={member.imageUrl} size="large" />
        <Button size="small" onClick={onPhoto}>
          <Icon name="camera" small />
          {member.imageUrl ? t('picture.change') : t('picture.choose')}
        </Button>
        <div>
          <h2 style={{ fontSize: 'var(--font-sizes-t22)' }}>
            <bdi>{member.name}</bdi>
            <OtherName of={member} />
          </h2>
          <p className="muted">
            <bdi>{member.title}</bdi>
          </p>
        </div>
        <div className="row" style={{ gap: 8 }}>
          {member.isApproved ? (
            <span className={badgeClass('success')}>
              <Icon name="check" small />
              {t('profile.approved')}
            </span>
          ) : (
            <span className={badgeClass('warning')}>{t('profile.pending')}</span>
          )}
          {member.isVerified && <span className={badgeClass('primary')}>{t('profile.verified')}</span>}
        </div>
        <MemberLinks member={member} />
      </div>
    </div>
  );
}
