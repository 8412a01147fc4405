import { Link } from 'react-router-dom';
import { usePublishedList } from '../../lib/content';
import { paths } from '../../lib/paths';
import { useWords } from '../../lib/words/use-words';
import { cardClass } from '../../ui/card';
import { CollectionPage } from '../../ui/collection';
import { gridClass } from '../../ui/grid';
import { MoreButton } from '../../ui/more-button';
import { Picture } from '../../ui/picture';
import { ProgramCard, statusClass } from '../../ui/program-card';
import { Section } from '../../ui/section';
import { Band, Mark } from '../../ui/tone';
import { Translated } from '../../ui/translated';
import styles from './programs-screen.module.css';

/** The programs, and below them the initiatives. */
export function ProgramsScreen() {
  const t = useWords('site');
  const query = usePublishedList('program');
  const further = usePublishedList('initiative');
  const initiatives = further.data;
  return (
    <>
      <CollectionPage
        title={t('programs.title')}
        text={t('programs.text')}
        query={query}
        words={{ none: t('programs.none'), failed: t('programs.failed') }}
      >
        {(programs) => (
          <ul className={gridClass('two')}>
            {programs.map((program) => (
              <ProgramCard
                key={program.id}
                program={program}
                picture={
                  program.imageUrl && (
                    <Picture
                      className={styles.wide}
                      src={program.imageUrl}
                      alt=""
                      width={960}
                      height={420}
                      sizes="(max-width: 860px) 92vw, 560px"
                    />
                  )
                }
              />
            ))}
          </ul>
        )}
      </CollectionPage>
      {initiatives && initiatives.length > 0 && (
        <Section title={t('programs.initiatives')}>
          <ul className={gridClass('three')}>
            {initiatives.map((initiative) => (
              <li key={initiative.id}>
                <Link className={cardClass({ link: true }, styles.card)} to={paths.initiative(initiative.id)}>
                  <Picture
                    className={styles.picture}
                    src={initiative.imageUrl}
                    alt=""
                    width={960}
                    height={600}
                    sizes="(max-width: 860px) 92vw, 360px"
                  />
                  <Band gradient={initiative.gradient} />
                  <div className={styles.words}>
                    <span className={statusClass(initiative.status)}>{t(`programs.status.${initiative.status}`)}</span>
                    <Translated of={initiative} />
                    <h3>
                      <Mark color={initiative.color} />
                      <bdi>{initiative.title}</bdi>
                    </h3>
                    <p className="small muted" dir="auto">
                      {initiative.description}
                    </p>
                    <dl className={`small ${styles.facts}`}>
                      {(['location', 'beneficiaries', 'timeline'] as const)
                        .filter((name) => initiative[name] !== '')
                        .map((name) => (
                          <div key={name}>
                            <dt className="subtle">{t(`programs.${name}`)}</dt>
                            <dd>
                              <bdi>{initiative[name]}</bdi>
                            </dd>
                          </div>
                        ))}
                    </dl>
                    {initiative.impact && (
                      <b className="small" dir="auto">
                        {initiative.impact}
                      </b>
                    )}
                  </div>
                </Link>
              </li>
            ))}
          </ul>
          <MoreButton of={further} />
        </Section>
      )}
    </>
  );
}
