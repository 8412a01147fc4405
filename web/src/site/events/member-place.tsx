import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api-client';
import type { PublishedOf } from '../../lib/content';
import { formatNumber } from '../../lib/format';
import { WithQueries } from '../../lib/with-queries';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { Button, buttonClass } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Alert, ErrorState } from '../../ui/states';
import { useToast } from '../../lib/toasts';

interface Given {
  event: PublishedOf<'event'>;
  isOpen: boolean;
}

/** The place of an approved member at an event: the one that they have, or how to ask for one. */
export function MemberPlace(given: Given) {
  return (
    <WithQueries>
      <Place {...given} />
    </WithQueries>
  );
}

function Place({ event, isOpen }: Given) {
  const t = useWords('site');
  const language = useLanguage();
  const toast = useToast();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['event-for-members', event.id],
    queryFn: () => api('GET /api/events/{id}/for-members', { params: { id: event.id } }),
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
