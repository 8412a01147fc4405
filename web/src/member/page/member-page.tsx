import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { PublicMember } from '@nexus/domain/membership/member';
import type { Skill } from '@nexus/domain/membership/skills';
import { Badge } from '../../controls/badge';
import { formatYear } from '../../lib/format';
import { paths } from '../../lib/paths';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { recipeClass } from '../../theme/recipe-class';
import { buttonClass } from '../../ui/button';
import { SkillTags } from '../../ui/skill-tags';
import { PersonHead } from '../profile/profile-head';
import { ShownLinks, shownLinks } from './shown-links';

/** All that a member shows other members; what is empty is left out. */
export function MemberPage({ member, isOwn }: { member: PublicMember; isOwn: boolean }) {
  const t = useWords('members');
  const language = useLanguage();
  return (
    <div className="wrap page stack">
      <div className="row between">
        <p className="muted">{isOwn && t('page.preview')}</p>
        <Link className={buttonClass({})} to={isOwn ? paths.profile : paths.members}>
          {isOwn ? t('page.toProfile') : t('page.toDirectory')}
        </Link>
      </div>
      <div className="profile-grid">
        <PersonHead member={member} isPage>
          {member.isVerified && <Badge tone="primary">{t('profile.verified')}</Badge>}
          {member.approvedAt && (
            <p className="subtle">{t('directory.since', { year: formatYear(member.approvedAt, language) })}</p>
          )}
        </PersonHead>
        <Told member={member} />
      </div>
    </div>
  );
}

function Told({ member }: { member: PublicMember }) {
  const t = useWords('members', 'page');
  const { bio, skills, canHelp, canHelpSkills, lookingFor, lookingForSkills, reach } = member;
  const isNothing = [bio, canHelp, lookingFor, reach, ...skills, ...canHelpSkills, ...lookingForSkills].every(
    (one) => one === '',
  );
  return (
    <div className={`card padded ${recipeClass('stack', { gap: 'wide' })}`}>
      {isNothing && shownLinks(member).length === 0 && <p className="muted">{t('nothing')}</p>}
      <Part title={t('about')} text={bio} />
      <Part title={t('skills')} skills={skills} />
      <Part title={t('canHelp')} skills={canHelpSkills} text={canHelp} />
      <Part title={t('lookingFor')} skills={lookingForSkills} text={lookingFor} />
      <Part title={t('reach')} text={reach} />
      {shownLinks(member).length > 0 && (
        <Section title={t('links')}>
          <ShownLinks of={member} />
        </Section>
      )}
    </div>
  );
}

/** Skills and words about one thing; nothing where there are neither. */
function Part({ title, skills = [], text = '' }: { title: string; skills?: readonly Skill[]; text?: string }) {
  if (skills.length === 0 && text === '') return null;
  return (
    <Section title={title}>
      {skills.length > 0 && <SkillTags skills={skills} />}
      {text !== '' && (
        <p className="prose" dir="auto">
          {text}
        </p>
      )}
    </Section>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={recipeClass('stack', { gap: 'close' })} aria-label={title}>
      <h2 className="small-title">{title}</h2>
      {children}
    </section>
  );
}
