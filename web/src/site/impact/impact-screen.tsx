import { usePublished, usePublishedList, type PublishedOf } from '../../lib/content';
import { shownFigure } from '../../lib/figures';
import { formatDay, formatNumber } from '../../lib/format';
import { paths } from '../../lib/paths';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { cardClass } from '../../ui/card';
import { gridClass } from '../../ui/grid';
import { PageTitle } from '../../ui/page-title';
import { PageHead, Section } from '../../ui/section';
import { ErrorState, Skeletons } from '../../ui/states';
import { Translated } from '../../ui/translated';
import { StoryCard } from '../../ui/story-card';
import { Written } from '../typed';
import styles from './impact-screen.module.css';

const SHOWN = [
  'youthEmpowered',
  'innovationProjects',
  'partnerOrganizations',
  'awardsWon',
  'totalFundingRaised',
  'startupSuccessRate',
  'jobsCreated',
  'internationalMarkets',
  'totalStartups',
  'activePrograms',
  'mentorsNetworked',
  'partnershipsForged',
] as const satisfies readonly (keyof PublishedOf<'statistics'>)[];

export function ImpactScreen() {
  const t = useWords('site');
  const language = useLanguage();
  const { data: page, error, refetch } = usePublished('page', 'impact');
  const { data: statistics, error: noFigures, refetch: refetchFigures } = usePublished('statistics');
  const { data: stories } = usePublishedList('successStory');
  const { data: goals } = usePublishedList('sdg');
  const shown = statistics && SHOWN.filter((name) => statistics[name] !== 0 && statistics[name] !== '');
  return (
    <>
      <PageHead>
        {page?.subtitle && <Written text={page.subtitle} />}
        <PageTitle title={page?.title ?? t('impact.stories')} />
        <Translated of={page} />
        {page && <p className="muted read">{page.content}</p>}
        {error && !page && <ErrorState text={t('impact.failed')} error={error} onRetry={() => void refetch()} />}
      </PageHead>
      {shown?.length !== 0 && (
        <Section title={t('impact.figures')}>
          {!statistics && noFigures && (
            <ErrorState text={t('impact.failed')} error={noFigures} onRetry={() => void refetchFigures()} />
          )}
          {!statistics && !noFigures && <Skeletons count={1} height={180} />}
          {statistics && (
            <dl className={cardClass({}, styles.figures)}>
              {shown?.map((name) => (
                <div key={name}>
                  <dd>{shownFigure(statistics[name], language)}</dd>
                  <dt className="small muted">{t(`impact.stats.${name}`)}</dt>
                  <dd className={styles.source}>
                    <Source text={statistics[`${name}Source`]} asOf={statistics[`${name}AsOf`]} />
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </Section>
      )}
      {page && page.impactAreas.length > 0 && (
        <Section title={t('impact.areas')}>
          <ul className={gridClass('four')}>
            {page.impactAreas.map((area) => (
              <li key={area.title} className={cardClass({ padded: true }, styles.area)}>
                <h3>{area.title}</h3>
                <p className="small muted">{area.description}</p>
                {area.stat && (
                  <p>
                    <b className="digits">{shownFigure(area.stat, language)}</b>
                    <span className={styles.source}>
                      <Source text={area.source} asOf={area.asOf} />
                    </span>
                  </p>
                )}
              </li>
            ))}
          </ul>
        </Section>
      )}
      {stories && stories.length > 0 && (
        <Section title={t('impact.stories')} more={{ to: paths.stories, label: t('impact.allStories') }}>
          <div className={gridClass('three')}>
            {stories.slice(0, 3).map((story) => (
              <StoryCard key={story.id} story={story} />
            ))}
          </div>
        </Section>
      )}
      {goals && goals.length > 0 && (
        <Section title={t('impact.goals')}>
          <ul className={gridClass('three')}>
            {goals.map((goal) => (
              <li key={goal.id} className={styles.goal}>
                <b className={styles.number} style={{ '--from': goal.colorFrom, '--to': goal.colorTo }}>
                  {formatNumber(goal.sdgNumber, language)}
                </b>
                <span>
                  <b>{goal.title}</b>
                  <span className={styles.text}>{goal.description}</span>
                </span>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

/** Where a figure comes from, and up to which day it holds. */
function Source({ text, asOf }: { text: string; asOf: string | null }) {
  const t = useWords('site');
  const language = useLanguage();
  return (
    <>
      <bdi>{text}</bdi>
      <br />
      {asOf && t('impact.asOf', { day: formatDay(asOf, language) })}
    </>
  );
}
