import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { useWords } from '../../lib/words/use-words';
import { buttonClass } from '../../ui/button';
import { PageTitle } from '../../ui/page-title';

export function NotFoundScreen() {
  const t = useWords();
  return (
    <div className="wrap notfound">
      <PageTitle title={t('notFound.title')} />
      <p className="muted">{t('notFound.text')}</p>
      <Link className={buttonClass({ variant: 'primary' })} to={paths.home}>
        {t('notFound.home')}
      </Link>
    </div>
  );
}
