import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../../lib/api-client';
import { useWords } from '../../lib/words/use-words';
import { useToast } from '../../lib/toasts';

/** From so many on it takes a moment, and that is said. */
const MANY = 2;

/** Takes commits back, one after the other, and says whether that worked. */
export function useUndo(): (entryIds: readonly string[]) => Promise<boolean> {
  const t = useWords('admin');
  const toast = useToast();
  const queries = useQueryClient();
  return useCallback(
    async (entryIds) => {
      if (entryIds.length > MANY) toast({ title: t('panel.activity.undoing') });
      try {
        for (const id of entryIds) await api('POST /api/admin/activity/{id}/undo', { params: { id }, body: {} });
        await queries.invalidateQueries();
        toast({ title: t('panel.activity.undone') });
        return true;
      } catch (error) {
        toast({ title: t('panel.activity.undoFailed'), error });
        await queries.invalidateQueries();
        return false;
      }
    },
    [queries, t, toast],
  );
}
