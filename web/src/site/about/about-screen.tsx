import { Link } from 'react-router-dom';
import { BROWSER_KEYS } from '@nexus/domain/limits';
import { isNotFound, useBroadcastRefresh, usePublished, usePublishedList } from '../../lib/content';
import { paths } from '../../lib/paths';
import { useKeptAnswer } from '../../lib/use-kept-answer';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { buttonClass } from '../../ui/button';
import { cardClass } from '../../ui/card';
import written from '../../ui/document.module.css';
import { gridClass } from '../../ui/grid';
import { Icon, iconNamed } from '../../ui/icon';
import { PageTitle } from '../../ui/page-title';
import { Picture } from '../../ui/picture';
import { ErrorState, Skeletons } from '../../ui/states';
import { tagClass } from '../../ui/tag';
import { Translated } from '../../ui/translated';
import styles from './about-screen.module.css';
import { Partners } from './partners';

export function AboutScreen() {
  const t = useWords('site');
  const language = useLanguage();
  const { data, error, refetch } = usePublished('about');
  const answer = isNotFound(error) ? null : data;
  const about = useKeptAnswer({ key: BROWSER_KEYS.about, answer, language });
  const { data: page } = usePublished('page', 'about');
  const { data: entries } = usePublishedList('missionVision');
  useBroadcastRefresh('aboutContentUpdated', 'about');
  useBroadcastRefresh('aboutContentUpdated', 'mission-vision');
  const active = entries?.[0];
  const words = active ?? about;
  const coreValues = active?.coreValues ?? [];
  const isSaid = (value: string) => coreValues.some(({ title }) => title === value);
  const values = [...new Set([...(active?.values ?? []), ...(about?.values ?? [])])].filter((value) => !isSaid(value));
  return (
    <div className={`wrap page ${styles.parts}`}>
      <div className={styles.first}>
        <div className={styles.words}>
          <div>
            {page?.heroSubtitle && (
              <p className={styles.eyebrow} dir="auto">
                {page.heroSubtitle}
              </p>
            )}
            <PageTitle title={t('about.title')}>{about?.title ?? t('about.title')}</PageTitle>
          </div>
          {error && !data && !isNotFound(error) && (
            <ErrorState text={t('about.failed')} error={error} onRetry={() => void refetch()} />
          )}
          {about === undefined && !error && <Skeletons count={1} height={220} />}
          <Translated of={about?.fallbacks ? about : active} />
          {page?.heroTitle && (
            <p className={written.quote} dir="auto">
              {page.heroTitle}
            </p>
          )}
          {about && (
            <p className="prose" dir="auto">
              {about.content}
            </p>
          )}
          <div className="row">
            <Link className={buttonClass({ variant: 'primary' })} to={paths.signup}>
              {t('about.member')}
            </Link>
            <Link className={buttonClass({})} to={paths.events}>
              {t('about.events')}
            </Link>
          </div>
        </div>
        {about && (
          <Picture
            className={written.picture}
            src={about.imageUrl}
            alt=""
            width={960}
            height={600}
            sizes="(max-width: 860px) 92vw, 540px"
            isFirst
          />
        )}
      </div>
      {words && (
        <div className={gridClass('two')}>
          <section className={cardClass({ padded: true }, styles.statement)}>
            <h2>{active?.visionTitle || t('about.vision')}</h2>
            <p dir="auto">{words.vision}</p>
          </section>
          <section className={cardClass({ padded: true }, styles.statement)}>
            <h2>{active?.missionTitle || t('about.mission')}</h2>
            <p dir="auto">{words.mission}</p>
          </section>
        </div>
      )}
      {(values.length > 0 || coreValues.length > 0) && (
        <section className={styles.values}>
          <h2>{t('about.values')}</h2>
          {coreValues.length > 0 && (
            <ul className={gridClass('three')}>
              {coreValues.map(({ title, description, icon }) => (
                <li key={title} className={cardClass({ padded: true }, styles.value)}>
                  {iconNamed(icon) && <Icon name={iconNamed(icon) ?? 'check'} />}
                  <h3 dir="auto">{title}</h3>
                  {description && (
                    <p className="small muted" dir="auto">
                      {description}
                    </p>
                  )}
                </li>
              ))}
            </ul>
          )}
          {values.length > 0 && (
            <ul className={styles.tags}>
              {values.map((value) => (
                <li key={value} className={tagClass()}>
                  {value}
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
      <Partners />
    </div>
  );
}
