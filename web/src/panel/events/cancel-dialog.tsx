import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { LIMITS } from '@nexus/domain/limits';
import { Dialog } from '../../controls/dialog';
import { Field } from '../../controls/field';
import { Input } from '../../controls/input';
import { api } from '../../lib/api-client';
import { formatNumber } from '../../lib/format';
import { useToast } from '../../lib/toasts';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { Button } from '../../ui/button';
import { save, type ContentDocument } from '../content/content-api';
import { resourceOf } from '../content/screens';

/** Says what cancelling an event does and how many are told, takes a sentence for them, and cancels it. */
export function CancelDialog(props: { event: ContentDocument; onClose: () => void; onDone: () => void }) {
  const { event, onClose, onDone } = props;
  const t = useWords('admin', 'panel.cancelling');
  const title = useId();
  const toast = useToast();
  const [note, setNote] = useState({ en: '', ar: '' });
  const [isBusy, setBusy] = useState(false);
  const cancel = async () => {
    setBusy(true);
    try {
      const body = { isCancelled: true, cancellationNote: note };
      await save({ resource: resourceOf({ key: 'event' }), id: event.id, version: event.version, body });
      toast({ title: t('done') });
      onClose();
      onDone();
    } catch (error) {
      toast({ title: t('failed'), error });
      setBusy(false);
    }
  };
  return (
    <Dialog isOpen isAlert onClose={onClose} labelledBy={title}>
      <h2 id={title}>{t('title')}</h2>
      <form
        className="stack"
        noValidate
        onSubmit={(submitted) => {
          submitted.preventDefault();
          void cancel();
        }}
      >
        <p>{t('text')}</p>
        <p>
          <b>
            <Concerned id={event.id} />
          </b>
        </p>
        {(['en', 'ar'] as const).map((language) => (
          <Field key={language} label={t(language === 'en' ? 'noteEn' : 'noteAr')} help={t('noteHelp')}>
            <Input
              dir={language === 'en' ? 'ltr' : 'rtl'}
              lang={language}
              maxLength={LIMITS.textShort}
              value={note[language]}
              onChange={({ target }) => setNote({ ...note, [language]: target.value })}
            />
          </Field>
        ))}
        <div className="actions">
          <Button data-autofocus onClick={onClose}>
            {t('keep')}
          </Button>
          <Button type="submit" variant="danger" isBusy={isBusy}>
            {t('confirm')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function Concerned({ id }: { id: string }) {
  const t = useWords('admin', 'panel.cancelling');
  const language = useLanguage();
  const { data, error } = useQuery({
    queryKey: ['cancellation', id],
    queryFn: () => api('GET /api/events/{id}/cancellation', { params: { id } }),
    staleTime: 0,
  });
  if (error && !data) return t('unknown');
  if (!data) return '…';
  const { concerned: count } = data;
  return count === 0 ? t('nobody') : t('concerned', { count, n: formatNumber(count, language) });
}
