import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../lib/api-client';
import { ApiError } from '../../lib/api-error';
import { useToast } from '../../ui/toasts';

/** Takes a commit back and says whether that worked. */
export function useUndo(): (entryId: string) => Promise<boolean> {
  const { t } = useTranslation('admin');
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
        const text = error instanceof ApiError ? error.sentence : '';
        toast({ title: t('panel.activity.undoFailed'), isBad: true, ...(text && { text }) });
        return false;
      }
    },
    [queries, t, toast],
  );
}
