import { useEffect, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { ProfilePart } from '@nexus/domain/membership/completion';
import type { OwnMember } from '@nexus/domain/membership/member';
import { AtOnce } from '../../controls/at-once';
import { forgetHeight, keepPlace, leavePlace } from '../../lib/home-place';
import { paths } from '../../lib/paths';
import { WithQueries } from '../../lib/with-queries';
import { useWords } from '../../lib/words/use-words';
import { recipeClass } from '../../theme/recipe-class';
import { buttonClass } from '../../ui/button';
import { cardClass } from '../../ui/card';
import { gridClass } from '../../ui/grid';
import { Icon } from '../../ui/icon';
import { Skeletons } from '../../ui/states';
import styles from './member-home.module.css';
import { MentorRequests } from './mentor-requests';
import { NewPeople } from './new-people';
import { NextEvents } from './next-events';

/** What an approved member finds at the top of the home page: their next events, who is new, what their profile lacks. */
export function MemberHome({ member }: { member: OwnMember }) {
  const t = useWords('members', 'home');
  const part = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    leavePlace();
    const watcher = new ResizeObserver(() => part.current && keepPlace(part.current.offsetHeight));
    if (part.current) watcher.observe(part.current);
    return () => {
      watcher.disconnect();
      forgetHeight();
    };
  }, []);
  return (
    <section ref={part} className={`wrap ${styles.home}`} aria-labelledby="member-home">
      <div className="row between">
        <h2 className="small-title" id="member-home">
          {t('hello', { name: member.name })}
        </h2>
        <div className="row">
          <Link className={buttonClass({})} to={paths.mentors}>
            {t('mentors')}
          </Link>
          <Link className={buttonClass({ variant: 'primary' })} to={paths.members}>
            {t('directory')}
          </Link>
        </div>
      </div>
      <WithQueries>
        <AtOnce shape={<Shape />} className={styles.parts}>
          <MentorRequests memberId={member.id} />
          <div className={gridClass('two')}>
            <NextEvents memberId={member.id} />
            <NewPeople memberId={member.id} />
          </div>
          <Missing member={member} />
        </AtOnce>
      </WithQueries>
    </section>
  );
}

/** Events and people as they come. Once all is read, the part is as high as what is in it. */
function Shape() {
  useEffect(() => forgetHeight, []);
  return (
    <div className={gridClass('two')} aria-hidden="true">
      {[6, 4].map((count) => (
        <div key={count} className={cardClass({}, `padded ${styles.part}`)}>
          <Skeletons count={count} height={44} />
        </div>
      ))}
    </div>
  );
}

function Missing({ member }: { member: OwnMember }) {
  const t = useWords('members');
  const { canHelp, canHelpSkills, lookingFor, lookingForSkills, missingFields } = member;
  const saysNothing = [canHelp, lookingFor, ...canHelpSkills, ...lookingForSkills].every((one) => one === '');
  const missing = [
    ...missingFields.suggestions.map((part) => t(`parts.${part as ProfilePart}`)),
    ...(saysNothing ? [t('home.sayHelp')] : []),
  ];
  if (missing.length === 0) return null;
  return (
    <div className={cardClass({}, `padded ${styles.part}`)}>
      <h3 className="small-title">{t('home.missing')}</h3>
      <ul className={recipeClass('row')}>
        {missing.map((text) => (
          <li key={text}>
            <Link className={`link ${recipeClass('row', { gap: 'tight' })}`} to={paths.profile}>
              <Icon name="plus" small />
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
