import { useQueryClient } from '@tanstack/react-query';
import { resourceNamed } from '@nexus/domain/resources/index';
import { api } from '../lib/api-client';
import { formatAgo } from '../lib/format';
import { useMay } from '../lib/session';
import { useLanguage, useWords } from '../lib/words/use-words';
import { Button } from '../ui/button';
import { PageTitle } from '../ui/page-title';
import { ListSkeleton } from '../controls/skeletons';
import { EmptyState } from '../controls/states';
import { useToast } from '../lib/toasts';
import { Badge } from '../controls/badge';
import { ListFault } from './list-fault';
import { ShowMore } from '../controls/show-more';
import { usePages } from '../lib/use-pages';

/** What was deleted in the last 30 days. */
export function BinScreen() {
  const t = useWords('admin', 'panel.bin');
  const common = useWords();
  const language = useLanguage();
  const mayWrite = useMay('manage_content');
  const toast = useToast();
  const queries = useQueryClient();
  const pages = usePages({
    key: ['bin', language],
    read: (before) => api('GET /api/admin/bin', { query: { before } }),
    cursorOf: ({ removedAt, id }) => `${removedAt}/${id}`,
  });
  const { items } = pages;
  const restore = async (id: string) => {
    try {
      await api('POST /api/admin/bin/{id}/restore', { params: { id }, body: {} });
      toast({ title: t('restored') });
    } catch (failed) {
      toast({ title: t('restoreFailed'), error: failed });
    }
    await queries.invalidateQueries();
  };
  return (
    <div className="stack screen">
      <div>
        <PageTitle title={t('title')} />
        <p className="small subtle">{t('text')}</p>
      </div>
      <ListFault of={pages} failed={t('failed')} />
      {!items && !pages.error && <ListSkeleton count={3} end={[80, 36]} />}
      {items?.length === 0 && <EmptyState text={t('none')} />}
      {items && items.length > 0 && (
        <ul className="card lines">
          {items.map(({ id, resource, title, removedAt, removedBy }) => (
            <li key={id} className="line">
              <div className="line-main">
                <p>
                  <Badge>{resourceNamed(resource)?.label.one[language]}</Badge> <bdi>{title}</bdi>
                </p>
                <p className="small subtle">
                  {t('removed', { name: removedBy, when: formatAgo(removedAt, language) })}
                </p>
              </div>
              {mayWrite && (
                <Button size="small" onClick={() => void restore(id)}>
                  {t('restore')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <ShowMore of={pages} more={common('list.more')} failed={common('list.failed')} />
    </div>
  );
}
