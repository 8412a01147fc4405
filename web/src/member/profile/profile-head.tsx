import type { OwnMember } from '@nexus/domain/membership/member';
import { useWords } from '../../lib/words/use-words';
import { Avatar } from '../../ui/avatar';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { MemberLinks } from '../../ui/member-links';
import { OtherName } from '../../ui/other-name';
import { Skyline } from '../../ui/skyline';
import { Badge } from '../../controls/badge';
import { recipeClass } from '../../theme/recipe-class';

/** Who it is, their photo with the way to another one, badges and links, before a slice of the city. */
export function ProfileHead({ member, onPhoto }: { member: OwnMember; onPhoto: () => void }) {
  const t = useWords('members');
  return (
    <div className="card">
      <div className="profile-edge">
        <Skyline view="detail" slice />
      </div>
      <div className="padded profile-head">
        <Avatar name={member.name} src={member.imageUrl} size="large" />
        <Button size="small" onClick={onPhoto}>
          <Icon name="camera" small />
          {member.imageUrl ? t('picture.change') : t('picture.choose')}
        </Button>
        <div>
          <h2 className="member-name">
            <bdi>{member.name}</bdi>
            <OtherName of={member} />
          </h2>
          <p className="muted">
            <bdi>{member.title}</bdi>
          </p>
        </div>
        <div className={recipeClass('row', { gap: 'close' })}>
          {member.isApproved ? (
            <Badge tone="success">
              <Icon name="check" small />
              {t('profile.approved')}
            </Badge>
          ) : (
            <Badge tone="warning">{t('profile.pending')}</Badge>
          )}
          {member.isVerified && <Badge tone="primary">{t('profile.verified')}</Badge>}
        </div>
        <MemberLinks member={member} />
      </div>
    </div>
  );
}
