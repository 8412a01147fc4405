import { useId } from 'react';
import { z } from 'zod';
import type { Submission } from '@nexus/domain/contract/inbox';
import { submissionReply } from '@nexus/domain/forms/inbox';
import { TextField } from '../../controls/text-field';
import { api } from '../../lib/api-client';
import { useFormDraft } from '../../lib/use-form-draft';
import { useSchemaForm } from '../../lib/use-schema-form';
import { useWords } from '../../lib/words/use-words';
import { Button } from '../../ui/button';
import { Dialog } from '../../controls/dialog';
import { Alert } from '../../controls/states';
import { useToast } from '../../lib/toasts';
import { useRefetch } from '../use-waiting';

/** Answers a submission by mail. What was written stays until it is sent, across reloads and signing in again too. */
export function ReplyDialog({ submission, onClose }: { submission: Submission | undefined; onClose: () => void }) {
  const title = useId();
  return (
    <Dialog isOpen={submission !== undefined} onClose={onClose} labelledBy={title} size="wide">
      {submission && <ReplyForm key={submission.id} submission={submission} titleId={title} onClose={onClose} />}
    </Dialog>
  );
}

const EMPTY = { subject: '', text: '' };

function ReplyForm(props: { submission: Submission; titleId: string; onClose: () => void }) {
  const { submission, onClose } = props;
  const t = useWords('admin', 'panel.submissions');
  const common = useWords();
  const toast = useToast();
  const refetch = useRefetch('submissions');
  const { id } = submission;
  const reply = useSchemaForm({ schema: submissionReply, values: EMPTY });
  const drop = useFormDraft({ form: reply.form, name: `reply:${id}`, read: mailIn });
  const send = reply.submit(async (body) => {
    await api('POST /api/submissions/{id}/reply', { params: { id }, body });
    toast({ title: t('sent') });
    drop();
    onClose();
    await refetch();
  });
  return (
    <form className="stack" noValidate onSubmit={send}>
      <h2 id={props.titleId}>{t('replyTitle', { name: submission.data['name'] ?? '' })}</h2>
      <TextField of={reply} name="subject" label={t('subject')} hasFocus />
      <TextField of={reply} name="text" label={t('message')} rows={8} />
      {reply.failure && <Alert tone="bad" title={reply.failure} />}
      <div className="actions">
        <Button onClick={onClose}>{common('form.cancel')}</Button>
        <Button type="submit" variant="primary" isBusy={reply.isBusy}>
          {t('send')}
        </Button>
      </div>
    </form>
  );
}

/** What was typed, finished or not. */
const unfinished = z.object({ subject: z.string().catch(''), text: z.string().catch('') });
const mailIn = (kept: unknown) => unfinished.safeParse(kept).data;
