import { Link } from 'react-router-dom';
import type { PublicMember, ShownOffer } from '@nexus/domain/membership/member';
import { paths } from '../../lib/paths';
import { useWords } from '../../lib/words/use-words';
import { recipeClass } from '../../theme/recipe-class';
import { MentorOfferView } from './mentor-offer-view';

/** What a member offers as a mentor, on their page, with the way to ask; on one's own the way to change it. */
export function Offered(props: { member: PublicMember; offer: ShownOffer; isOwn: boolean }) {
  const { member, offer, isOwn } = props;
  const t = useWords('mentors', 'onPage');
  const { id, name } = member;
  return (
    <section className={`card padded ${recipeClass('stack', { gap: 'close' })}`} aria-label={t('title')}>
      <h2 className="small-title">{t('title')}</h2>
      <MentorOfferView mentor={{ id, name, ...offer }} standing={offer.standing ?? undefined} isOwn={isOwn} />
      {isOwn && (
        <Link className="link small" to={`${paths.mentors}?tab=offer`}>
          {t('change')}
        </Link>
      )}
    </section>
  );
}
