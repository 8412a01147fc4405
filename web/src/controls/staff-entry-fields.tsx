import type { FieldPath, FieldValues } from 'react-hook-form';
import type { SchemaForm } from '../lib/use-schema-form';
import { useWords } from '../lib/words/use-words';
import { CodeField } from './code-field';
import { TextField } from './text-field';

/** What staff sign in with: address and password, and once these are right, the code where one is needed. */
export function StaffEntryFields<
  T extends FieldValues & { email: string; password: string; code: string },
  Sent,
>(props: {
  of: SchemaForm<T, Sent>;
  asksCode: boolean;
  labels: { email: string; password: string };
  textClass?: string;
  /** The address is known: the password has the focus. */
  isKnown?: boolean;
}) {
  const { of, labels } = props;
  const t = useWords('signedIn', 'again');
  const name = (field: 'email' | 'password' | 'code') => field as FieldPath<T>;
  if (props.asksCode)
    return (
      <>
        <p className={props.textClass}>{t('codeText')}</p>
        <CodeField of={of} name={name('code')} />
      </>
    );
  return (
    <>
      <TextField of={of} name={name('email')} type="email" autoComplete="username" label={labels.email} />
      <TextField
        of={of}
        name={name('password')}
        type="password"
        autoComplete="current-password"
        label={labels.password}
        hasFocus={props.isKnown ?? false}
      />
    </>
  );
}
