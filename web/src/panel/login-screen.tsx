import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { staffEntry, staffEntryByCode } from '@nexus/domain/contract/second-factor';
import { StaffEntryFields } from '../controls/staff-entry-fields';
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
  const { pathname, state } = useLocation() as { pathname: string; state: Arrival };
  const entry = useSchemaForm({
    schema: state?.asksCode ? staffEntryByCode : staffEntry,
    values: { email: '', password: '', code: '' },
    say: (fault) => t(`login.${FAULTS[fault] ?? 'codeFault'}`),
    fieldOf: { codeWrong: 'code' },
  });
  // After a reload nobody knows the password any more.
  const asksCode = state?.asksCode === true && entry.form.getValues('password') !== '';

  if (session.kind === 'unknown' || session.kind === 'failed') {
    return (
      <main id="main">
        <FindingOut />
      </main>
    );
  }
  if (session.kind === 'staff' && !entry.isBusy) return <Navigate to={back} replace />;

  const submit = entry.submit(async ({ email, password, code }) => {
    try {
      await signInAsStaff(email, password, asksCode ? code : undefined);
      await api('GET /api/admin/me');
      await refresh();
      toast({ title: t('login.success'), text: t('login.successText') });
      await navigate(back, { replace: true });
    } catch (error) {
      // A step of its own: back leads to what was typed.
      if (error instanceof ApiError && error.code === 'codeNeeded')
        return navigate(pathname, { state: { ...state, asksCode: true } });
      if (error instanceof ApiError && error.code === 'codeWrong') throw error;
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
      <StaffEntryFields
        of={entry}
        asksCode={asksCode}
        labels={{ email: t('login.email'), password: t('login.password') }}
        textClass="muted"
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

/** `asksCode`: the password was right, and a code is needed besides. */
type Arrival = { from?: unknown; asksCode?: boolean } | null;

const FAULTS: Partial<Record<string, 'emailFault' | 'passwordFault'>> = {
  email: 'emailFault',
  passwordShort: 'passwordFault',
};

/** The screen that led here, if it was one of the panel's. */
function useBack(): string {
  const { state } = useLocation() as { state: { from?: unknown } | null };
  return typeof state?.from === 'string' && state.from.startsWith(`${paths.admin}/`) ? state.from : paths.admin;
}
