import { Link } from 'react-router-dom';
import type { Dashboard } from '@nexus/domain/contract/dashboard';
import { FIGURES, statistics } from '@nexus/domain/resources/statistics';
import { shownFigure } from '../../lib/figures';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { resourceOf } from '../content/screens';
import { shownInList, textOf } from '../content/shown-value';
import { Badge } from '../../controls/badge';
import { gridClass } from '../../ui/grid';

/** The newest programs and events, and the figures of the site. */
export function Overview({ data }: { data: Dashboard }) {
  const t = useWords('admin', 'panel.dashboard');
  const panel = useWords('admin', 'panel');
  const language = useLanguage();
  const lists = [
    {
      title: t('recentPrograms'),
      none: t('noPrograms'),
      items: data.programs,
      of: resourceOf({ key: 'program' }),
      line: 'status',
    },
    { title: t('events'), none: t('noEvents'), items: data.events, of: resourceOf({ key: 'event' }), line: 'startsAt' },
  ];
  return (
    <div className={gridClass('two')}>
      {lists.map(({ title, none, items, of, line }) => (
        <section key={of.name} className="card padded stack">
          <h2 className="small-title">{title}</h2>
          {items.length === 0 && <p className="muted">{none}</p>}
          <ul className="lines flat">
            {items.map((item) => (
              <li key={String(item['id'])} className="line">
                <Link className="link line-main" to={`/admin/${of.name}/${String(item['id'])}`}>
                  <bdi>{textOf(item['title'], language)}</bdi>
                </Link>
                {item['isCancelled'] === true && <Badge tone="danger">{panel('cancelling.badge')}</Badge>}
                <span className="small subtle">{shownInList(item[line], of.fields[line], language)}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section className="card padded stack whole-row">
        <h2 className="small-title">{t('statistics')}</h2>
        {!data.statistics && <p className="muted">{t('noStatistics')}</p>}
        {data.statistics && (
          <dl className="figures">
            {FIGURES.map((name) => {
              const value = shownFigure(data.statistics?.[name], language);
              return (
                <div key={name}>
                  <dd className="digits">{value || '—'}</dd>
                  <dt className="small muted">{statistics.fields[name].label[language]}</dt>
                </div>
              );
            })}
          </dl>
        )}
      </section>
    </div>
  );
}
