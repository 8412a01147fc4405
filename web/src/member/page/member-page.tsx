import { Suspense, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { textIn } from '@nexus/domain/bilingual';
import type { PublicMember } from '@nexus/domain/membership/member';
import type { Skill } from '@nexus/domain/membership/skills';
import { Badge } from '../../controls/badge';
import { Skeletons } from '../../controls/states';
import { formatDay, formatYear } from '../../lib/format';
import { lazyPart } from '../../lib/lazy-part';
import { paths } from '../../lib/paths';
import { loadWords } from '../../lib/words/load';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { recipeClass } from '../../theme/recipe-class';
import { Button, buttonClass } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { SkillTags } from '../../ui/skill-tags';
import { PersonHead } from '../profile/profile-head';
import { Confirmed } from './confirmed';
import { ShownLinks, shownLinks } from './shown-links';

const Offered = lazyPart(async () => {
  await loadWords('mentors');
  return (await import('../mentors/offered')).Offered;
});
const WriteCard = lazyPart(async () => (await import('../messages/write-card')).WriteCard);

/** All that a member shows other members; what is empty is left out. */
export function MemberPage({ member, isOwn }: { member: PublicMember; isOwn: boolean }) {
  const t = useWords('members');
  const language = useLanguage();
  const [isWriting, setWriting] = useState(false);
  return (
    <div className="wrap page stack">
      <div className="row between off-paper">
        <p className="muted">{isOwn && t('page.preview')}</p>
        <Link className={buttonClass({})} to={isOwn ? paths.profile : paths.members}>
          {isOwn ? t('page.toProfile') : t('page.toDirectory')}
        </Link>
      </div>
      <div className="profile-grid">
        <PersonHead member={member} isPage>
          {member.badges.length > 0 && (
            <div className={recipeClass('row', { gap: 'close' })}>
              {member.badges.map((kind) => (
                <Badge key={kind} tone="primary">
                  {t(`badges.kinds.${kind}`)}
                </Badge>
              ))}
            </div>
          )}
          {member.approvedAt && (
            <p className="subtle">{t('directory.since', { year: formatYear(member.approvedAt, language) })}</p>
          )}
          {!isOwn && <WayToWrite member={member} isWriting={isWriting} onWrite={() => setWriting(true)} />}
        </PersonHead>
        <div className={recipeClass('stack', { gap: 'wide' })}>
          {isWriting && (
            <div className="off-paper">
              <Suspense fallback={<Skeletons count={1} height={240} />}>
                <WriteCard member={member} onClose={() => setWriting(false)} />
              </Suspense>
            </div>
          )}
          <Told member={member} />
          {member.mentoring && (
            <Suspense fallback={<Skeletons count={1} height={180} />}>
              <Offered member={member} offer={member.mentoring} isOwn={isOwn} />
            </Suspense>
          )}
          <Confirmed badges={member.confirmed} />
        </div>
      </div>
    </div>
  );
}

/** The way to write to them, or that there is none. */
function WayToWrite(props: { member: PublicMember; isWriting: boolean; onWrite: () => void }) {
  const t = useWords('members', 'message');
  const { name, takesMessages } = props.member;
  if (!takesMessages) return <p className="small subtle off-paper">{t('takesNone', { name })}</p>;
  return (
    <Button variant="primary" disabled={props.isWriting} onClick={props.onWrite}>
      <Icon name="mail" small />
      {t('write', { name })}
    </Button>
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
      {isNothing && shownLinks(member).length + member.speaksAt.length === 0 && <p className="muted">{t('nothing')}</p>}
      <Part title={t('about')} text={bio} />
      <Part title={t('skills')} skills={skills} />
      <Part title={t('canHelp')} skills={canHelpSkills} text={canHelp} />
      <Part title={t('lookingFor')} skills={lookingForSkills} text={lookingFor} />
      <Part title={t('reach')} text={reach} />
      <Talks talks={member.speaksAt} />
      {shownLinks(member).length > 0 && (
        <Section title={t('links')}>
          <ShownLinks of={member} />
        </Section>
      )}
    </div>
  );
}

/** The events that they speak at, each with its day. */
function Talks({ talks }: { talks: PublicMember['speaksAt'] }) {
  const t = useWords('members', 'badges');
  const language = useLanguage();
  if (talks.length === 0) return null;
  return (
    <Section title={t('speaksAt')}>
      <ul>
        {talks.map(({ id, title, startsAt }) => (
          <li key={id}>
            <Link className="link" to={paths.event(id)}>
              <bdi>{textIn(title, language).text}</bdi>
            </Link>
            {startsAt !== '' && <span className="small subtle"> · {formatDay(startsAt, language)}</span>}
          </li>
        ))}
      </ul>
    </Section>
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
