import type { ReactNode } from 'react';
import type { OwnMember } from '@nexus/domain/membership/member';
import { isAccessEnded } from '@nexus/domain/membership/workflow';
import { useWords } from '../../lib/words/use-words';
import { Avatar } from '../../ui/avatar';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { MemberLinks } from '../../ui/member-links';
import { OtherName } from '../../ui/other-name';
import { PageTitle } from '../../ui/page-title';
import { Skyline } from '../../ui/skyline';
import { Badge } from '../../controls/badge';
import { recipeClass } from '../../theme/recipe-class';

/** One's own head: with the way to another photo, where the membership stands, and links. */
export function ProfileHead({ member, onPhoto }: { member: OwnMember; onPhoto: () => void }) {
  const t = useWords('members');
  const photo = (
    <Button size="small" onClick={onPhoto}>
      <Icon name="camera" small />
      {member.imageUrl ? t('picture.change') : t('picture.choose')}
    </Button>
  );
  return (
    <PersonHead member={member} photo={photo}>
      <div className={recipeClass('row', { gap: 'close' })}>
        <Standing member={member} />
        {member.isVerified && <Badge tone="primary">{t('profile.verified')}</Badge>}
      </div>
      <MemberLinks member={member} />
    </PersonHead>
  );
}

/** Who it is, before a slice of the city, and below it what is said of them. */
export function PersonHead(props: {
  member: Pick<OwnMember, 'name' | 'otherName' | 'title' | 'imageUrl'>;
  photo?: ReactNode;
  /** Their name is the heading of the page. */
  isPage?: boolean;
  children: ReactNode;
}) {
  const { member, photo, isPage, children } = props;
  const name = (
    <>
      <bdi>{member.name}</bdi>
      <OtherName of={member} />
    </>
  );
  return (
    <div className="card">
      <div className="profile-edge">
        <Skyline view="detail" slice />
      </div>
      <div className="padded profile-head">
        <Avatar name={member.name} src={member.imageUrl} size="large" />
        {photo}
        <div>
          {isPage ? (
            <PageTitle title={member.name} className="member-name">
              {name}
            </PageTitle>
          ) : (
            <h2 className="member-name">{name}</h2>
          )}
          <p className="muted">
            <bdi>{member.title}</bdi>
          </p>
        </div>
        {children}
      </div>
    </div>
  );
}

function Standing({ member }: { member: OwnMember }) {
  const t = useWords('members');
  if (member.isApproved)
    return (
      <Badge tone="success">
        <Icon name="check" small />
        {t('profile.approved')}
      </Badge>
    );
  if (member.status === 'pending') return <Badge tone="warning">{t('profile.pending')}</Badge>;
  return <Badge tone="danger">{isAccessEnded(member) ? t('profile.ended') : t('profile.rejected')}</Badge>;
}
