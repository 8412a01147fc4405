import type { ReactNode } from 'react';
import type { OwnMember } from '@nexus/domain/membership/member';
import type { Skill } from '@nexus/domain/membership/skills';
import { formatDay, formatNumber } from '../../lib/format';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { MemberLinks } from '../../ui/member-links';
import { SkillTags } from '../../ui/skill-tags';

/** The whole profile, as far as its owner shows it to the team. */
export function CaseProfile({ member }: { member: OwnMember }) {
  const t = useWords('admin', 'cases.profile');
  const language = useLanguage();
  const facts: [label: string, value: ReactNode][] = [
    [t('about'), words(member.bio)],
    [t('skills'), skills(member.skills)],
    [t('canHelp'), both(member.canHelpSkills, member.canHelp)],
    [t('lookingFor'), both(member.lookingForSkills, member.lookingFor)],
    [t('reach'), words(member.reach)],
    [t('filled'), t('percent', { n: formatNumber(member.profileCompletionPercentage, language) })],
    [t('since'), formatDay(member.createdAt, language)],
  ];
  return (
    <section className="card padded stack" aria-labelledby="case-profile">
      <div className="row between">
        <h2 className="small-title" id="case-profile">
          {t('title')}
        </h2>
        <MemberLinks member={member} />
      </div>
      <dl className="facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value ?? <span className="subtle">{t('empty')}</span>}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function words(text: string): ReactNode {
  if (text === '') return undefined;
  return (
    <span className="prose" dir="auto">
      {text}
    </span>
  );
}

function skills(some: readonly Skill[]): ReactNode {
  return some.length > 0 ? <SkillTags skills={some} /> : undefined;
}

function both(some: readonly Skill[], text: string): ReactNode {
  if (some.length === 0) return words(text);
  return (
    <>
      {skills(some)}
      {words(text)}
    </>
  );
}
