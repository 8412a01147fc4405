import { useEffect, useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { SchemaForm } from '../lib/use-schema-form';
import { useWords } from '../lib/words/use-words';
import { Button } from '../ui/button';
import { TextField } from './text-field';

/** Where a code is typed: of the app, with the keys for digits, or one of those that were kept for when it is lost. */
export function CodeField<T extends FieldValues, Sent>(props: {
  of: SchemaForm<T, Sent>;
  name: FieldPath<T>;
  takesRecovery?: boolean;
}) {
  const { of, name, takesRecovery = true } = props;
  const t = useWords('signedIn', 'code');
  const [isRecovery, setRecovery] = useState(false);
  const { setFocus } = of.form;
  useEffect(() => setFocus(name), [setFocus, name, isRecovery]);
  return (
    <>
      <TextField
        of={of}
        name={name}
        label={t(isRecovery ? 'recovery' : 'code')}
        help={t(isRecovery ? 'recoveryHelp' : 'codeHelp')}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        spellCheck={false}
        dir="ltr"
      />
      {takesRecovery && (
        <div>
          <Button size="small" variant="ghost" onClick={() => setRecovery(!isRecovery)}>
            {t(isRecovery ? 'useApp' : 'useRecovery')}
          </Button>
        </div>
      )}
    </>
  );
}
