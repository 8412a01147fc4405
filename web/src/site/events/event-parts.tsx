import type { ReactNode } from 'react';
import type { PublishedOf } from '../../lib/content';
import { formatClock } from '../../lib/format';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { Icon } from '../../ui/icon';
import { tagClass } from '../../ui/tag';
import { EventGallery } from './event-gallery';
import styles from './event-parts.module.css';
import { Speakers } from './speakers';

type Event = PublishedOf<'event'>;

/** What an event is about, in parts; one that has nothing in it is left out. */
export function EventParts({ event }: { event: Event }) {
  const t = useWords('site');
  const text = event.fullDescription || event.description;
  return (
    <>
      {text && (
        <Part title={t('event.about')}>
          <p className="prose" dir="auto">
            {text}
          </p>
        </Part>
      )}
      {event.mediaImages.length > 0 && (
        <Part title={t('event.gallery')}>
          <EventGallery images={event.mediaImages} />
        </Part>
      )}
      {event.speakers.length > 0 && (
        <Part title={t('event.speakers')}>
          <Speakers speakers={event.speakers} />
        </Part>
      )}
      {event.agenda.length > 0 && (
        <Part title={t('event.agenda')}>
          <Agenda points={event.agenda} />
        </Part>
      )}
      <ListPart title={t('event.gain')} items={event.benefits} />
      <ListPart title={t('event.requirements')} items={event.requirements} />
      {event.tags.length > 0 && (
        <Part title={t('event.tags')}>
          <ul className={styles.tags}>
            {event.tags.map((tag) => (
              <li key={tag} className={tagClass()}>
                <bdi>{tag}</bdi>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="stack">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Agenda({ points }: { points: Event['agenda'] }) {
  const language = useLanguage();
  return (
    <ol className={styles.agenda}>
      {points.map((point, index) => (
        <li key={index}>
          <b className={styles.time}>{formatClock(point.time, language)}</b>
          <div>
            <h3>
              <bdi>{point.title}</bdi>
            </h3>
            {point.description && (
              <p className={styles.text} dir="auto">
                {point.description}
              </p>
            )}
            {point.speaker && (
              <p className={styles.speaker}>
                <bdi>{point.speaker}</bdi>
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

function ListPart({ title, items }: { title: string; items: string[] }) {
  if (items.length === 0) return null;
  return (
    <Part title={title}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item}>
            <Icon name="check" small />
            <bdi>{item}</bdi>
          </li>
        ))}
      </ul>
    </Part>
  );
}
