import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { api } from '../../lib/api-client';
import { paths } from '../../lib/paths';
import { useWords } from '../../lib/words/use-words';
import { Avatar } from '../../ui/avatar';
import { buttonClass } from '../../ui/button';
import { cardClass } from '../../ui/card';
import styles from './member-home.module.css';

/** Who waits for one's answer as a mentor, and the way to answer; nothing where nobody does. */
export function MentorRequests({ memberId }: { memberId: string }) {
  const t = useWords('members', 'home');
  // It is seen again on the page of mentors: where it cannot be read, nothing is missed here.
  const { data } = useQuery({
    queryKey: ['mentor-requests', memberId],
    queryFn: ({ signal }) => api('GET /api/mentorships', { query: { part: 'waiting' }, signal }),
    staleTime: 0,
  });
  const waiting = data?.waiting ?? [];
  if (waiting.length === 0) return null;
  return (
    <section className={cardClass({}, `padded ${styles.part}`)} aria-label={t('toMentor')}>
      <div className="row between">
        <h3 className="small-title">{t('toMentor')}</h3>
        <Link className={buttonClass({ size: 'small' })} to={paths.mentors}>
          {t('answerThem')}
        </Link>
      </div>
      <ul className={styles.list}>
        {waiting.map(({ id, other, text }) => (
          <li key={id} className="person">
            <Avatar name={other?.name ?? '?'} src={other?.imageUrl ?? ''} />
            <div>
              <b>
                <bdi>{other?.name}</bdi>
              </b>
              <small className="two-lines" dir="auto">
                {text}
              </small>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
