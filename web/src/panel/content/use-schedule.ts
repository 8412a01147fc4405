import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Resource } from '@nexus/domain/resources/resource';
import { cairoInstant } from '@nexus/domain/text/cairo';
import { api } from '../../lib/api-client';
import { ApiError, sentenceOf } from '../../lib/api-error';
import { useLanguage, useWords } from '../../lib/words/use-words';

/**
 * Publishing or hiding one document later: what is queued for it, what is being entered, and what came of it. `at` is
 * as the browser's input writes it, Cairo time; `instant` is the moment it means, undefined while it is not complete.
 */
export function useSchedule({ resource, id, isOpen }: { resource: Resource; id: string; isOpen: boolean }) {
  const t = useWords('admin', 'panel.editor');
  const language = useLanguage();
  const queries = useQueryClient();
  const [isShown, setShown] = useState(true);
  const [at, setAt] = useState('');
  const [said, setSaid] = useState<{ fault?: string; done?: string }>({});
  const [isBusy, setBusy] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['schedule', language],
    queryFn: () => api('GET /api/admin/schedule'),
    enabled: isOpen,
    staleTime: 0,
  });
  const own = data?.filter((one) => one.resource === resource.name && one.documentId === id);
  const [day = '', time = ''] = at.split('T');
  const instant = day && time ? cairoInstant(day, time) : undefined;

  const add = async () => {
    if (isBusy) return;
    if (!instant) return setSaid({ fault: t('scheduleWhen') });
    setBusy(true);
    setSaid({});
    try {
      await api('POST /api/admin/schedule', {
        body: { resource: resource.name, documentId: id, isShown, at: instant },
      });
      setAt('');
      await queries.invalidateQueries({ queryKey: ['schedule'] });
      setSaid({ done: t('scheduled') });
    } catch (failed) {
      const sentence = (failed instanceof ApiError && failed.fields['at']) || sentenceOf(failed);
      setSaid({ fault: `${t('scheduleFailed')} ${sentence}` });
    } finally {
      setBusy(false);
    }
  };
  return {
    own,
    replaced: own?.find((one) => one.isShown === isShown),
    failure: data ? null : error,
    refetch,
    isShown,
    at,
    instant,
    ...said,
    isBusy,
    add,
    choose: (shown: boolean) => {
      setShown(shown);
      setSaid({});
    },
    enter: (next: string) => {
      setAt(next);
      setSaid({});
    },
  };
}

/** Takes a queued change out of the queue. One that is gone already was carried out or cancelled by somebody else. */
export function useCancelSchedule() {
  const t = useWords('admin', 'panel.editor');
  const queries = useQueryClient();
  const [said, setSaid] = useState<{ fault?: string; done?: string }>({});
  const [cancelled, setCancelled] = useState<string>();
  const cancel = async (id: string) => {
    setCancelled(id);
    setSaid({});
    try {
      await api('DELETE /api/admin/schedule/{id}', { params: { id } });
      setSaid({ done: t('scheduleCancelled') });
    } catch (failed) {
      const isGone = failed instanceof ApiError && failed.status === 404;
      setSaid(isGone ? { done: t('scheduleGone') } : { fault: `${t('scheduleNotCancelled')} ${sentenceOf(failed)}` });
    } finally {
      await queries.invalidateQueries({ queryKey: ['schedule'] });
      setCancelled(undefined);
    }
  };
  return { cancel, cancelled, ...said };
}
