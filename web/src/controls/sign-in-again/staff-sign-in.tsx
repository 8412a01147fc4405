import { useState, type FormEvent } from 'react';
import { api } from '../../lib/api-client';
import { ApiError } from '../../lib/api-error';
import { sentenceAtEntry } from '../../lib/entry-sentence';
import { signInAsStaff } from '../../lib/firebase';
import type { StaffSelf } from '../../lib/session';
import { declineToSignIn } from '../../lib/session-end';
import { useWords } from '../../lib/words/use-words';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { Alert } from '../../ui/states';
import type { Back } from './use-back';

/** E-mail and password, where the panel's screen stands. */
export function StaffSignIn({ staff, onBack }: { staff: StaffSelf; onBack: Back }) {
  const t = useWords('signedIn', 'again');
  const [email, setEmail] = useState(staff.email);
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFault('');
    setBusy(true);
    try {
      const { uid } = await signInAsStaff(email, password);
      if (uid === staff.id) await api('GET /api/admin/me', { as: 'oneself' });
      await onBack(uid);
    } catch (error) {
      setFault(error instanceof ApiError ? sentenceAtEntry(error) : t('wrong'));
      setBusy(false);
    }
  };
  return (
    <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
      {fault && <Alert tone="bad" title={fault} />}
      <Field label={t('email')}>
        {(input) => (
          <input
            {...input}
            className="in"
            type="email"
            dir="ltr"
            autoComplete="username"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Field>
      <Field label={t('password')}>
        {(input) => (
          <input
            {...input}
            className="in"
            type="password"
            dir="ltr"
            autoComplete="current-password"
            data-autofocus
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
      <div className="act">
        <Button onClick={declineToSignIn}>{t('later')}</Button>
        <Button type="submit" variant="primary" isBusy={isBusy} disabled={email === '' || password === ''}>
          {t('signIn')}
        </Button>
      </div>
    </form>
  );
}
