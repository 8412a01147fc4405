import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { passwordChoice } from '@nexus/domain/contract/staff';
import { TextField } from '../controls/text-field';
import { api } from '../lib/api-client';
import { ApiError, sentenceOf } from '../lib/api-error';
import { sentenceAtEntry } from '../lib/entry-sentence';
import { browserKey, signInWithSession } from '../lib/firebase';
import { paths } from '../lib/paths';
import { useSession } from '../lib/session';
import { useSchemaForm } from '../lib/use-schema-form';
import { useWords } from '../lib/words/use-words';
import { Button } from '../ui/button';
import { Alert } from '../controls/states';
import { useToast } from '../lib/toasts';
import { EntryCard } from './entry-card';

/** Where the links of invitations and of *Forgot password* lead: a password is chosen, and the person is signed in. */
export function AdminPasswordScreen() {
  const t = useWords('admin');
  const { refresh } = useSession();
  const navigate = useNavigate();
  const toast = useToast();
  const token = useTokenOfAddress();
  const entry = useSchemaForm({ schema: passwordChoice, values: { password: '' } });
  const [expired, setExpired] = useState<string | undefined>(token === '' ? t('choose.noLink') : undefined);
  const [saved, setSaved] = useState<'maybe' | 'done' | 'needsCode'>();

  const submit = entry.submit(async ({ password }) => {
    try {
      const { customToken } = await api('POST /api/auth/staff/password', {
        body: { token, password, browser: browserKey() },
      });
      if (customToken === null) return setSaved('needsCode');
      if (!(await isSignedInWith(customToken))) return setSaved('done');
      await refresh();
      toast({ title: t('choose.done'), text: t('login.successText') });
      await navigate(paths.admin, { replace: true });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'linkExpired') setExpired(error.sentence);
      else {
        // The answer may have been lost after the work.
        if (error instanceof ApiError && (error.status === 0 || error.status >= 500)) setSaved('maybe');
        const text = error instanceof ApiError && error.status > 0 ? sentenceAtEntry(error) : sentenceOf(error);
        toast({ title: t('choose.failed'), text, isBad: true });
      }
    }
  });
  const isSaved = saved === 'done' || saved === 'needsCode';
  return (
    <EntryCard title={t('choose.title')} onSubmit={submit}>
      {isSaved && (
        <>
          <Alert tone="good" title={t('choose.done')}>
            <p>{t(saved === 'needsCode' ? 'choose.thenCode' : 'choose.thenSignIn')}</p>
          </Alert>
          <SignInLink />
        </>
      )}
      {!isSaved && expired && (
        <>
          <Alert tone="bad" title={expired}>
            <p>{t(saved ? 'choose.maybeSaved' : 'choose.another')}</p>
          </Alert>
          {saved && <SignInLink />}
          <Link className="link" to={paths.adminForgot}>
            {t('forgot.link')}
          </Link>
        </>
      )}
      {!isSaved && !expired && (
        <>
          <TextField
            of={entry}
            name="password"
            type="password"
            autoComplete="new-password"
            label={t('choose.password')}
            help={t('choose.help')}
          />
          <Button type="submit" variant="primary" wide isBusy={entry.isBusy}>
            {t('choose.submit')}
          </Button>
        </>
      )}
    </EntryCard>
  );
}

function SignInLink() {
  const t = useWords('admin');
  return (
    <Link className="link" to={paths.adminLogin}>
      {t('forgot.back')}
    </Link>
  );
}

/** The password is saved by then, whatever becomes of signing in with it. */
async function isSignedInWith(customToken: string): Promise<boolean> {
  return signInWithSession(customToken).then(
    () => true,
    () => false,
  );
}

/** The secret of the link, which then goes from the address: nobody finds it in the history. */
function useTokenOfAddress(): string {
  const [token] = useState(() => location.hash.slice(1));
  useEffect(() => {
    if (location.hash !== '') history.replaceState(history.state, '', location.pathname);
    // Another link that is opened in this tab begins anew.
    const restart = () => location.reload();
    window.addEventListener('hashchange', restart);
    return () => window.removeEventListener('hashchange', restart);
  }, []);
  return token;
}
