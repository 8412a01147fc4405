import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Contract } from '@nexus/domain/contract/index';
import type { AnswerOf } from '@nexus/domain/contract/route';
import { canGiveBack } from '@nexus/domain/events/giving-back';
import { api } from '../../lib/api-client';
import type { PublishedOf } from '../../lib/content';
import { formatMoment, formatNumber } from '../../lib/format';
import { useGiveBack } from '../../lib/use-give-back';
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
type ForMembers = AnswerOf<Contract['readEventForMembers']>;

/** A member's place at an event: the one that they have, how to ask for one, or why they cannot yet. */
export function MemberPlace({ isApproved, ...given }: Given & { isApproved: boolean }) {
  if (!isApproved) return <NotYet isOpen={given.isOpen} />;
  return (
    <WithQueries>
      <Place {...given} />
    </WithQueries>
  );
}

function NotYet({ isOpen }: Pick<Given, 'isOpen'>) {
  const t = useWords('attending');
  return (
    <>
      <Button variant="primary" wide disabled aria-describedby="attend-reason">
        {isOpen ? t('apply') : t('register')}
      </Button>
      <p className="small muted" id="attend-reason">
        {t('pendingReason')}
      </p>
    </>
  );
}

function Place({ event, isOpen }: Given) {
  const site = useWords('site');
  const t = useWords('attending');
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: ['event-for-members', event.id],
    queryFn: () => api('GET /api/events/{id}/for-members', { params: { id: event.id } }),
    staleTime: 0,
  });
  const again = () => queries.invalidateQueries({ queryKey: ['event-for-members', event.id] });
  if (error && !data)
    return <ErrorState text={site('event.placeFailed')} error={error} onRetry={() => void refetch()} />;
  const place = data?.application;
  if (place) return <Own event={event} place={place} onChange={again} />;
  return (
    <>
      {event.applicationEnabled && <Apply event={event} isOpen={isOpen} known={data} onChange={again} />}
      {data?.registrationUrl && (
        <a className={buttonClass({})} href={data.registrationUrl} rel="noopener" target="_blank">
          <span className="only-wide">{t('register')}</span>
          <span className="only-narrow">{t('registerShort')}</span>
          <Icon name="external" small />
        </a>
      )}
    </>
  );
}

/** The seat, or the place on the waitlist, and how to give it back. */
function Own(props: {
  event: PublishedOf<'event'>;
  place: NonNullable<ForMembers['application']>;
  onChange: () => Promise<unknown>;
}) {
  const { event, place, onChange } = props;
  const t = useWords('attending');
  const language = useLanguage();
  const { giveBack, busyId } = useGiveBack();
  const { status, answerBy } = place;
  const isSeat = status === 'confirmed';
  const isAsked = answerBy !== null && Date.parse(answerBy) > Date.now();
  return (
    <>
      <Alert
        tone={isSeat ? 'good' : 'warning'}
        title={isSeat ? t('confirmed') : t('waitlisted', { n: formatNumber(place.position, language) })}
      >
        {!isSeat && <p className="small">{t('lineMoves')}</p>}
        {isSeat && isAsked && <p className="small">{t('sayNo', { when: formatMoment(answerBy, language) })}</p>}
      </Alert>
      {canGiveBack(event, Date.now()) && (
        <Button
          isBusy={busyId === event.id}
          onClick={() => void giveBack({ eventId: event.id, status, onDone: onChange })}
        >
          {t('cannotCome')}
        </Button>
      )}
    </>
  );
}

function Apply(props: {
  event: PublishedOf<'event'>;
  isOpen: boolean;
  known: ForMembers | undefined;
  onChange: () => Promise<unknown>;
}) {
  const { event, isOpen, known, onChange } = props;
  const site = useWords('site');
  const t = useWords('attending');
  const language = useLanguage();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const apply = async () => {
    setBusy(true);
    try {
      const { status } = await api('POST /api/events/{id}/applications', { params: { id: event.id }, body: {} });
      toast({ title: status === 'confirmed' ? t('applied') : t('appliedWait'), text: t('appliedText') });
    } catch (error) {
      toast({ title: t('applyFailed'), error });
    } finally {
      await onChange();
      setBusy(false);
    }
  };
  const isFull = known?.isFull ?? false;
  return (
    <>
      <Button variant="primary" isBusy={isBusy} disabled={!isOpen} onClick={() => void apply()}>
        {isFull ? t('join') : t('apply')}
      </Button>
      {!isOpen && <p className="small muted">{site('event.closed')}</p>}
      {isOpen && isFull && (
        <p className="small muted">{t('full', { n: formatNumber((known?.waiting ?? 0) + 1, language) })}</p>
      )}
    </>
  );
}
