import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../lib/api-client';
import { formatNumber } from '../../../lib/format';
import { useLanguage, useWords } from '../../../lib/words/use-words';
import { Button } from '../../../ui/button';
import { Alert, ErrorState } from '../../../controls/states';
import { useToast } from '../../../lib/toasts';
import { brokenHere, carryOn } from './change-many';
import { recipeClass } from '../../../theme/recipe-class';

/** How often is asked how far a change has come that another browser is at. */
const RUNNING_MS = 5_000;

/** Changes of many documents of a resource that are under way, or broke off: those can be carried on, or left. */
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
    refetchInterval: ({ state }) => state.data?.some((job) => job.isRunning) && RUNNING_MS,
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
      const standing = { by: job.by, done, n: number(job.total) };
      const isElsewhere = job.isRunning && brokenHere.get(job.id) !== job.done && busy?.id !== job.id;
      if (isElsewhere)
        return (
          <p key={job.id} className="small muted" role="status">
            {t(`running.${job.change}`, standing)}
          </p>
        );
      const isGoingOn = busy?.id === job.id && !busy.isLeaving;
      return (
        <Alert key={job.id} tone="warning" title={t(`${isGoingOn ? 'running' : 'unfinished'}.${job.change}`, standing)}>
          <span className={recipeClass('row', { gap: 'close' })}>
            <Button
              size="small"
              isBusy={isGoingOn}
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
