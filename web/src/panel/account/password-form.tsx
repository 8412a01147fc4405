import { passwordEntry } from '@nexus/domain/contract/second-factor';
import { Alert } from '../../controls/states';
import { TextField } from '../../controls/text-field';
import { ApiError } from '../../lib/api-error';
import { passwordProof } from '../../lib/firebase';
import { useSession } from '../../lib/session';
import { useSchemaForm } from '../../lib/use-schema-form';
import { useWords } from '../../lib/words/use-words';
import { Button } from '../../ui/button';

/** One's own password once more: a wrong one is said at its field. */
export function PasswordForm(props: { onProven: (idToken: string) => Promise<void>; onCancel: () => void }) {
  const t = useWords('admin', 'panel.account.code');
  const common = useWords();
  const { session } = useSession();
  const email = session.kind === 'staff' ? session.staff.email : '';
  const form = useSchemaForm({
    schema: passwordEntry,
    values: { password: '' },
    fieldOf: { passwordNeeded: 'password' },
  });
  const isWrong = (error: unknown) => {
    if (error instanceof ApiError) throw error;
    form.form.setError('password', { message: t('passwordWrong') }, { shouldFocus: true });
  };
  const submit = form.submit(async ({ password }) => {
    const idToken = await passwordProof(email, password).catch(isWrong);
    if (idToken !== undefined) await props.onProven(idToken);
  });
  return (
    <form className="stack" noValidate onSubmit={submit}>
      <p>{t('passwordText')}</p>
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <TextField of={form} name="password" type="password" autoComplete="current-password" label={t('password')} />
      {form.failure && <Alert tone="bad" title={form.failure} />}
      <div className="row">
        <Button onClick={props.onCancel}>{common('form.cancel')}</Button>
        <Button type="submit" variant="primary" isBusy={form.isBusy}>
          {t('goOn')}
        </Button>
      </div>
    </form>
  );
}
