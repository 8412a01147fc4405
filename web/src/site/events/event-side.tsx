import { isLive, takesApplications } from '@nexus/domain/events/timing';
import type { PublishedOf } from '../../lib/content';
import { formatDay, formatMoment, formatNumber } from '../../lib/format';
import { paths } from '../../lib/paths';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { badgeClass } from '../../ui/badge';
import { Icon, type IconName } from '../../ui/icon';
import { linkClass } from '../../ui/link';
import { Share } from '../../ui/share';
import { Attend } from './attend';
import { googleAddress } from './calendar';
import styles from './event-side.module.css';
import { timeRange } from './when';

interface Given {
  event: PublishedOf<'event'>;
  isOver: boolean;
  now: number;
}
interface Told {
  event: PublishedOf<'event'>;
  /** Neither over nor cancelled. */
  isToCome: boolean;
}

/**
 * The card beside an event: how much, what this person can do, and the facts. On a phone the facts come first, and
 * what one can do stays at the foot of the screen.
 */
export function EventSide({ event, isOver, now }: Given) {
  const t = useWords('site');
  const isToCome = !isOver && !event.isCancelled;
  return (
    <aside className={styles.side} aria-label={t('event.facts')}>
      <div className={styles.head}>
        {/* That it is cancelled stands over it. */}
        {!event.isCancelled && <State event={event} isOver={isOver} now={now} />}
        {event.price && (
          <p className={styles.price}>
            <span className="only-heard">{t('event.price')}</span> <bdi>{event.price}</bdi>
          </p>
        )}
      </div>
      {isToCome && (
        <div className={styles.action} data-foot-bar>
          <Attend event={event} isOpen={takesApplications(event, now)} />
        </div>
      )}
      <div className={styles.facts}>
        <Facts event={event} isToCome={isToCome} />
        <Further event={event} isToCome={isToCome} isOver={isOver} />
      </div>
    </aside>
  );
}

function State({ event, isOver, now }: Given) {
  const t = useWords('site');
  if (isOver) return <span className={badgeClass()}>{t('event.past')}</span>;
  if (isLive(event, now)) return <span className={badgeClass('accent', { dot: true })}>{t('events.liveNow')}</span>;
  return <span className={badgeClass('primary')}>{t('event.upcoming')}</span>;
}

function Facts({ event, isToCome }: Told) {
  const t = useWords('site');
  const language = useLanguage();
  const { startsAt, applicationDeadline: deadline } = event;
  const facts: [IconName, string, string][] = [
    ['calendar', t('event.date'), startsAt ? formatDay(startsAt, language) : t('events.noDate')],
    ['clock', t('event.time'), timeRange(event, language)],
    ['pin', t('event.place'), [event.venue || event.location, event.address].filter(Boolean).join(' · ')],
    ['people', t('event.speaker'), event.speakers.length === 0 ? event.speakerName : ''],
    [
      'people',
      t('event.seats'),
      event.capacity > 0 ? t('events.seats', { capacity: formatNumber(event.capacity, language) }) : '',
    ],
  ];
  const until = deadline && formatMoment(deadline, language);
  return (
    <>
      <dl>
        {facts
          .filter(([, , value]) => value !== '')
          .map(([icon, label, value]) => (
            <div key={label} className={styles.fact}>
              <dt>
                <Icon name={icon} />
                <span className="only-heard">{label}</span>
              </dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
      </dl>
      {isToCome && until && <p className={styles.deadline}>{t('event.deadline', { when: until })}</p>}
    </>
  );
}

function Further({ event, isToCome, isOver }: Told & Pick<Given, 'isOver'>) {
  const t = useWords('site');
  // What was published before there were any has none.
  const materials = (isOver && event.materials) || [];
  return (
    <div className={styles.further}>
      {[...materials, { name: t('event.map'), url: event.mapUrl }].map(
        ({ name, url }) =>
          url && (
            <a key={url} className={linkClass({ withIcon: true })} href={url} rel="noopener" target="_blank">
              <bdi>{name}</bdi>
              <Icon name="external" small />
            </a>
          ),
      )}
      {isToCome && event.startsAt !== null && <AddToCalendar event={event} />}
      <Share title={event.title} to={paths.event(event.id)} />
    </div>
  );
}

function AddToCalendar({ event }: { event: PublishedOf<'event'> }) {
  const t = useWords('site');
  const language = useLanguage();
  return (
    <details className={styles.calendar}>
      <summary className={linkClass({ withIcon: true })}>
        {t('event.calendar')}
        <Icon name="down" small />
      </summary>
      <a className={linkClass()} href={googleAddress(event)} rel="noopener" target="_blank">
        {t('event.google')}
      </a>
      <a className={linkClass()} href={`/api/calendars/events/${event.id}/${language}.ics`}>
        {t('event.ics')}
      </a>
    </details>
  );
}
