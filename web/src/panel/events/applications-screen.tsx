import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { EventApplication } from '@nexus/domain/events/application';
import { found } from '@nexus/domain/search/found';
import { SearchField } from '../../controls/search-field';
import { api } from '../../lib/api-client';
import { formatDay, formatNumber } from '../../lib/format';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { Live } from '../../live/live';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { PageTitle } from '../../ui/page-title';
import { ListSkeleton } from '../../controls/skeletons';
import { AtOnce } from '../../controls/at-once';
import { Alert, EmptyState, ErrorState, Skeletons } from '../../controls/states';
import { useToast } from '../../lib/toasts';
import { textOf } from '../content/shown-value';
import { download, tableCsv } from '../content/table-files';
import { Guarded } from '../guarded';
import { EVENT_KEY, useEventOf } from './use-event-of';
import { Badge } from '../../controls/badge';

const KEY = (id: string) => ['applications', id];
const TONES = { confirmed: 'success', waitlisted: 'warning', givenBack: undefined } as const;

/** Who applied to an event: confirmed and waiting, and who is here. Made for a phone at the door. */
export function ApplicationsScreen() {
  const t = useWords('admin', 'panel.people');
  return (
    <Guarded needs="manage_users" title={t('title')}>
      <Applications />
    </Guarded>
  );
}

function Applications() {
  const t = useWords('admin', 'panel.people');
  const language = useLanguage();
  const { id = '' } = useParams();
  const toast = useToast();
  const queries = useQueryClient();
  const [q, setQ] = useState('');
  const [busyId, setBusyId] = useState('');
  const { data, error, refetch } = useQuery({
    queryKey: KEY(id),
    queryFn: () => api('GET /api/events/{id}/applications', { params: { id } }),
    staleTime: 0,
  });
  const event = useEventOf(id);
  const seats = useId();
  const gone = (data ?? []).filter(({ status }) => status === 'givenBack');
  const all = [...(data ?? []).filter(({ status }) => status !== 'givenBack'), ...gone];
  const taken = all.filter(({ status }) => status === 'confirmed').length;
  const isFull = event !== undefined && event.capacity > 0 && taken >= event.capacity;
  const shown = found(q, all, ({ name, email }) => ({ names: [name], literal: [email] }));
  const number = (n: number) => formatNumber(n, language);
  const change = async (
    one: EventApplication,
    body: { isCheckedIn?: boolean; status?: 'confirmed' },
    done?: string,
  ) => {
    setBusyId(one.memberId);
    try {
      const params = { id, memberId: one.memberId };
      await api('PUT /api/events/{id}/applications/{memberId}', { params, body });
      if (done) toast({ title: done });
    } catch (failed) {
      toast({ title: t('changeFailed'), error: failed });
    }
    await Promise.all([KEY(id), EVENT_KEY(id)].map((queryKey) => queries.invalidateQueries({ queryKey })));
    setBusyId('');
  };
  const exported = () =>
    download({
      name: `applications-${id}.csv`,
      text: tableCsv(
        ['name', 'email', 'status', 'position', 'appliedAt', 'checkedInAt'],
        shown.map(({ position, checkedInAt, answerBy: _asked, givenBackAt: _given, ...one }) => ({
          ...one,
          position: String(position),
          checkedInAt: checkedInAt ?? '',
        })),
      ),
      type: 'text/csv',
    });
  return (
    <div className="stack screen">
      {/* What happens at another door is seen at this one. */}
      <Live path={`eventSeats/${id}`} onChange={() => void refetch()} />
      <Link className="link row back" to={`/admin/events/${id}`}>
        <Icon name="backward" small />
        {t('back')}
      </Link>
      {/* It takes the focus as it is drawn: it waits for nothing. */}
      <div className="row between">
        <div>
          <PageTitle title={t('title')} />
          <bdi className="muted">{event ? textOf(event.title, language) : '\u00a0'}</bdi>
        </div>
        <Button size="small" disabled={shown.length === 0} onClick={exported}>
          {t('export')}
        </Button>
      </div>
      <AtOnce shape={<Shape />}>
        {error && !data && <ErrorState text={t('failed')} error={error} onRetry={() => void refetch()} />}
        {event?.isCancelled && <Alert tone="warning" title={t('cancelled')} />}
        {data?.length === 0 && <EmptyState text={t('none')} />}
        {all.length > 0 && (
          <>
            <SearchField label={t('search')} value={q} onChange={setQ} />
            <p className="small digits" role="status">
              {t('counts', {
                confirmed: number(taken),
                waitlisted: number(all.filter(({ status }) => status === 'waitlisted').length),
                here: number(all.filter(({ checkedInAt }) => checkedInAt).length),
              })}
            </p>
            {isFull && all.length - gone.length > taken && (
              <p className="small muted" id={seats}>
                {t('full', { taken: number(taken), capacity: number(event.capacity) })}
              </p>
            )}
            {shown.length === 0 && <EmptyState text={t('noMatch')} />}
            <ul className="card lines">
              {shown.map((one) => (
                <li key={one.memberId} className="line">
                  <div className="line-main">
                    <p>
                      <b>
                        <bdi>{one.name}</bdi>
                      </b>{' '}
                      <Badge tone={TONES[one.status]}>
                        {t(one.status)} {one.status === 'waitlisted' && number(one.position)}
                      </Badge>
                    </p>
                    <p className="small subtle">
                      <span dir="ltr">{one.email}</span> · {formatDay(one.appliedAt, language)}
                      {one.givenBackAt && ` · ${t('givenBackOn', { day: formatDay(one.givenBackAt, language) })}`}
                    </p>
                  </div>
                  {one.status === 'confirmed' && !event?.isCancelled && (
                    <Button
                      size="small"
                      variant={one.checkedInAt ? 'primary' : 'outline'}
                      aria-pressed={one.checkedInAt !== null}
                      aria-label={t('checkInOf', { name: one.name })}
                      isBusy={busyId === one.memberId}
                      onClick={() => void change(one, { isCheckedIn: one.checkedInAt === null })}
                    >
                      {one.checkedInAt ? t('checkedIn') : t('checkIn')}
                    </Button>
                  )}
                  {one.status === 'waitlisted' && !event?.isCancelled && (
                    <Button
                      size="small"
                      disabled={isFull}
                      aria-describedby={isFull ? seats : undefined}
                      isBusy={busyId === one.memberId}
                      onClick={() =>
                        void change(
                          one,
                          { status: 'confirmed' },
                          t(one.email ? 'seatGiven' : 'seatGivenUntold', { name: one.name }),
                        )
                      }
                    >
                      {t('giveSeat')}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          </>
        )}
      </AtOnce>
    </div>
  );
}

function Shape() {
  return (
    <>
      <Skeletons count={1} height={44} />
      <ListSkeleton count={6} end={[80, 36]} />
    </>
  );
}
