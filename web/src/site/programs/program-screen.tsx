import { Link, useParams } from 'react-router-dom';
import { usePublished } from '../../lib/content';
import { paths } from '../../lib/paths';
import { useWords } from '../../lib/words/use-words';
import { buttonClass } from '../../ui/button';
import { DocumentPage, DocumentPicture } from '../../ui/collection';
import { cardClass } from '../../ui/card';
import styles from '../../ui/document.module.css';
import { PageTitle } from '../../ui/page-title';
import { statusClass } from '../../ui/program-card';

const LISTS = [
  ['objectives', 'objectives'],
  ['process', 'process'],
  ['features', 'features'],
  ['keyAchievements', 'achievements'],
  ['requirements', 'requirements'],
] as const;

export function ProgramScreen() {
  const t = useWords('site');
  const { id = '' } = useParams();
  const query = usePublished('program', id);
  return (
    <DocumentPage
      query={query}
      back={{ to: paths.programs, label: t('programs.back') }}
      words={{ notFound: t('programs.notFound'), failed: t('programs.failed') }}
    >
      {(program) => (
        <>
          <header className="stack" style={{ gap: 12 }}>
            <span>
              <span className={statusClass(program.status)}>{t(`programs.status.${program.status}`)}</span>
            </span>
            <PageTitle title={program.title} />
            <p className="muted">{program.subtitle}</p>
          </header>
          <DocumentPicture src={program.imageUrl} />
          <p className="prose">{program.fullDescription || program.description}</p>
          {program.overview && <p className="prose muted">{program.overview}</p>}
          <dl className={cardClass({ padded: true }, styles.facts)}>
            {(['duration', 'participants'] as const)
              .filter((name) => program[name] !== '')
              .map((name) => (
                <div key={name}>
                  <dt>{t(`programs.${name}`)}</dt>
                  <dd>{program[name]}</dd>
                </div>
              ))}
          </dl>
          {LISTS.filter(([field]) => program[field].length > 0).map(([field, word]) => (
            <section key={field} className="stack">
              <h2>{t(`programs.${word}`)}</h2>
              <ul className={styles.list}>
                {program[field].map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </section>
          ))}
          {program.isAcceptingApplications && (
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
