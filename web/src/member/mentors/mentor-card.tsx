import { Link } from 'react-router-dom';
import type { MentorCard } from '@nexus/domain/contract/mentors';
import { formatList } from '@nexus/domain/locale';
import { skillName, type Skill } from '@nexus/domain/membership/skills';
import { paths } from '../../lib/paths';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { recipeClass } from '../../theme/recipe-class';
import { Avatar } from '../../ui/avatar';
import { Emphasized } from '../../ui/emphasized';
import { OtherName } from '../../ui/other-name';
import { MentorOfferView, type Standing } from './mentor-offer-view';

/** A mentor: who they are, what they offer and the way to ask. `isSuggested` says why they could fit. */
export function MentorCardView(props: { mentor: MentorCard; standing: Standing; isSuggested?: boolean }) {
  const { mentor, standing, isSuggested = false } = props;
  const { id, name, title, imageUrl } = mentor;
  return (
    <li className="card padded">
      {/* Beside a card in which somebody writes, the others stay as close as they were. */}
      <div className={recipeClass('stack', { gap: 'close' })}>
        <div className="person wide-person">
          <Avatar name={name} src={imageUrl} size="medium" />
          <div>
            <b className="two-lines">
              <Link to={paths.member(id)}>
                <bdi>{name}</bdi>
              </Link>
              <OtherName of={mentor} />
            </b>
            <small className="two-lines">
              <bdi>{title}</bdi>
            </small>
          </div>
        </div>
        {isSuggested && <Why fits={mentor.fits} />}
        <MentorOfferView mentor={mentor} standing={standing} />
      </div>
    </li>
  );
}

/** Why they could fit, in words. */
function Why({ fits: { offered, canHelp } }: Pick<MentorCard, 'fits'>) {
  const t = useWords('mentors', 'suggested');
  const language = useLanguage();
  const named = (skills: readonly Skill[]) =>
    formatList(
      skills.map((skill) => skillName(skill)[language]),
      language,
    );
  return (
    <div className="small muted">
      {offered.length > 0 && (
        <p>
          <Emphasized text={t.raw('offered')} values={{ skills: named(offered) }} />
        </p>
      )}
      {canHelp.length > 0 && (
        <p>
          <Emphasized text={t.raw('canHelp')} values={{ skills: named(canHelp) }} />
        </p>
      )}
    </div>
  );
}
