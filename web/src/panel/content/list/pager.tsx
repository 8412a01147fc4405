import { Link } from 'react-router-dom';
import { useWords } from '../../../lib/words/use-words';
import { buttonClass } from '../../../ui/button';
import { recipeClass } from '../../../theme/recipe-class';

/** The ways to the pages around this one, as addresses: they can be kept, and the way back is the browser’s own. */
export function Pager({ before, after }: { before: string | undefined; after: string | undefined }) {
  const t = useWords();
  if (before === undefined && after === undefined) return null;
  const way = (to: string | undefined, name: 'previous' | 'next') =>
    to === undefined ? null : (
      <Link
        className={buttonClass({ size: 'small' })}
        to={to}
        rel={name === 'next' ? 'next' : 'prev'}
        onClick={() => scrollTo({ top: 0 })}
      >
        {t(`pages.${name}`)}
      </Link>
    );
  return (
    <nav className={recipeClass('row', { gap: 'close' })} aria-label={t('pages.label')}>
      {way(before, 'previous')}
      {way(after, 'next')}
    </nav>
  );
}
