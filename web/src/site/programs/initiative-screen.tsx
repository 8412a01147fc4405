import { useParams } from 'react-router-dom';
import { usePublished } from '../../lib/content';
import { paths } from '../../lib/paths';
import { useWords } from '../../lib/words/use-words';
import { cardClass } from '../../ui/card';
import { DocumentPage, DocumentPicture } from '../../ui/collection';
import styles from '../../ui/document.module.css';
import { ProgramHead } from './program-head';
import { ProgramText } from './program-text';

/** An initiative: what it does, for whom, and what came of it. */
export function InitiativeScreen() {
  const t = useWords('site');
  const { id = '' } = useParams();
  const query = usePublished('initiative', id);
  return (
    <DocumentPage
      query={query}
      back={{ to: paths.programs, label: t('programs.back') }}
      words={{ notFound: t('programs.noInitiative'), failed: t('programs.failed') }}
    >
      {(initiative) => (
        <>
          <ProgramHead of={initiative} />
          <DocumentPicture src={initiative.imageUrl} />
          <ProgramText lead={initiative.description} text={initiative.fullDescription} />
          <dl className={cardClass({ padded: true }, styles.facts)}>
            {(['location', 'beneficiaries', 'timeline', 'impact'] as const)
              .filter((name) => initiative[name] !== '')
              .map((name) => (
                <div key={name}>
                  <dt>{t(`programs.${name}`)}</dt>
                  <dd>
                    <bdi>{initiative[name]}</bdi>
                  </dd>
                </div>
              ))}
          </dl>
          {initiative.activities.length > 0 && (
            <section className="stack">
              <h2>{t('programs.activities')}</h2>
              <ul className={styles.list}>
                {initiative.activities.map((activity) => (
                  <li key={activity}>
                    <bdi>{activity}</bdi>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </>
      )}
    </DocumentPage>
  );
}
