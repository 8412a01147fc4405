import type { ReactNode } from 'react';
import type { OwnMember } from '@nexus/domain/membership/member';
import { skillName } from '@nexus/domain/membership/skills';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { useOtherNameLabel } from './other-name-field';
import { Badge } from '../../controls/badge';
import { recipeClass } from '../../theme/recipe-class';

export function ProfileFacts({ member }: { member: OwnMember }) {
  const t = useWords('members');
  const language = useLanguage();
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
        <Fact label={t('fields.bio')}>
          <span className="prose" dir="auto">
            {text(member.bio)}
          </span>
        </Fact>
        <Fact label={t('fields.skills')}>
          <span className="skills">
            {member.skills.map((skill) => (
              <span key={skill} className="tag">
                {skillName(skill)[language]}
              </span>
            ))}
            {member.skills.length === 0 && text('')}
          </span>
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

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
