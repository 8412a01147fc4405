import { useDeferredValue, useState } from 'react';
import { SearchField } from '../../controls/search-field';
import { Badge } from '../../controls/badge';
import { Table, TableCell, TableRow } from '../../controls/table';
import { formatDay, formatNumber } from '../../lib/format';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { Button } from '../../ui/button';
import { PageTitle } from '../../ui/page-title';
import { ListSkeleton } from '../../controls/skeletons';
import { EmptyState } from '../../controls/states';
import { Guarded } from '../guarded';
import { ListFault } from '../list-fault';
import { ShowMore } from '../../controls/show-more';
import { useExport } from '../use-export';
import { readPages, usePages } from '../../lib/use-pages';
import { subscribersWith } from './paged';

const COLUMNS = ['email', 'state', 'language', 'askedAt', 'failed', 'failedAt'];
const TONES = { confirmed: 'success', pending: 'warning', unsubscribed: 'neutral', bounced: 'danger' } as const;

/** Everybody who asked for the newsletter. */
export function NewsletterScreen() {
  const t = useWords('admin', 'panel.newsletter');
  return (
    <Guarded needs="manage_users" title={t('title')}>
      <Subscribers />
    </Guarded>
  );
}

function Subscribers() {
  const t = useWords('admin', 'panel.newsletter');
  const reasons = useWords('admin', 'panel.undelivered.reasons');
  const language = useLanguage();
  const [q, setQ] = useState('');
  const begins = useDeferredValue(q.trim().toLowerCase());
  const { items: subscribers, ...pages } = usePages(subscribersWith(begins));
  const { isBusy, save } = useExport({ name: 'newsletter.csv', columns: COLUMNS, failed: t('failed') });
  return (
    <div className="stack screen">
      <div className="row between">
        <PageTitle title={t('title')} />
        <Button
          size="small"
          isBusy={isBusy}
          disabled={!subscribers?.length}
          onClick={() => void save(() => readPages(subscribersWith(begins)))}
        >
          {t('export')}
        </Button>
      </div>
      <SearchField label={t('search')} value={q} onChange={setQ} />
      <ListFault of={pages} failed={t('failed')} />
      {!subscribers && !pages.error && <ListSkeleton count={6} end={[90, 26]} />}
      {subscribers?.length === 0 && <EmptyState text={begins ? t('noMatch') : t('none')} />}
      {subscribers && subscribers.length > 0 && (
        <>
          <p className="subtle small digits" role="status">
            {t('count', { n: formatNumber(subscribers.length, language) })}
          </p>
          <div className="card">
            <Table label={t('title')} columns={[t('columns.email'), t('columns.askedAt'), t('columns.state')]}>
              {subscribers.map(({ email, state, askedAt, failed, failedAt }) => (
                <TableRow key={email} head={<span dir="ltr">{email}</span>}>
                  <TableCell>{askedAt && formatDay(askedAt, language)}</TableCell>
                  <TableCell>
                    <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
                    {failed && (
                      <p className="small subtle">
                        {t('failedOn', { when: formatDay(failedAt, language), why: reasons(failed) })}
                      </p>
                    )}
                  </TableCell>
                </TableRow>
              ))}
            </Table>
          </div>
        </>
      )}
      <ShowMore of={pages} more={t('more')} failed={t('failed')} />
    </div>
  );
}
