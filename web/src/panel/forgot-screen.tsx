import { useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { api } from '../lib/api-client';
import { sentenceAtEntry } from '../lib/entry-sentence';
import { paths } from '../lib/paths';
import { useLanguage, useWords } from '../lib/words/use-words';
import { Button } from '../ui/button';
import { Alert } from '../ui/states';
import { useToast } from '../lib/toasts';
import { EntryCard } from './entry-card';
import { EntryField, isEmail } from './entry-field';

/** Asks for a link to choose a new password. It says the same whether anybody works here under that address. */
export function AdminForgotScreen() {
  const t = useWords('admin');
  const language = useLanguage();
  const toast = useToast();
  const [email, setEmail] = useState('');
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [isSent, setSent] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isFine = isEmail(email);
    setFault(isFine ? undefined : t('login.emailFault'));
    if (!isFine) return;
    setBusy(true);
    try {
      await api('POST /api/auth/staff/forgot', { body: { email, language: language } });
      setSent(true);
    } catch (error) {
      toast({ title: t('forgot.failed'), text: sentenceAtEntry(error), isBad: true });
    } finally {
      setBusy(false);
    }
  };
  return (
    <EntryCard title={t('forgot.title')} onSubmit={(event) => void submit(event)}>
      {isSent ? (
        <Alert tone="good" title={t('forgot.sent')}>
          <p>{t('forgot.sentText')}</p>
        </Alert>
      ) : (
        <>
          <p className="muted">{t('forgot.text')}</p>
          <EntryField kind="email" label={t('login.email')} fault={fault} value={email} onChange={setEmail} />
          <Button type="submit" variant="primary" wide isBusy={isBusy}>
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
