import { Link, useParams } from 'react-router-dom';
import { isLive, isPast } from '@nexus/domain/events/timing';
import { isNotFound, usePublished, type PublishedOf } from '../../lib/content';
import { paths } from '../../lib/paths';
import { useNow } from '../../lib/use-now';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { buttonClass } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { PageTitle } from '../../ui/page-title';
import { Picture } from '../../ui/picture';
import { ErrorState, Skeletons } from '../../ui/states';
import { Translated } from '../../ui/translated';
import { EventGallery } from './event-gallery';
import { EventSide } from './event-side';
import { whenOf } from './when';
import { badgeClass } from '../../ui/badge';

export function EventScreen() {
  const t = useWords('site');
  const { id = '' } = useParams();
  const { data, dataUpdatedAt, error, refetch } = usePublished('event', id);
  if (data) return <EventDetails event={data} drawnAt={dataUpdatedAt} />;
  if (isNotFound(error)) {
    return (
      <div className="wrap notfound">
        <PageTitle title={t('event.notFound')} />
        <p className="muted">{t('event.notFoundText')}</p>
        <Link className={buttonClass({ variant: 'primary' })} to={paths.events}>
          {t('event.back')}
        </Link>
      </div>
    );
  }
  return (
    <div className="wrap page stack">
      {error ? (
        <ErrorState text={t('events.failed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <p className="muted" role="status">
            {t('event.loading')}
          </p>
          <Skeletons count={3} height={180} />
        </>
      )}
    </div>
  );
}

function EventDetails({ event, drawnAt }: { event: PublishedOf<'event'>; drawnAt: number }) {
  const t = useWords('site');
  const language = useLanguage();
  const now = useNow(drawnAt);
  const past = isPast(event, now);
  const place = [event.venue, event.location].filter(Boolean).join(' · ');
  return (
    <article className="wrap page">
      <Link className="link row back" to={paths.events}>
        <Icon name="backward" small />
        {t('event.back')}
      </Link>
      <header className="stack" style={{ gap: 14, marginBlock: '20px 28px' }}>
        <div className="row" style={{ gap: 8 }}>
          <span className={badgeClass('primary')}>{t(`events.type.${event.type}`)}</span>
          {event.isFeatured && <span className={badgeClass('accent')}>{t('events.featured')}</span>}
          <Translated of={event} />
          {/* Last, because it changes while one looks on. */}
          {past && <span className={badgeClass()}>{t('event.past')}</span>}
          {isLive(event, now) && <span className={badgeClass('success')}>{t('events.liveNow')}</span>}
        </div>
        <PageTitle title={event.title}>
          <bdi>{event.title}</bdi>
        </PageTitle>
        <p className="row muted">
          <Icon name="calendar" />
          {whenOf(event, language, t)}
          {place && (
            <>
              <Icon name="pin" />
              <bdi>{place}</bdi>
            </>
          )}
        </p>
      </header>
      <div className="event-grid">
        <div className="stack" style={{ gap: 40 }}>
          <Picture
            className="lead"
            src={event.imageUrl}
            alt=""
            width={960}
            height={600}
            sizes="(max-width: 860px) 92vw, 740px"
            isFirst
          />
          {(event.fullDescription || event.description) && (
            <Part title={t('event.about')}>
              <p className="prose" dir="auto">
                {event.fullDescription || event.description}
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
              <ul className="grid g2">
                {event.speakers.map((speaker) => (
                  <li key={speaker.name} className="person" style={{ alignItems: 'flex-start' }}>
                    <SpeakerPicture name={speaker.name} src={speaker.imageUrl} />
                    <div>
                      <b>
                        <bdi>{speaker.name}</bdi>
                      </b>
                      <small>
                        <bdi>{speaker.title}</bdi>
                      </small>
                      {speaker.bio && (
                        <p className="sm muted" dir="auto">
                          {speaker.bio}
                        </p>
                      )}
                    </div>
                  </li>
                ))}
              </ul>
            </Part>
          )}
          {event.agenda.length > 0 && (
            <Part title={t('event.agenda')}>
              <ol className="agenda">
                {event.agenda.map((point, index) => (
                  <li key={index}>
                    <b className="num">{point.time}</b>
                    <div>
                      <h3>
                        <bdi>{point.title}</bdi>
                      </h3>
                      {point.description && <p className="muted sm">{point.description}</p>}
                      {point.speaker && <p className="subtle sm">{point.speaker}</p>}
                    </div>
                  </li>
                ))}
              </ol>
            </Part>
          )}
          <ListPart title={t('event.gain')} items={event.benefits} />
          <ListPart title={t('event.requirements')} items={event.requirements} />
          {event.tags.length > 0 && (
            <Part title={t('event.tags')}>
              <p className="row" style={{ gap: 8 }}>
                {event.tags.map((tag) => (
                  <span key={tag} className="tag">
                    {tag}
                  </span>
                ))}
              </p>
            </Part>
          )}
        </div>
        <EventSide event={event} isOver={past} now={now} />
      </div>
    </article>
  );
}

/** A speaker's picture; without one, the first two letters of the name, in capitals. */
function SpeakerPicture({ name, src }: { name: string; src: string }) {
  const letters = [...name.replace(/\s/g, '')].slice(0, 2).join('').toUpperCase();
  const fallback = (
    <span className="av x c" aria-hidden="true">
      {letters}
    </span>
  );
  return <Picture className="av x" src={src} alt="" width={72} height={72} fallback={fallback} />;
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="stack">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function ListPart({ title, items }: { title: string; items: string[] }) {
  if (items.length === 0) return null;
  return (
    <Part title={title}>
      <ul className="ticks">
        {items.map((item) => (
          <li key={item} className="row" style={{ flexWrap: 'nowrap', alignItems: 'flex-start' }}>
            <Icon name="check" small />
            <bdi>{item}</bdi>
          </li>
        ))}
      </ul>
    </Part>
  );
}
