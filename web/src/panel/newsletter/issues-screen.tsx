import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { EMPTY_ISSUE, NEWSLETTER } from '@nexus/domain/newsletter/issue';
import type { ListedIssue } from '@nexus/domain/contract/issues';
import { Badge } from '../../controls/badge';
import { ListSkeleton } from '../../controls/skeletons';
import { EmptyState } from '../../controls/states';
import { api } from '../../lib/api-client';
import { formatMoment, formatNumber } from '../../lib/format';
import { useMay } from '../../lib/session';
import { useToast } from '../../lib/toasts';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { Button } from '../../ui/button';
import { PageTitle } from '../../ui/page-title';
import { Guarded } from '../guarded';
import { ListFault } from '../list-fault';
import { ShowMore } from '../../controls/show-more';
import { usePages, type Paged } from '../../lib/use-pages';

const TONES = { draft: 'neutral', sending: 'warning', stopped: 'danger', sent: 'success' } as const;

const ISSUES: Paged<ListedIssue> = {
  key: ['issues'],
  read: (before) => api('GET /api/admin/issues', { query: { ...(before && { before }) } }),
  cursorOf: ({ createdAt, id }) => `${createdAt}/${id}`,
  size: NEWSLETTER.listed,
};

/** The issues of the newsletter: drafts, and what was sent. */
export function IssuesScreen() {
  const t = useWords('issues');
  return (
    <Guarded needs="read" title={t('title')}>
      <Issues />
    </Guarded>
  );
}

function Issues() {
  const t = useWords('issues');
  const language = useLanguage();
  const navigate = useNavigate();
  const toast = useToast();
  const mayWrite = useMay('manage_content');
  const [isBusy, setBusy] = useState(false);
  const { items, ...pages } = usePages(ISSUES);
  const begin = async () => {
    setBusy(true);
    try {
      const { id } = await api('POST /api/admin/issues', { body: EMPTY_ISSUE });
      await navigate(`/admin/issues/${id}`);
    } catch (error) {
      toast({ title: t('workFailed'), error });
      setBusy(false);
    }
  };
  return (
    <div className="stack screen">
      <div className="row between">
        <div>
          <PageTitle title={t('title')} />
          <p className="muted">{t('text')}</p>
        </div>
        {mayWrite && (
          <Button variant="primary" isBusy={isBusy} onClick={() => void begin()}>
            {t('create')}
          </Button>
        )}
      </div>
      <ListFault of={pages} failed={t('failed')} />
      {!items && !pages.error && <ListSkeleton count={4} end={[90, 26]} />}
      {items?.length === 0 && <EmptyState text={t('none')} />}
      {items && items.length > 0 && (
        <ul className="card lines">
          {items.map(({ id, subject, state, updatedAt, sentAt, recipients }) => (
            <li key={id} className="line">
              <div className="line-main">
                <p>
                  <Link className="link" to={`/admin/issues/${id}`} dir="auto">
                    {subject[language] || subject.en || subject.ar || t('untitled')}
                  </Link>{' '}
                  <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
                </p>
                <p className="small subtle">
                  {sentAt
                    ? t('sentOn', { when: formatMoment(sentAt, language) })
                    : t('changedOn', { when: formatMoment(updatedAt, language) })}{' '}
                  {(state === 'sent' || state === 'stopped') &&
                    t('recipients', { count: recipients, n: formatNumber(recipients, language) })}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
      <ShowMore of={pages} more={t('more')} failed={t('failed')} />
    </div>
  );
}
