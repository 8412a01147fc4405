import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { takesApplications } from '@nexus/domain/events/timing';
import type { PublishedOf } from '../../lib/content';
import { formatDay, formatNumber, formatTime } from '../../lib/format';
import { lazyPart } from '../../lib/lazy-part';
import { paths } from '../../lib/paths';
import { useSession } from '../../lib/session';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { Button, buttonClass } from '../../ui/button';
import { ErrorBoundary } from '../../ui/error-boundary';
import { Icon } from '../../ui/icon';
import { ErrorState, Skeletons } from '../../ui/states';
import { calendarAddresses } from './calendar';
import { timeRange } from './when';
import { badgeClass } from '../../ui/badge';

/** For approved members alone, with what it reads. */
const MemberPlace = lazyPart<{ event: PublishedOf<'event'>; isOpen: boolean }>(
  async () => (await import('./member-place')).MemberPlace,
);

/** The card beside an event: when, where, how much, and what this person can do. */
export function EventSide({ event, isOver, now }: { event: PublishedOf<'event'>; isOver: boolean; now: number }) {
  const t = useWords('site');
  const language = useLanguage();
  const facts: [string, string][] = [
    [t('event.speaker'), event.speakers.length === 0 ? event.speakerName : ''],
    [t('event.price'), event.price],
    [t('event.date'), event.startsAt ? formatDay(event.startsAt, language) : t('events.noDate')],
    [t('event.time'), timeRange(event, language)],
    [t('event.place'), [event.venue || event.location, event.address].filter(Boolean).join(' · ')],
  ];
  const deadline = event.applicationDeadline;
  return (
    <aside className="card pad stack event-side">
      <span>
        <span className={isOver ? badgeClass() : badgeClass('success')}>
          {isOver ? t('event.past') : t('event.upcoming')}
        </span>
      </span>
      <dl className="stack" style={{ gap: 12 }}>
        {facts
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label}>
              <dt className="sm subtle">{label}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
      </dl>
      {event.capacity > 0 && (
        <p className="sm muted">{t('events.seats', { capacity: formatNumber(event.capacity, language) })}</p>
      )}
      {!isOver && <Attend event={event} isOpen={takesApplications(event, now)} />}
      {!isOver && deadline && (
        <p className="sm muted">
          {t('event.deadline', { when: `${formatDay(deadline, language)}, ${formatTime(deadline, language)}` })}
        </p>
      )}
      {event.mapUrl && (
        <a className={buttonClass({})} href={event.mapUrl} rel="noopener" target="_blank">
          <Icon name="pin" />
          {t('event.map')}
        </a>
      )}
      {!isOver && event.startsAt && <AddToCalendar event={event} />}
    </aside>
  );
}

function Attend({ event, isOpen }: { event: PublishedOf<'event'>; isOpen: boolean }) {
  const t = useWords('site');
  const common = useWords();
  const { session, retry } = useSession();
  if (session.kind === 'failed')
    return <ErrorState text={common('failure.who')} error={session.error} onRetry={retry} />;
  if (session.kind !== 'member') {
    return (
      <Link className={buttonClass({ variant: 'primary' })} to={paths.signup}>
        {t('event.signUp')}
      </Link>
    );
  }
  if (session.member.isApproved) {
    return (
      <ErrorBoundary fallback={<ErrorState text={t('event.placeFailed')} />} isAside>
        <Suspense fallback={<Skeletons count={1} height={44} />}>
          <MemberPlace event={event} isOpen={isOpen} />
        </Suspense>
      </ErrorBoundary>
    );
  }
  return (
    <>
      <Button variant="primary" disabled aria-describedby="attend-reason">
        {event.applicationEnabled ? t('event.apply') : t('event.register')}
      </Button>
      <p className="sm muted" id="attend-reason">
        {t('event.pendingReason')}
      </p>
    </>
  );
}

function AddToCalendar({ event }: { event: PublishedOf<'event'> }) {
  const t = useWords('site');
  const { google, file } = calendarAddresses(event);
  return (
    <details className="calendar">
      <summary className="link">{t('event.calendar')}</summary>
      <div className="stack" style={{ gap: 8, marginBlockStart: 8 }}>
        <a className="link sm" href={google} rel="noopener" target="_blank">
          {t('event.google')}
        </a>
        <a className="link sm" href={file} download="event.ics">
          {t('event.ics')}
        </a>
      </div>
    </details>
  );
}
