import { useEffect, useState, type FormEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { newPassword } from '@nexus/domain/contract/staff';
import { faultSentence } from '@nexus/domain/errors';
import { api } from '../lib/api-client';
import { ApiError, sentenceOf } from '../lib/api-error';
import { sentenceAtEntry } from '../lib/entry-sentence';
import { signInWithSession } from '../lib/firebase';
import { paths } from '../lib/paths';
import { useSession } from '../lib/session';
import { useLanguage, useWords } from '../lib/words/use-words';
import { Button } from '../ui/button';
import { Alert } from '../ui/states';
import { useToast } from '../lib/toasts';
import { EntryCard } from './entry-card';
import { EntryField } from './entry-field';

/** Where the links of invitations and of *Forgot password* lead: a password is chosen, and the person is signed in. */
export function AdminPasswordScreen() {
  const t = useWords('admin');
  const language = useLanguage();
  const { refresh } = useSession();
  const navigate = useNavigate();
  const toast = useToast();
  const token = useTokenOfAddress();
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<string>();
  const [expired, setExpired] = useState<string | undefined>(token === '' ? t('choose.noLink') : undefined);
  const [saved, setSaved] = useState<'maybe' | 'done'>();
  const [isBusy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const checked = newPassword.safeParse(password);
    const code = checked.success ? undefined : checked.error.issues[0]?.message;
    setFault(code && faultSentence(code, language));
    if (!checked.success) return;
    setBusy(true);
    try {
      const { customToken } = await api('POST /api/auth/staff/password', { body: { token, password } });
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
    } finally {
      setBusy(false);
    }
  };
  return (
    <EntryCard title={t('choose.title')} onSubmit={(event) => void submit(event)}>
      {saved === 'done' && (
        <>
          <Alert tone="good" title={t('choose.done')}>
            <p>{t('choose.thenSignIn')}</p>
          </Alert>
          <SignInLink />
        </>
      )}
      {saved !== 'done' && expired && (
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
      {saved !== 'done' && !expired && (
        <>
          <EntryField
            kind="newPassword"
            label={t('choose.password')}
            help={t('choose.help')}
            fault={fault}
            value={password}
            onChange={setPassword}
          />
          <Button type="submit" variant="primary" wide isBusy={isBusy}>
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
