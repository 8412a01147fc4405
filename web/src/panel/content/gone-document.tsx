import { Link } from 'react-router-dom';
import { useWords } from '../../lib/words/use-words';
import { buttonClass } from '../../ui/button';
import { EmptyState } from '../../controls/states';

/** There is no document at this address, or not any more. */
export function GoneDocument() {
  const t = useWords('admin');
  return (
    <EmptyState text={t('content.gone')}>
      <Link className={buttonClass({})} to="/admin/bin">
        {t('content.lookInBin')}
      </Link>
    </EmptyState>
  );
}
