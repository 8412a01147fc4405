import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { LIMITS } from '@nexus/domain/limits';
import { api } from '../../lib/api-client';
import { paths } from '../../lib/paths';
import { useWords } from '../../lib/words/use-words';
import { Avatar } from '../../ui/avatar';
import { cardClass } from '../../ui/card';
import { ErrorState } from '../../ui/states';
import styles from './member-home.module.css';

/** Who was approved last, each leading to their page. */
export function NewPeople({ memberId }: { memberId: string }) {
  const t = useWords('members', 'home');
  const { data, error, refetch } = useQuery({
    queryKey: ['new-people', memberId],
    queryFn: ({ signal }) => api('GET /api/members', { query: { approved: '1', newest: '1' }, signal }),
    staleTime: LIMITS.directoryFresh,
  });
  return (
    <section className={cardClass({}, `padded ${styles.part}`)} aria-label={t('people')}>
      <h3 className="small-title">{t('people')}</h3>
      {error && !data && <ErrorState text={t('failed')} error={error} onRetry={() => void refetch()} />}
      {data?.total === 0 && <p className="muted">{t('nobody')}</p>}
      {data && data.total > 0 && (
        <ul className={styles.list}>
          {data.items.map(({ id, name, imageUrl, title }) => (
            <li key={id} className="person">
              <Avatar name={name} src={imageUrl} />
              <div>
                <Link to={paths.member(id)}>
                  <bdi>{name}</bdi>
                </Link>
                <small className="two-lines">
                  <bdi>{title}</bdi>
                </small>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
