import { useParams } from 'react-router-dom';
import { usePublished } from '../../lib/content';
import { shownFigure } from '../../lib/figures';
import { formatNumber } from '../../lib/format';
import { paths } from '../../lib/paths';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { Avatar } from '../../ui/avatar';
import { DocumentPage } from '../../ui/collection';
import { cardClass } from '../../ui/card';
import styles from '../../ui/document.module.css';
import { Icon } from '../../ui/icon';
import { linkClass } from '../../ui/link';
import { PageTitle } from '../../ui/page-title';
import { Share } from '../../ui/share';

export function StoryScreen() {
  const t = useWords('site');
  const language = useLanguage();
  const { id = '' } = useParams();
  const query = usePublished('successStory', id);
  return (
    <DocumentPage
      query={query}
      back={{ to: paths.stories, label: t('stories.back') }}
      words={{ notFound: t('stories.notFound'), failed: t('stories.failed') }}
    >
      {(story) => {
        const facts: [string, string][] = [
          [t('stories.funding'), shownFigure(story.fundingRaised, language)],
          [t('stories.revenue'), shownFigure(story.revenue, language)],
          [t('stories.jobs'), story.jobsCreated > 0 ? formatNumber(story.jobsCreated, language) : ''],
          [t('stories.program'), story.programAttended],
          [t('stories.industry'), story.industry],
          [
            t('stories.year'),
            story.yearCompleted > 0 ? formatNumber(story.yearCompleted, language).replace(/[,٬]/, '') : '',
          ],
        ];
        return (
          <>
            <div className="person">
              <Avatar name={story.personName} src={story.imageUrl} size="large" />
              <div>
                <PageTitle title={story.personName}>
                  <bdi>{story.personName}</bdi>
                </PageTitle>
                <p className="muted">
                  <bdi>{[story.personTitle, story.companyName].filter(Boolean).join(' · ')}</bdi>
                </p>
              </div>
            </div>
            {story.quote && (
              <blockquote className={styles.quote} dir="auto">
                {story.quote}
              </blockquote>
            )}
            <p className="prose" dir="auto">
              {story.story}
            </p>
            {story.achievements.length > 0 && (
              <section className="stack">
                <h2>{t('stories.achievements')}</h2>
                <ul className={styles.list}>
                  {story.achievements.map((achievement) => (
                    <li key={achievement}>{achievement}</li>
                  ))}
                </ul>
              </section>
            )}
            <dl className={cardClass({ padded: true }, styles.facts)}>
              {facts
                .filter(([, value]) => value !== '')
                .map(([label, value]) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
            </dl>
            <div className="row">
              <Share title={story.personName} to={paths.story(story.id)} />
            </div>
            {story.linkedinUrl && (
              <a className={linkClass({ withIcon: true })} href={story.linkedinUrl} rel="noopener">
                {t('experts.linkedin', { name: story.personName })}
                <Icon name="external" small />
              </a>
            )}
            {story.companyUrl && (
              <a className={linkClass({ withIcon: true })} href={story.companyUrl} rel="noopener">
                {t('stories.company', { name: story.companyName })}
                <Icon name="external" small />
              </a>
            )}
          </>
        );
      }}
    </DocumentPage>
  );
}
