import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../../lib/api-client';
import { useWords } from '../../lib/words/use-words';
import { useToast } from '../../lib/toasts';

/** Takes a commit back and says whether that worked. */
export function useUndo(): (entryId: string) => Promise<boolean> {
  const t = useWords('admin');
  const toast = useToast();
  const queries = useQueryClient();
  return useCallback(
    async (entryId) => {
      try {
        await api('POST /api/admin/activity/{id}/undo', { params: { id: entryId }, body: {} });
        await queries.invalidateQueries();
        toast({ title: t('panel.activity.undone') });
        return true;
      } catch (error) {
        toast({ title: t('panel.activity.undoFailed'), error });
        return false;
      }
    },
    [queries, t, toast],
  );
}
