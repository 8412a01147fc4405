import { Link } from 'react-router-dom';
import type { MemberCard } from '@nexus/domain/membership/member';
import { MovingCard } from '../../controls/moving';
import { formatYear } from '../../lib/format';
import { paths } from '../../lib/paths';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { Avatar } from '../../ui/avatar';
import { Icon } from '../../ui/icon';
import { MemberLinks } from '../../ui/member-links';
import { OtherName } from '../../ui/other-name';
import { SkillTags } from '../../ui/skill-tags';

export function MemberCardView({ member }: { member: MemberCard }) {
  const t = useWords('members');
  const language = useLanguage();
  // What LinkedIn confirmed is true of nearly everybody: their own page says it.
  const earned = member.badges.filter((kind) => kind !== 'linkedin');
  return (
    <MovingCard className="card member-card">
      <div className="padded">
        <div className="person wide-person">
          <Avatar name={member.name} src={member.imageUrl} size="medium" />
          <div>
            <b className="two-lines">
              <Link to={paths.member(member.id)}>
                <bdi>{member.name}</bdi>
              </Link>
              <OtherName of={member} />
            </b>
            <small className="two-lines">
              <bdi>{member.title}</bdi>
            </small>
          </div>
        </div>
        <SkillTags skills={member.skills} />
      </div>
      <div className="block">
        <span className="subtle">
          {earned.length > 0 ? (
            <span className="row verified">
              <Icon name="check" small />
              {earned.map((kind) => t(`badges.kinds.${kind}`)).join(' · ')}
            </span>
          ) : (
            member.approvedAt && t('directory.since', { year: formatYear(member.approvedAt, language) })
          )}
        </span>
        <MemberLinks member={member} />
      </div>
    </MovingCard>
  );
}
