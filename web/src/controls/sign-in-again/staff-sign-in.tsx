import { useState } from 'react';
import { staffEntry, staffEntryByCode } from '@nexus/domain/contract/second-factor';
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
import { StaffEntryFields } from '../staff-entry-fields';
import type { Back } from './use-back';

/** E-mail and password, where the panel's screen stands. */
export function StaffSignIn({ staff, onBack }: { staff: StaffSelf; onBack: Back }) {
  const t = useWords('signedIn', 'again');
  const [asksCode, setAsksCode] = useState(false);
  const entry = useSchemaForm({
    schema: asksCode ? staffEntryByCode : staffEntry,
    values: { email: staff.email, password: '', code: '' },
    fieldOf: { codeWrong: 'code' },
    say: () => t('wrong'),
    sentence: (error) => (error instanceof ApiError ? sentenceAtEntry(error) : t('wrong')),
  });
  const [email, password] = entry.form.watch(['email', 'password']);
  const submit = entry.submit(async (typed) => {
    const user = await signInAsStaff(typed.email, typed.password, asksCode ? typed.code : undefined).catch(needsCode);
    if (!user) return setAsksCode(true);
    const { uid } = user;
    if (uid === staff.id) await api('GET /api/admin/me', { as: 'oneself' });
    await onBack(uid);
  });
  return (
    <form className="stack" noValidate onSubmit={submit}>
      {entry.failure && <Alert tone="bad" title={entry.failure} />}
      <StaffEntryFields
        of={entry}
        asksCode={asksCode}
        labels={{ email: t('email'), password: t('password') }}
        isKnown
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

/** @returns undefined where the password was right and a code is needed besides */
function needsCode(error: unknown): undefined {
  if (!(error instanceof ApiError) || error.code !== 'codeNeeded') throw error;
}
