import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SearchField } from '../../controls/search-field';
import { api } from '../../lib/api-client';
import { formatDay, formatNumber } from '../../lib/format';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { Button } from '../../ui/button';
import { PageTitle } from '../../ui/page-title';
import { EmptyState, ErrorState, Skeletons } from '../../controls/states';
import { download, tableCsv } from '../content/table-files';
import { Guarded } from '../guarded';
import { badgeClass } from '../../ui/badge';

const TONES = { confirmed: badgeClass('success'), pending: badgeClass('warning'), unsubscribed: badgeClass() } as const;

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
  const language = useLanguage();
  const [q, setQ] = useState('');
  const { data, error, refetch } = useQuery({
    queryKey: ['subscribers'],
    queryFn: () => api('GET /api/admin/newsletter'),
    staleTime: 0,
  });
  const shown = (data ?? []).filter(({ email }) => email.includes(q.trim().toLowerCase()));
  return (
    <div className="stack" style={{ paddingBlockEnd: 40 }}>
      <div className="row between">
        <PageTitle title={t('title')} />
        <Button
          size="small"
          disabled={shown.length === 0}
          onClick={() =>
            download({
              name: 'newsletter.csv',
              text: tableCsv(['email', 'state', 'language', 'askedAt'], shown),
              type: 'text/csv',
            })
          }
        >
          {t('export')}
        </Button>
      </div>
      <SearchField label={t('search')} value={q} onChange={setQ} />
      {error && !data && <ErrorState text={t('failed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeletons count={4} height={56} />}
      {data && shown.length === 0 && <EmptyState text={t('none')} />}
      {shown.length > 0 && (
        <>
          <p className="subtle sm num" role="status">
            {t('count', { n: formatNumber(shown.length, language) })}
          </p>
          <ul className="card lines">
            {shown.map(({ email, state, askedAt }) => (
              <li key={email} className="line">
                <span className="line-main" dir="ltr">
                  {email}
                </span>
                <span className="sm subtle">{askedAt && formatDay(askedAt, language)}</span>
                <span className={TONES[state]}>{t(`states.${state}`)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
