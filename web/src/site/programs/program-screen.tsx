import { Link, useParams } from 'react-router-dom';
import { usePublished } from '../../lib/content';
import { formatDay } from '../../lib/format';
import { paths } from '../../lib/paths';
import { useNow } from '../../lib/use-now';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { buttonClass } from '../../ui/button';
import { DocumentPage, DocumentPicture } from '../../ui/collection';
import { cardClass } from '../../ui/card';
import styles from '../../ui/document.module.css';
import { ProgramHead } from './program-head';
import { ProgramText } from './program-text';

const LISTS = [
  ['objectives', 'objectives'],
  ['process', 'process'],
  ['features', 'features'],
  ['keyAchievements', 'achievements'],
  ['requirements', 'requirements'],
] as const;

const isOver = (deadline: string | null, now: number) => deadline !== null && Date.parse(deadline) < now;

export function ProgramScreen() {
  const t = useWords('site');
  const language = useLanguage();
  const { id = '' } = useParams();
  const query = usePublished('program', id);
  const now = useNow(query.dataUpdatedAt);
  return (
    <DocumentPage
      query={query}
      back={{ to: paths.programs, label: t('programs.back') }}
      words={{ notFound: t('programs.notFound'), failed: t('programs.failed') }}
    >
      {(program) => (
        <>
          <ProgramHead of={program} />
          <DocumentPicture src={program.imageUrl} />
          <ProgramText lead={program.description} text={program.fullDescription} />
          {program.overview && (
            <p className="prose muted" dir="auto">
              {program.overview}
            </p>
          )}
          <dl className={cardClass({ padded: true }, styles.facts)}>
            {(['duration', 'participants'] as const)
              .filter((name) => program[name] !== '')
              .map((name) => (
                <div key={name}>
                  <dt>{t(`programs.${name}`)}</dt>
                  <dd>
                    <bdi>{program[name]}</bdi>
                  </dd>
                </div>
              ))}
            {program.applicationDeadline && (
              <div>
                <dt>{t('programs.deadline')}</dt>
                <dd>{formatDay(program.applicationDeadline, language)}</dd>
              </div>
            )}
          </dl>
          {LISTS.filter(([field]) => program[field].length > 0).map(([field, word]) => (
            <section key={field} className="stack">
              <h2>{t(`programs.${word}`)}</h2>
              <ul className={styles.list}>
                {program[field].map((item) => (
                  <li key={item}>
                    <bdi>{item}</bdi>
                  </li>
                ))}
              </ul>
            </section>
          ))}
          {program.isAcceptingApplications && !isOver(program.applicationDeadline, now) && (
            <p>
              <Link className={buttonClass({ variant: 'primary' })} to={paths.join}>
                {t('programs.apply')}
              </Link>
            </p>
          )}
        </>
      )}
    </DocumentPage>
  );
}
