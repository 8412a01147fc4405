import type { ReactNode } from 'react';
import type { OwnMember } from '@nexus/domain/membership/member';
import type { SeenBy } from '@nexus/domain/membership/seen-by';
import type { Skill } from '@nexus/domain/membership/skills';
import { useWords } from '../../lib/words/use-words';
import { useOtherNameLabel } from './other-name-field';
import { Badge } from '../../controls/badge';
import { SkillTags } from '../../ui/skill-tags';
import { recipeClass } from '../../theme/recipe-class';

export function ProfileFacts({ member }: { member: OwnMember }) {
  const t = useWords('members');
  const { visibility } = member;
  const otherNameLabel = useOtherNameLabel(member.name);
  const text = (value: string) =>
    value === '' ? <span className="subtle">{t('profile.empty')}</span> : <bdi>{value}</bdi>;
  return (
    <section className={`card padded ${recipeClass('stack', { gap: 'wide' })}`}>
      <h2 className="small-title">{t('profile.professional')}</h2>
      <dl className="facts">
        <Fact label={t('fields.name')}>{text(member.name)}</Fact>
        <Fact label={otherNameLabel}>{text(member.otherName)}</Fact>
        <Fact label={t('fields.title')}>{text(member.title)}</Fact>
        <Fact label={t('fields.email')}>
          {text(member.email)} {member.email !== '' && <AddressState isWaiting={member.isEmailWaiting} />}
        </Fact>
        <Fact label={t('fields.bio')} seenBy={visibility.bio}>
          <span className="prose" dir="auto">
            {text(member.bio)}
          </span>
        </Fact>
        <Fact label={t('fields.skills')} seenBy={visibility.skills}>
          <SkillTags skills={member.skills}>{member.skills.length === 0 && text('')}</SkillTags>
        </Fact>
        <Fact label={t('fields.canHelpSkills')} seenBy={visibility.canHelp}>
          <Help skills={member.canHelpSkills} text={member.canHelp} />
        </Fact>
        <Fact label={t('fields.lookingForSkills')} seenBy={visibility.lookingFor}>
          <Help skills={member.lookingForSkills} text={member.lookingFor} />
        </Fact>
        <Fact label={t('fields.reach')} seenBy={visibility.reach}>
          {text(member.reach)}
        </Fact>
      </dl>
    </section>
  );
}

function AddressState({ isWaiting }: { isWaiting: boolean }) {
  const t = useWords('members');
  return (
    <Badge tone={isWaiting ? 'warning' : 'success'}>{isWaiting ? t('address.waiting') : t('address.confirmed')}</Badge>
  );
}

/** Skills, and what was said beside them. */
function Help({ skills, text }: { skills: readonly Skill[]; text: string }) {
  const t = useWords('members');
  if (skills.length === 0 && text === '') return <span className="subtle">{t('profile.empty')}</span>;
  return (
    <div className={recipeClass('stack', { gap: 'close' })}>
      {skills.length > 0 && <SkillTags skills={skills} />}
      {text !== '' && (
        <span className="prose" dir="auto">
          {text}
        </span>
      )}
    </div>
  );
}

/** `seenBy`: who sees it, said where that is not everybody here. */
function Fact(props: { label: string; seenBy?: SeenBy | undefined; children: ReactNode }) {
  const t = useWords('members', 'seenBy');
  const { label, seenBy = 'members', children } = props;
  return (
    <div>
      <dt>
        {label}
        {seenBy !== 'members' && <small> ({t(seenBy)})</small>}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
