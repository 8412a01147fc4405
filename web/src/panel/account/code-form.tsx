import { codeEntry } from '@nexus/domain/contract/second-factor';
import { CodeField } from '../../controls/code-field';
import { Alert } from '../../controls/states';
import { useSchemaForm } from '../../lib/use-schema-form';
import { useWords } from '../../lib/words/use-words';
import { Button } from '../../ui/button';

/** Does something by a code; a wrong one is said at its field, and nothing else is lost. */
export function CodeForm(props: {
  text: string;
  submit: string;
  /** Where a recovery code would do as well. */
  takesRecovery?: boolean;
  onSend: (code: string) => Promise<void>;
  onCancel: () => void;
}) {
  const common = useWords();
  const form = useSchemaForm({ schema: codeEntry, values: { code: '' }, fieldOf: { codeWrong: 'code' } });
  return (
    <form className="stack" noValidate onSubmit={form.submit(({ code }) => props.onSend(code))}>
      <p>{props.text}</p>
      <CodeField of={form} name="code" takesRecovery={props.takesRecovery ?? true} />
      {form.failure && <Alert tone="bad" title={form.failure} />}
      <div className="row">
        <Button onClick={props.onCancel}>{common('form.cancel')}</Button>
        <Button type="submit" variant="primary" isBusy={form.isBusy}>
          {props.submit}
        </Button>
      </div>
    </form>
  );
}
