import { useState } from 'react';
import { Link } from 'react-router-dom';
import { passwordRequest } from '@nexus/domain/contract/staff';
import { TextField } from '../controls/text-field';
import { api } from '../lib/api-client';
import { sentenceAtEntry } from '../lib/entry-sentence';
import { paths } from '../lib/paths';
import { useSchemaForm } from '../lib/use-schema-form';
import { useLanguage, useWords } from '../lib/words/use-words';
import { Button } from '../ui/button';
import { Alert } from '../controls/states';
import { useToast } from '../lib/toasts';
import { EntryCard } from './entry-card';

/** Asks for a link to choose a new password. It says the same whether anybody works here under that address. */
export function AdminForgotScreen() {
  const t = useWords('admin');
  const language = useLanguage();
  const toast = useToast();
  const entry = useSchemaForm({ schema: passwordRequest, values: { email: '' }, say: () => t('login.emailFault') });
  const [isSent, setSent] = useState(false);

  const submit = entry.submit(async ({ email }) => {
    try {
      await api('POST /api/auth/staff/forgot', { body: { email, language } });
      setSent(true);
    } catch (error) {
      toast({ title: t('forgot.failed'), text: sentenceAtEntry(error), isBad: true });
    }
  });
  return (
    <EntryCard title={t('forgot.title')} onSubmit={submit}>
      {isSent ? (
        <Alert tone="good" title={t('forgot.sent')}>
          <p>{t('forgot.sentText')}</p>
        </Alert>
      ) : (
        <>
          <p className="muted">{t('forgot.text')}</p>
          <TextField of={entry} name="email" type="email" autoComplete="username" label={t('login.email')} />
          <Button type="submit" variant="primary" wide isBusy={entry.isBusy}>
            {t('forgot.submit')}
          </Button>
        </>
      )}
      <Link className="link" to={paths.adminLogin}>
        {t('forgot.back')}
      </Link>
    </EntryCard>
  );
}
