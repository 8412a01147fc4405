import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../lib/api-client';
import { formatNumber } from '../../../lib/format';
import { useLanguage, useWords } from '../../../lib/words/use-words';
import { Button } from '../../../ui/button';
import { Alert, ErrorState } from '../../../controls/states';
import { useToast } from '../../../lib/toasts';
import { carryOn } from './change-many';
import { recipeClass } from '../../../theme/recipe-class';

/** Changes of many documents of a resource that broke off: each can be carried on, or left as it is. */
export function UnfinishedBulk({ resource }: { resource: string }) {
  const t = useWords('admin', 'panel.list');
  const language = useLanguage();
  const number = (n: number) => formatNumber(n, language);
  const toast = useToast();
  const queries = useQueryClient();
  const [busy, setBusy] = useState<{ id: string; done: number; isLeaving?: true }>();
  const { data, error, refetch } = useQuery({
    queryKey: ['bulk'],
    queryFn: () => api('GET /api/admin/bulk-jobs'),
    staleTime: 0,
  });
  const end = async (work: () => Promise<unknown>) => {
    try {
      await work();
      toast({ title: t('done') });
    } catch (error) {
      toast({ title: t('failed'), error });
    } finally {
      setBusy(undefined);
      await queries.invalidateQueries({ queryKey: ['bulk'] });
      await queries.invalidateQueries({ queryKey: ['content', resource] });
    }
  };
  if (error && !data) return <ErrorState text={t('unfinishedUnknown')} error={error} onRetry={() => void refetch()} />;
  return (data ?? [])
    .filter((job) => job.resource === resource)
    .map((job) => {
      const done = number(busy?.id === job.id ? busy.done : job.done);
      return (
        <Alert
          key={job.id}
          tone="warning"
          title={t(`unfinished.${job.change}`, { by: job.by, done, n: number(job.total) })}
        >
          <span className={recipeClass('row', { gap: 'close' })}>
            <Button
              size="small"
              isBusy={busy?.id === job.id && !busy.isLeaving}
              disabled={busy !== undefined}
              onClick={() => {
                setBusy(job);
                void end(() => carryOn(job, (so) => setBusy({ id: job.id, done: so })));
              }}
            >
              {t('carryOn')}
            </Button>
            <Button
              size="small"
              variant="ghost"
              isBusy={busy?.id === job.id && busy.isLeaving === true}
              disabled={busy !== undefined}
              onClick={() => {
                setBusy({ id: job.id, done: job.done, isLeaving: true });
                void end(() => api('DELETE /api/admin/bulk-jobs/{id}', { params: { id: job.id } }));
              }}
            >
              {t('leave')}
            </Button>
          </span>
        </Alert>
      );
    });
}
