import { Link } from 'react-router-dom';
import type { OwnEvent } from '@nexus/domain/events/application';
import { canGiveBack } from '@nexus/domain/events/giving-back';
import { formatDay, formatMoment, formatNumber, formatTime } from '../../lib/format';
import { paths } from '../../lib/paths';
import { useGiveBack } from '../../lib/use-give-back';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { Badge } from '../../controls/badge';
import { Button } from '../../ui/button';

const TONES = { confirmed: 'success', waitlisted: 'warning', givenBack: undefined } as const;

/** One event that somebody applied to. */
export function OwnEventLine(props: { event: OwnEvent; isOver: boolean; onChange: () => Promise<unknown> }) {
  const { event, isOver, onChange } = props;
  const t = useWords('attending');
  const language = useLanguage();
  const { giveBack, busyId } = useGiveBack();
  const { eventId, isOpen, isCancelled, title, startsAt, place, status, position, answerBy } = event;
  const day =
    startsAt === null ? undefined : { day: formatDay(startsAt, language), time: formatTime(startsAt, language) };
  const isAsked = status === 'confirmed' && answerBy !== null && Date.parse(answerBy) > Date.now();
  return (
    <li className="line">
      <div className="line-main">
        <p>
          <Link className="link" to={paths.event(eventId)}>
            <b>
              <bdi>{title}</bdi>
            </b>
          </Link>
        </p>
        <p className="small muted">{day ? t('mine.when', day) : t('mine.noDate')}</p>
        {place && (
          <p className="small muted">
            <bdi>{place}</bdi>
          </p>
        )}
        {!isOver && !isCancelled && isAsked && (
          <p className="small">{t('sayNo', { when: formatMoment(answerBy, language) })}</p>
        )}
      </div>
      {isCancelled && <Badge tone="danger">{t('mine.cancelled')}</Badge>}
      {!isOver && !isCancelled && (
        <Badge tone={TONES[status]}>{t(`mine.${status}`, { n: formatNumber(position, language) })}</Badge>
      )}
      {status !== 'givenBack' && !isCancelled && canGiveBack(event, Date.now()) && (
        <Button
          size="small"
          aria-label={t('cannotComeTo', { title })}
          isBusy={busyId === eventId}
          onClick={() => void giveBack({ eventId, status, isOpen, onDone: onChange })}
        >
          {t('cannotCome')}
        </Button>
      )}
    </li>
  );
}
