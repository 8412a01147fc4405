import { useState } from 'react';
import { useToast } from '../lib/toasts';
import { useKeptText } from '../lib/use-kept-text';
import { Button } from '../ui/button';
import { Field } from './field';
import { Textarea } from './input';

/** A short text that is sent by itself. What is typed is kept for its writer under `name` until it is sent. */
export function KeptTextForm(props: {
  name: string;
  label: string;
  help: string;
  button: string;
  /** What is said when it could not be sent, with why. */
  failed: string;
  rows?: number;
  maxLength: number;
  /** @throws what failed; the text stays */
  send: (text: string) => Promise<unknown>;
}) {
  const toast = useToast();
  const { typed, write, drop } = useKeptText<'text'>(props.name);
  const [isBusy, setBusy] = useState(false);
  const text = typed?.text ?? '';
  const send = async () => {
    setBusy(true);
    try {
      await props.send(text.trim());
      drop();
    } catch (error) {
      toast({ title: props.failed, error });
    }
    setBusy(false);
  };
  return (
    <>
      <Field label={props.label} help={props.help}>
        <Textarea
          rows={props.rows ?? 2}
          maxLength={props.maxLength}
          value={text}
          onChange={(event) => write({ text: event.target.value })}
        />
      </Field>
      <div className="row">
        <Button
          size="small"
          variant="primary"
          isBusy={isBusy}
          disabled={text.trim() === ''}
          onClick={() => void send()}
        >
          {props.button}
        </Button>
      </div>
    </>
  );
}
