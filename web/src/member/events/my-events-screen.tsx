import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { OwnEvent } from '@nexus/domain/events/application';
import { isPast, pastOf, upcomingOf } from '@nexus/domain/events/timing';
import { ListSkeleton } from '../../controls/skeletons';
import { EmptyState, ErrorState, Skeletons } from '../../controls/states';
import { AtOnce } from '../../controls/at-once';
import { api } from '../../lib/api-client';
import { paths } from '../../lib/paths';
import { useMember } from '../../lib/session';
import { WithQueries } from '../../lib/with-queries';
import { useWords } from '../../lib/words/use-words';
import { buttonClass } from '../../ui/button';
import { Outdated } from '../../ui/outdated';
import { PageTitle } from '../../ui/page-title';
import { OwnCalendar } from './own-calendar';
import { OwnEventLine } from './own-event-line';

/** What somebody applied to: their seats, their places on waitlists, and how to give them back. */
export function MyEventsScreen() {
  const t = useWords('attending', 'mine');
  const member = useMember();
  if (!member) return null;
  return (
    <div className="wrap narrow page stack">
      <div>
        <PageTitle title={t('title')} />
        <p className="muted">{t('text')}</p>
      </div>
      <WithQueries>
        <Outdated />
        <AtOnce shape={<Shape />}>
          <MyEvents memberId={member.id} />
          {member.isApproved && <OwnCalendar memberId={member.id} />}
        </AtOnce>
      </WithQueries>
    </div>
  );
}

function Shape() {
  const t = useWords('attending', 'mine');
  return (
    <div className="stack" role="status" aria-label={t('loading')}>
      <Skeletons count={1} height={27} />
      <ListSkeleton count={2} end={[120, 32]} isBelow />
      <Skeletons count={1} height={185} />
    </div>
  );
}

function MyEvents({ memberId }: { memberId: string }) {
  const t = useWords('attending', 'mine');
  const { data, error, refetch } = useQuery({
    queryKey: ['my-events', memberId],
    queryFn: () => api('GET /api/members/{id}/events', { params: { id: memberId } }),
    staleTime: 0,
  });
  if (error && !data) return <ErrorState text={t('failed')} error={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  const now = Date.now();
  const coming = upcomingOf(data, now);
  const past = pastOf(data, now).filter(({ status }) => status === 'confirmed');
  const again = async () => refetch();
  return (
    <>
      {coming.length === 0 && (
        <EmptyState text={past.length === 0 ? t('none') : t('noneComing')}>
          <Link className={buttonClass({ variant: 'primary' })} to={paths.events}>
            {t('toEvents')}
          </Link>
        </EmptyState>
      )}
      <Lines title={t('coming')} events={coming} onChange={again} />
      <Lines title={t('past')} events={past} onChange={again} />
    </>
  );
}

function Lines(props: { title: string; events: readonly OwnEvent[]; onChange: () => Promise<unknown> }) {
  const { title, events, onChange } = props;
  if (events.length === 0) return null;
  return (
    <section className="stack" aria-label={title}>
      <h2 className="small-title">{title}</h2>
      <ul className="card lines">
        {events.map((event) => (
          <OwnEventLine key={event.eventId} event={event} isOver={isPast(event, Date.now())} onChange={onChange} />
        ))}
      </ul>
    </section>
  );
}
