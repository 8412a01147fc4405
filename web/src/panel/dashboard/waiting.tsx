import { Link } from 'react-router-dom';
import { formatNumber } from '../../lib/format';
import { paths } from '../../lib/paths';
import { useMay } from '../../lib/session';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { buttonClass } from '../../ui/button';
import { ErrorState } from '../../controls/states';
import { useWaiting } from '../use-waiting';

/** How many people wait for a decision. */
export function Waiting() {
  const t = useWords('admin');
  const language = useLanguage();
  const mayModerate = useMay('manage_users');
  const { data, error, refetch } = useWaiting();
  const waiting = data?.members;
  if (!mayModerate) return null;
  if (error && !data) return <ErrorState text={t('members.failed')} error={error} onRetry={() => void refetch()} />;
  return (
    <div className="card padded row between">
      <p role="status">
        {waiting !== undefined &&
          (waiting > 0
            ? t('dashboard.pending', { count: waiting, n: formatNumber(waiting, language) })
            : t('dashboard.none'))}
      </p>
      <Link className={buttonClass({ variant: 'primary' })} to={paths.membersManager}>
        {t('dashboard.toMembers')}
      </Link>
    </div>
  );
}
