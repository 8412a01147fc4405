import { useCallback, useState } from 'react';
import type { Submission } from '@nexus/domain/contract/inbox';
import { api } from '../../lib/api-client';
import { useToast } from '../../lib/toasts';
import { useWords } from '../../lib/words/use-words';
import { useRefetch } from '../use-waiting';

/** What of a submission the team changes. */
export interface SubmissionChange {
  status?: Submission['status'];
  notes?: string;
}

/** Saves, says how it went and loads the list again. `change` answers whether it is saved. */
export function useChangeSubmission() {
  const t = useWords('admin', 'panel.submissions');
  const toast = useToast();
  const refetch = useRefetch('submissions');
  const [busyId, setBusyId] = useState('');
  const change = useCallback(
    async (one: Submission, body: SubmissionChange) => {
      setBusyId(one.id);
      try {
        await api('PUT /api/submissions/{id}', { params: { id: one.id }, body });
        await refetch();
        toast({ title: t('saved') });
        return true;
      } catch (error) {
        toast({ title: t('saveFailed'), error });
        await refetch();
        return false;
      } finally {
        setBusyId('');
      }
    },
    [refetch, t, toast],
  );
  return { change, busyId };
}
