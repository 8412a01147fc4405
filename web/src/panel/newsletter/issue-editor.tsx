import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Issue } from '@nexus/domain/contract/issues';
import { NEWSLETTER, type IssueInput } from '@nexus/domain/newsletter/issue';
import { Alert } from '../../controls/states';
import { TextField } from '../../controls/text-field';
import { api } from '../../lib/api-client';
import { ApiError } from '../../lib/api-error';
import { useToast } from '../../lib/toasts';
import { useFormDraft } from '../../lib/use-form-draft';
import { useSchemaForm } from '../../lib/use-schema-form';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { Button } from '../../ui/button';
import { IssueBlocks } from './issue-blocks';
import { IssuePreview } from './issue-preview';
import { issueForm, titlesOf, valuesIn, valuesOf } from './issue-values';
import { SendingActions } from './sending-actions';

/** Writes an issue: subject and opening words in both languages, its blocks, the mail that it makes, and what sends it. */
export function IssueEditor({ issue }: { issue: Issue }) {
  const t = useWords('issues');
  const language = useLanguage();
  const toast = useToast();
  const queries = useQueryClient();
  const [isStale, setStale] = useState(false);
  const editor = useSchemaForm({ schema: issueForm, values: valuesOf(issue) });
  const { form } = editor;
  const drop = useFormDraft({ form, name: `issue:${issue.id}`, read: valuesIn });
  const keep = (saved: Issue) => {
    queries.setQueryData(['issue', issue.id], saved);
    form.reset(valuesOf(saved));
    drop();
    setStale(false);
  };
  const put = async (body: IssueInput): Promise<Issue> => {
    const headers = { 'if-match': `"${form.getValues('version')}"` };
    try {
      const saved = await api('PUT /api/admin/issues/{id}', { params: { id: issue.id }, body, headers });
      keep(saved);
      return saved;
    } catch (error) {
      const code = error instanceof ApiError ? error.code : '';
      setStale(code === 'versionStale');
      if (code === 'issueSent') await queries.invalidateQueries({ queryKey: ['issue', issue.id] });
      throw error;
    }
  };
  const save = editor.submit(async (input) => {
    await put(input);
    toast({ title: t('saved') });
  });
  /** What is typed is saved first: a test, and what goes out, is what stands here. */
  const withSaved = (work: (saved: Issue) => Promise<unknown>) =>
    editor.submit(async (input) => {
      const isSaved = JSON.stringify(input) === JSON.stringify(inputOf(issue));
      await work(isSaved ? issue : await put(input));
    });
  const settle = async (isMine: boolean) => {
    try {
      const theirs = await api('GET /api/admin/issues/{id}', { params: { id: issue.id } });
      if (!isMine) return keep(theirs);
      form.setValue('version', theirs.version);
      form.clearErrors('root');
      setStale(false);
    } catch (error) {
      toast({ title: t('workFailed'), error });
    }
  };
  return (
    <form className="stack" noValidate onSubmit={save}>
      <div className="card padded stack">
        <TextField of={editor} name="subjectEn" label={t('subjectEn')} dir="ltr" maxLength={NEWSLETTER.subject} />
        <TextField of={editor} name="subjectAr" label={t('subjectAr')} dir="rtl" maxLength={NEWSLETTER.subject} />
        <TextField of={editor} name="introEn" label={t('introEn')} rows={4} />
        <TextField of={editor} name="introAr" label={t('introAr')} rows={4} />
      </div>
      <IssueBlocks
        blocks={form.watch('blocks')}
        known={titlesOf(issue, language)}
        onChange={(blocks) => form.setValue('blocks', blocks, { shouldDirty: true, shouldTouch: true })}
      />
      {editor.failure && <Alert tone="bad" title={editor.failure} />}
      {isStale && (
        <div className="row">
          <Button size="small" onClick={() => void settle(false)}>
            {t('theirs')}
          </Button>
          <Button size="small" onClick={() => void settle(true)}>
            {t('mine')}
          </Button>
        </div>
      )}
      <div className="row">
        <Button type="submit" variant="primary" isBusy={editor.isBusy}>
          {t('save')}
        </Button>
      </div>
      <IssuePreview id={issue.id} version={issue.version} />
      <SendingActions isBusy={editor.isBusy} issue={issue} withSaved={withSaved} onSent={keep} onGone={drop} />
    </form>
  );
}

function inputOf({ subject, intro, blocks }: Issue): IssueInput {
  return { subject, intro, blocks };
}
