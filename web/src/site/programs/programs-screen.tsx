import { usePublishedList } from '../../lib/content';
import { useWords } from '../../lib/words/use-words';
import { CollectionPage } from '../../ui/collection';
import { MoreButton } from '../../ui/more-button';
import { Picture } from '../../ui/picture';
import { ProgramCard } from '../../ui/program-card';
import { Section } from '../../ui/section';
import { badgeClass } from '../../ui/badge';

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
          <ul className="grid g2">
            {programs.map((program) => (
              <ProgramCard key={program.id} program={program} isOnOwnPage />
            ))}
          </ul>
        )}
      </CollectionPage>
      {initiatives && initiatives.length > 0 && (
        <Section title={t('programs.initiatives')}>
          <ul className="grid g3">
            {initiatives.map((initiative) => (
              <li key={initiative.id} className="card">
                <Picture
                  className="lead flat"
                  src={initiative.imageUrl}
                  alt=""
                  width={960}
                  height={600}
                  sizes="(max-width: 860px) 92vw, 360px"
                />
                <div className="pad stack">
                  <span>
                    <span className={badgeClass()}>{t(`programs.status.${initiative.status}`)}</span>
                  </span>
                  <h3>{initiative.title}</h3>
                  <p className="sm muted">{initiative.description}</p>
                  <dl className="sm stack" style={{ gap: 4 }}>
                    {(['location', 'beneficiaries', 'timeline'] as const)
                      .filter((name) => initiative[name] !== '')
                      .map((name) => (
                        <div key={name} className="row" style={{ gap: 6 }}>
                          <dt className="subtle">{t(`programs.${name}`)}</dt>
                          <dd>{initiative[name]}</dd>
                        </div>
                      ))}
                  </dl>
                  {initiative.activities.length > 0 && (
                    <ul className="ticks sm">
                      {initiative.activities.map((activity) => (
                        <li key={activity}>{activity}</li>
                      ))}
                    </ul>
                  )}
                  {initiative.impact && <b className="sm">{initiative.impact}</b>}
                </div>
              </li>
            ))}
          </ul>
          <MoreButton of={further} />
        </Section>
      )}
    </>
  );
}
