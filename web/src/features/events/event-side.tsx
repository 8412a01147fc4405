import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Language } from '@nexus/domain/bilingual';
import { takesApplications } from '@nexus/domain/events/timing';
import { api } from '../../lib/api-client';
import type { PublishedOf } from '../../lib/content';
import { formatDay, formatNumber, formatTime } from '../../lib/format';
import { paths } from '../../lib/paths';
import { useSession } from '../../lib/session';
import { Button, buttonClass } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Alert, ErrorState } from '../../ui/states';
import { useToast } from '../../ui/toasts';
import { calendarAddresses } from './calendar';
import { timeRange } from './when';

/** The card beside an event: when, where, how much, and what this person can do. */
export function EventSide({ event, isOver, now }: { event: PublishedOf<'event'>; isOver: boolean; now: number }) {
  const { t, i18n } = useTranslation('site');
  const language = i18n.language as Language;
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
        <span className={isOver ? 'badge' : 'badge ok'}>{isOver ? t('event.past') : t('event.upcoming')}</span>
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
  const { t, i18n } = useTranslation('site');
  const { t: common } = useTranslation();
  const language = i18n.language as Language;
  const { session, retry } = useSession();
  const toast = useToast();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const isMember = session.kind === 'member';
  const isApproved = isMember && session.member.isApproved;
  const { data, error, refetch } = useQuery({
    queryKey: ['event-for-members', event.id],
    queryFn: () => api('GET /api/events/{id}/for-members', { params: { id: event.id } }),
    enabled: isApproved,
    staleTime: 0,
  });

  const apply = async () => {
    setBusy(true);
    try {
      const place = await api('POST /api/events/{id}/applications', { params: { id: event.id }, body: {} });
      toast({
        title: place.status === 'confirmed' ? t('event.applied') : t('event.appliedWait'),
        text: t('event.appliedText'),
      });
    } catch (error) {
      toast({ title: t('event.applyFailed'), error });
    } finally {
      await queries.invalidateQueries({ queryKey: ['event-for-members', event.id] });
      setBusy(false);
    }
  };
  if (session.kind === 'failed')
    return <ErrorState text={common('failure.who')} error={session.error} onRetry={retry} />;
  if (!isMember) {
    return (
      <Link className={buttonClass({ variant: 'primary' })} to={paths.signup}>
        {t('event.signUp')}
      </Link>
    );
  }
  if (!isApproved) {
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
  if (error && !data) return <ErrorState text={t('event.placeFailed')} error={error} onRetry={() => void refetch()} />;
  const place = data?.application;
  return (
    <>
      {place && (
        <Alert
          tone={place.status === 'confirmed' ? 'good' : 'warning'}
          title={
            place.status === 'confirmed'
              ? t('event.confirmed')
              : t('event.waitlisted', { n: formatNumber(place.position, language) })
          }
        />
      )}
      {!place && event.applicationEnabled && (
        <>
          <Button variant="primary" isBusy={isBusy} disabled={!isOpen} onClick={() => void apply()}>
            {t('event.apply')}
          </Button>
          {!isOpen && <p className="sm muted">{t('event.closed')}</p>}
          {isOpen && data?.isFull && <p className="sm muted">{t('event.full')}</p>}
        </>
      )}
      {data?.registrationUrl && (
        <a className={buttonClass({})} href={data.registrationUrl} rel="noopener" target="_blank">
          <span className="only-wide">{t('event.register')}</span>
          <span className="only-narrow">{t('event.registerShort')}</span>
          <Icon name="external" small />
        </a>
      )}
    </>
  );
}

function AddToCalendar({ event }: { event: PublishedOf<'event'> }) {
  const { t } = useTranslation('site');
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
