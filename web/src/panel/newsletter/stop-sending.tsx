import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Issue } from '@nexus/domain/contract/issues';
import { api } from '../../lib/api-client';
import { useConfirm } from '../../lib/confirm';
import { useToast } from '../../lib/toasts';
import { useWords } from '../../lib/words/use-words';
import { Button } from '../../ui/button';

/** Ends what goes out for whoever was not sent it yet, and goes on with what was stopped. */
export function StopSending({ issue: { id, version, state } }: { issue: Issue }) {
  const t = useWords('issues');
  const confirm = useConfirm();
  const toast = useToast();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const change = async (work: () => Promise<Issue>, told: string) => {
    setBusy(true);
    try {
      queries.setQueryData(['issue', id], await work());
      toast({ title: told });
    } catch (error) {
      toast({ title: t('workFailed'), error });
      await queries.invalidateQueries({ queryKey: ['issue', id] });
    }
    setBusy(false);
    await queries.invalidateQueries({ queryKey: ['issues'] });
  };
  const params = { id };
  const stop = async () => {
    const asked = { title: t('stopTitle'), text: t('stopText'), confirm: t('stop'), isDangerous: true };
    if (!(await confirm(asked))) return;
    await change(() => api('POST /api/admin/issues/{id}/stop', { params, body: {} }), t('stopped'));
  };
  const goOn = async () => {
    if (!(await confirm({ title: t('goOnTitle'), text: t('goOnText'), confirm: t('goOn') }))) return;
    const headers = { 'if-match': `"${version}"` };
    await change(() => api('POST /api/admin/issues/{id}/send', { params, body: {}, headers }), t('begun'));
  };
  return (
    <div className="row">
      {state === 'sending' ? (
        <Button variant="dangerQuiet" isBusy={isBusy} onClick={() => void stop()}>
          {t('stop')}
        </Button>
      ) : (
        <Button variant="primary" isBusy={isBusy} onClick={() => void goOn()}>
          {t('goOn')}
        </Button>
      )}
    </div>
  );
}
