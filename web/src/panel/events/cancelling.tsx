import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isPast } from '@nexus/domain/events/timing';
import { Alert } from '../../controls/states';
import { api } from '../../lib/api-client';
import { useConfirm } from '../../lib/confirm';
import { formatNumber } from '../../lib/format';
import { useToast } from '../../lib/toasts';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { Button } from '../../ui/button';
import { CancelDialog } from './cancel-dialog';
import { save, type ContentDocument } from '../content/content-api';
import { resourceOf } from '../content/screens';

interface Given {
  event: ContentDocument;
  mayWrite: boolean;
  /** The form holds changes that are not stored, which a reload would take away. */
  isDirty: boolean;
  onChange: () => void;
}

/** *Cancel this event*; and of one that is cancelled, how many were told, and the way back. */
export function Cancelling(props: Given) {
  const t = useWords('admin', 'panel.cancelling');
  const [isAsking, setAsking] = useState(false);
  const { event, mayWrite, isDirty } = props;
  const [startsAt, endsAt] = [instant(event['startsAt']), instant(event['endsAt'])];
  if (event['isCancelled'] === true) return <Cancelled {...props} />;
  if (!mayWrite || isPast({ startsAt, endsAt }, Date.now())) return null;
  return (
    <div className="row">
      <Button
        size="small"
        variant="dangerQuiet"
        disabled={isDirty}
        {...(isDirty && { title: t('unsaved') })}
        onClick={() => setAsking(true)}
      >
        {t('cancel')}
      </Button>
      {isAsking && <CancelDialog event={event} onClose={() => setAsking(false)} onDone={props.onChange} />}
    </div>
  );
}

function Cancelled({ event, mayWrite, isDirty, onChange }: Given) {
  const t = useWords('admin', 'panel.cancelling');
  const language = useLanguage();
  const confirm = useConfirm();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const { data } = useQuery({
    queryKey: ['cancellation', event.id],
    queryFn: () => api('GET /api/events/{id}/cancellation', { params: { id: event.id } }),
    enabled: mayWrite,
    staleTime: 0,
    // Mails go out twenty at a time.
    refetchInterval: ({ state }) => (state.data && state.data.told < state.data.concerned ? 5_000 : false),
  });
  const resume = async () => {
    if (!(await confirm({ title: t('resumeAsk'), text: t('resumeText'), confirm: t('resume') }))) return;
    setBusy(true);
    try {
      const body = { isCancelled: false, cancellationNote: { en: '', ar: '' } };
      await save({ resource: resourceOf({ key: 'event' }), id: event.id, version: event.version, body });
      toast({ title: t('resumed') });
      onChange();
    } catch (error) {
      toast({ title: t('failed'), error });
      setBusy(false);
    }
  };
  const number = (n: number) => formatNumber(n, language);
  return (
    <Alert tone="warning" title={t('isCancelled')}>
      <div className="stack">
        {data && <p className="small">{t('told', { told: number(data.told), concerned: number(data.concerned) })}</p>}
        {mayWrite && isDirty && <p className="small">{t('unsaved')}</p>}
        {mayWrite && (
          <Button size="small" isBusy={isBusy} disabled={isDirty} onClick={() => void resume()}>
            {t('resume')}
          </Button>
        )}
      </div>
    </Alert>
  );
}

function instant(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
