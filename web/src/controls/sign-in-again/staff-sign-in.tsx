import { staffSignIn } from '@nexus/domain/contract/staff';
import { api } from '../../lib/api-client';
import { ApiError } from '../../lib/api-error';
import { sentenceAtEntry } from '../../lib/entry-sentence';
import { signInAsStaff } from '../../lib/firebase';
import type { StaffSelf } from '../../lib/session';
import { declineToSignIn } from '../../lib/session-end';
import { useSchemaForm } from '../../lib/use-schema-form';
import { useWords } from '../../lib/words/use-words';
import { Button } from '../../ui/button';
import { Alert } from '../states';
import { TextField } from '../text-field';
import type { Back } from './use-back';

/** E-mail and password, where the panel's screen stands. */
export function StaffSignIn({ staff, onBack }: { staff: StaffSelf; onBack: Back }) {
  const t = useWords('signedIn', 'again');
  const entry = useSchemaForm({
    schema: staffSignIn,
    values: { email: staff.email, password: '' },
    say: () => t('wrong'),
    sentence: (error) => (error instanceof ApiError ? sentenceAtEntry(error) : t('wrong')),
  });
  const [email, password] = entry.form.watch(['email', 'password']);
  const submit = entry.submit(async (typed) => {
    const { uid } = await signInAsStaff(typed.email, typed.password);
    if (uid === staff.id) await api('GET /api/admin/me', { as: 'oneself' });
    await onBack(uid);
  });
  return (
    <form className="stack" noValidate onSubmit={submit}>
      {entry.failure && <Alert tone="bad" title={entry.failure} />}
      <TextField of={entry} name="email" type="email" autoComplete="username" label={t('email')} />
      <TextField
        of={entry}
        name="password"
        type="password"
        autoComplete="current-password"
        label={t('password')}
        hasFocus
      />
      <div className="actions">
        <Button onClick={declineToSignIn}>{t('later')}</Button>
        <Button type="submit" variant="primary" isBusy={entry.isBusy} disabled={email === '' || password === ''}>
          {t('signIn')}
        </Button>
      </div>
    </form>
  );
}
