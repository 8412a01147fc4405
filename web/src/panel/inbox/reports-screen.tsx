import { useSearchParams } from 'react-router-dom';
import { REPORT_STATES } from '@nexus/domain/membership/message';
import { Segments } from '../../controls/segments';
import { EmptyState, Skeletons } from '../../controls/states';
import { useWords } from '../../lib/words/use-words';
import { PageTitle } from '../../ui/page-title';
import { Guarded } from '../guarded';
import { ListFault } from '../list-fault';
import { ShowMore } from '../../controls/show-more';
import { usePages } from '../../lib/use-pages';
import { reportsIn } from './paged';
import { ReportCard } from './report-card';

/** Messages that members reported, for moderators to read and act on. */
export function ReportsScreen() {
  const t = useWords('admin', 'panel.reports');
  return (
    <Guarded needs="manage_users" title={t('title')}>
      <Reports />
    </Guarded>
  );
}

function Reports() {
  const t = useWords('admin', 'panel.reports');
  const [search, setSearch] = useSearchParams();
  const state = REPORT_STATES.find((one) => one === search.get('state')) ?? 'open';
  const { items: reports, ...pages } = usePages(reportsIn(state));
  return (
    <div className="stack screen">
      <div>
        <PageTitle title={t('title')} />
        <p className="muted">{t('text')}</p>
      </div>
      <Segments
        label={t('title')}
        value={state}
        onChange={(one) => setSearch({ state: one }, { replace: true })}
        options={REPORT_STATES.map((value) => ({ value, label: t(`states.${value}`) }))}
      />
      <ListFault of={pages} failed={t('failed')} />
      {!reports && !pages.error && <Skeletons count={2} height={180} />}
      {reports?.length === 0 && <EmptyState text={t('none')} />}
      {reports && reports.length > 0 && (
        <ul className="queue">
          {reports.map((one) => (
            <ReportCard key={one.id} report={one} />
          ))}
        </ul>
      )}
      <ShowMore of={pages} more={t('more')} failed={t('failed')} />
    </div>
  );
}
