import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Contract } from '@nexus/domain/contract/index';
import type { AnswerOf } from '@nexus/domain/contract/route';
import { canGiveBack } from '@nexus/domain/events/giving-back';
import type { OwnMember } from '@nexus/domain/membership/member';
import { api } from '../../lib/api-client';
import type { PublishedOf } from '../../lib/content';
import { formatMoment, formatNumber } from '../../lib/format';
import { paths } from '../../lib/paths';
import { useGiveBack } from '../../lib/use-give-back';
import { WithQueries } from '../../lib/with-queries';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { Button, buttonClass } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { linkClass } from '../../ui/link';
import { Alert, ErrorState } from '../../ui/states';
import { useToast } from '../../lib/toasts';

interface Given {
  event: PublishedOf<'event'>;
  /** Whether applications are taken still. */
  isOpen: boolean;
  member: OwnMember;
}
interface Changing extends Given {
  onChange: () => Promise<unknown>;
}
type ForMembers = AnswerOf<Contract['readEventForMembers']>;

/** A member's place at an event: the one that they have, how to ask for one, or why they cannot yet. */
export function MemberPlace(given: Given) {
  if (!given.member.isApproved) return <NotYet {...given} />;
  return (
    <WithQueries>
      <Place {...given} />
    </WithQueries>
  );
}

/** What a member could do here, closed, and why: their request waits, or they have to ask first. */
function NotYet({ event, isOpen, member }: Given) {
  const t = useWords('attending');
  const ways = [isOpen && t('apply'), event.takesRegistrations !== false && t('register')].filter(
    (way) => way !== false,
  );
  return (
    <>
      {ways.map((way, index) => (
        <Button key={way} variant={index === 0 ? 'primary' : 'outline'} wide disabled aria-describedby="attend-reason">
          {way}
        </Button>
      ))}
      <p className="small muted" id="attend-reason">
        {member.hasOpenRequest ? t('pendingReason') : t('askReason')}{' '}
        {!member.hasOpenRequest && (
          <Link className={linkClass()} to={paths.profile}>
            {t('toProfile')}
          </Link>
        )}
      </p>
    </>
  );
}

function Place({ event, isOpen, member }: Given) {
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
  const given = { event, isOpen, member, onChange: again };
  return (
    <>
      {place && <Own {...given} place={place} />}
      {!place && event.applicationEnabled && <Apply {...given} known={data} />}
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
function Own(props: Changing & { place: NonNullable<ForMembers['application']> }) {
  const { event, isOpen, member, place, onChange } = props;
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
        {!isSeat && <p className="small">{member.emailInUse ? t('lineMoves') : t('lineMovesUnwritten')}</p>}
        {isSeat && isAsked && <p className="small">{t('sayNo', { when: formatMoment(answerBy, language) })}</p>}
      </Alert>
      {canGiveBack(event, Date.now()) && (
        <Button
          isBusy={busyId === event.id}
          onClick={() => void giveBack({ eventId: event.id, status, isOpen, onDone: onChange })}
        >
          {t('cannotCome')}
        </Button>
      )}
    </>
  );
}

function Apply(props: Changing & { known: ForMembers | undefined }) {
  const { event, isOpen, member, known, onChange } = props;
  const site = useWords('site');
  const t = useWords('attending');
  const language = useLanguage();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const apply = async () => {
    setBusy(true);
    try {
      const { status } = await api('POST /api/events/{id}/applications', { params: { id: event.id }, body: {} });
      const text = member.emailInUse ? t('appliedText') : t('appliedUnwritten');
      toast({ title: status === 'confirmed' ? t('applied') : t('appliedWait'), text });
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
