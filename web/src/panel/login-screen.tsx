import { useState, type FormEvent } from 'react';
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { api } from '../lib/api-client';
import { sentenceAtEntry } from '../lib/entry-sentence';
import { endFirebaseSession, signInAsStaff } from '../lib/firebase';
import { paths } from '../lib/paths';
import { useSession } from '../lib/session';
import { useWords } from '../lib/words/use-words';
import { Button } from '../ui/button';
import { FindingOut } from '../ui/finding-out';
import { Alert } from '../ui/states';
import { useToast } from '../lib/toasts';
import { ApiError } from '../lib/api-error';
import { EntryCard } from './entry-card';
import { EntryField, isEmail } from './entry-field';

export function AdminLoginScreen() {
  const t = useWords('admin');
  const signedIn = useWords('signedIn');
  const { session, refresh } = useSession();
  const navigate = useNavigate();
  const back = useBack();
  const toast = useToast();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [faults, setFaults] = useState<{ email?: string; password?: string }>({});
  const [isBusy, setBusy] = useState(false);

  if (session.kind === 'unknown' || session.kind === 'failed') {
    return (
      <main id="main">
        <FindingOut />
      </main>
    );
  }
  if (session.kind === 'staff' && !isBusy) return <Navigate to={back} replace />;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = {
      ...(!isEmail(email) && { email: t('login.emailFault') }),
      ...(password.length < 6 && { password: t('login.passwordFault') }),
    };
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      await signInAsStaff(email, password);
      await api('GET /api/admin/me');
      await refresh();
      toast({ title: t('login.success'), text: t('login.successText') });
      await navigate(back, { replace: true });
    } catch (error) {
      if (error instanceof ApiError && error.status > 0) await endFirebaseSession();
      const text = error instanceof ApiError ? sentenceAtEntry(error) : t('login.invalid');
      toast({ title: t('login.failed'), text, isBad: true });
    } finally {
      setBusy(false);
    }
  };
  return (
    <EntryCard title={t('login.title')} onSubmit={(event) => void submit(event)}>
      {session.kind === 'visitor' && session.hasEnded && (
        <Alert tone="warning" title={signedIn('again.title')}>
          <p>{signedIn('again.atEntry')}</p>
        </Alert>
      )}
      {session.kind === 'member' && <Alert tone="warning" title={t('login.noAccess')} />}
      <EntryField kind="email" label={t('login.email')} fault={faults.email} value={email} onChange={setEmail} />
      <EntryField
        kind="password"
        label={t('login.password')}
        fault={faults.password}
        value={password}
        onChange={setPassword}
      />
      <Button type="submit" variant="primary" wide isBusy={isBusy}>
        {isBusy ? t('login.pending') : t('login.submit')}
      </Button>
      <Link className="link" to={paths.adminForgot}>
        {t('forgot.link')}
      </Link>
    </EntryCard>
  );
}

/** The screen that led here, if it was one of the panel's. */
function useBack(): string {
  const { state } = useLocation() as { state: { from?: unknown } | null };
  return typeof state?.from === 'string' && state.from.startsWith(`${paths.admin}/`) ? state.from : paths.admin;
}
