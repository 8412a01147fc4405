import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Submission } from '@nexus/domain/contract/inbox';
import { api } from '../../lib/api-client';
import { ApiError, sentenceOf } from '../../lib/api-error';
import { useKeptText } from '../../lib/use-kept-text';
import { useWords } from '../../lib/words/use-words';
import { Button } from '../../ui/button';
import { Dialog } from '../../controls/dialog';
import { Field } from '../../ui/field';
import { Alert } from '../../ui/states';
import { useToast } from '../../lib/toasts';

/** Answers a submission by mail. What was written stays until it is sent, across reloads and signing in again too. */
export function ReplyDialog({ submission, onClose }: { submission: Submission | undefined; onClose: () => void }) {
  const title = useId();
  return (
    <Dialog isOpen={submission !== undefined} onClose={onClose} labelledBy={title} size="wide">
      {submission && <ReplyForm key={submission.id} submission={submission} titleId={title} onClose={onClose} />}
    </Dialog>
  );
}

function ReplyForm(props: { submission: Submission; titleId: string; onClose: () => void }) {
  const { submission, onClose } = props;
  const t = useWords('admin', 'panel.submissions');
  const common = useWords();
  const toast = useToast();
  const queries = useQueryClient();
  const { id } = submission;
  const { typed, write, drop } = useKeptText<'subject' | 'text'>(`reply:${id}`);
  const mail = { subject: typed?.subject ?? '', text: typed?.text ?? '' };
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setFailure('');
    setBusy(true);
    try {
      await api('POST /api/admin/submissions/{id}/reply', { params: { id }, body: mail });
      toast({ title: t('sent') });
      drop();
      onClose();
      await queries.invalidateQueries({ queryKey: ['submissions'] });
    } catch (error) {
      if (error instanceof ApiError) setFaults(error.fields);
      setFailure(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <h2 id={props.titleId}>{t('replyTitle', { name: submission.data['name'] ?? '' })}</h2>
      <Field label={t('subject')} required fault={faults['subject']}>
        {(input) => (
          <input
            {...input}
            className={faults['subject'] ? 'in bad' : 'in'}
            dir="auto"
            data-autofocus
            value={mail.subject}
            onChange={(event) => write({ subject: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('message')} required fault={faults['text']}>
        {(input) => (
          <textarea
            {...input}
            className={faults['text'] ? 'in bad' : 'in'}
            rows={8}
            dir="auto"
            value={mail.text}
            onChange={(event) => write({ text: event.target.value })}
          />
        )}
      </Field>
      {failure && <Alert tone="bad" title={failure} />}
      <div className="act">
        <Button onClick={onClose}>{common('form.cancel')}</Button>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {t('send')}
        </Button>
      </div>
    </form>
  );
}
