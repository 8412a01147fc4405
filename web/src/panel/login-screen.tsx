import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { staffSignIn } from '@nexus/domain/contract/staff';
import { TextField } from '../controls/text-field';
import { api } from '../lib/api-client';
import { sentenceAtEntry } from '../lib/entry-sentence';
import { endFirebaseSession, signInAsStaff } from '../lib/firebase';
import { paths } from '../lib/paths';
import { useSession } from '../lib/session';
import { useSchemaForm } from '../lib/use-schema-form';
import { useWords } from '../lib/words/use-words';
import { Button } from '../ui/button';
import { FindingOut } from '../ui/finding-out';
import { Alert } from '../controls/states';
import { useToast } from '../lib/toasts';
import { ApiError } from '../lib/api-error';
import { EntryCard } from './entry-card';

export function AdminLoginScreen() {
  const t = useWords('admin');
  const signedIn = useWords('signedIn');
  const { session, refresh } = useSession();
  const navigate = useNavigate();
  const back = useBack();
  const toast = useToast();
  const entry = useSchemaForm({
    schema: staffSignIn,
    values: { email: '', password: '' },
    say: (code) => t(code === 'email' ? 'login.emailFault' : 'login.passwordFault'),
  });

  if (session.kind === 'unknown' || session.kind === 'failed') {
    return (
      <main id="main">
        <FindingOut />
      </main>
    );
  }
  if (session.kind === 'staff' && !entry.isBusy) return <Navigate to={back} replace />;

  const submit = entry.submit(async ({ email, password }) => {
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
    }
  });
  return (
    <EntryCard title={t('login.title')} onSubmit={submit}>
      {session.kind === 'visitor' && session.hasEnded && (
        <Alert tone="warning" title={signedIn('again.title')}>
          <p>{signedIn('again.atEntry')}</p>
        </Alert>
      )}
      {session.kind === 'member' && <Alert tone="warning" title={t('login.noAccess')} />}
      <TextField of={entry} name="email" type="email" autoComplete="username" label={t('login.email')} />
      <TextField
        of={entry}
        name="password"
        type="password"
        autoComplete="current-password"
        label={t('login.password')}
      />
      <Button type="submit" variant="primary" wide isBusy={entry.isBusy}>
        {entry.isBusy ? t('login.pending') : t('login.submit')}
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
