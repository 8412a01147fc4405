import { useState } from 'react';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { memberMessage } from '@nexus/domain/membership/message';
import { Alert } from '../../controls/states';
import { Switch } from '../../controls/switch';
import { TextField } from '../../controls/text-field';
import { paths } from '../../lib/paths';
import { useMember } from '../../lib/session';
import { useFormDraft } from '../../lib/use-form-draft';
import { useKeyOfWords } from '../../lib/use-key-of-words';
import { useSchemaForm } from '../../lib/use-schema-form';
import { useWords } from '../../lib/words/use-words';
import { Button, buttonClass } from '../../ui/button';

type Message = z.output<typeof memberMessage>;

/** A message to another member. The same words sent twice arrive once; what is half written stays. */
export function MessageForm(props: {
  to: string;
  /** Under this name the half-written message is kept. */
  draft: string;
  send: (message: Message, headers: Record<string, string>) => Promise<unknown>;
  onSent: () => void;
  onCancel?: () => void;
}) {
  const t = useWords('members', 'message');
  const common = useWords();
  const { emailInUse: address = '' } = useMember() ?? {};
  const [showsAddress, setShowsAddress] = useState(false);
  const keyOf = useKeyOfWords();
  const message = useSchemaForm({ schema: words, values: { text: '' } });
  const drop = useFormDraft({ form: message.form, name: props.draft, read: wordsIn });
  if (address === '') return <Unconfirmed />;
  const send = message.submit(async ({ text }) => {
    const body = { text, showsAddress };
    await props.send(body, { 'idempotency-key': keyOf(body) });
    drop();
    props.onSent();
  });
  return (
    <form className="stack" noValidate onSubmit={send}>
      <TextField of={message} name="text" label={t('text')} rows={7} />
      <Switch
        label={t('showsAddress', { name: props.to, address: `\u2068${address}\u2069` })}
        isOn={showsAddress}
        onChange={setShowsAddress}
      />
      {message.failure && <Alert tone="bad" title={message.failure} />}
      <div className="row">
        <Button type="submit" variant="primary" isBusy={message.isBusy}>
          {t('send')}
        </Button>
        {props.onCancel && <Button onClick={props.onCancel}>{common('form.cancel')}</Button>}
      </div>
    </form>
  );
}

/** Without an address of their own nobody could answer them. */
function Unconfirmed() {
  const t = useWords('members', 'message');
  return (
    <Alert tone="warning" title={t('unconfirmed')}>
      <Link className={buttonClass({ size: 'small' })} to={paths.profile}>
        {t('toProfile')}
      </Link>
    </Alert>
  );
}

const words = memberMessage.pick({ text: true });
/** What was typed, finished or not. */
const unfinished = z.object({ text: z.string().catch('') });
const wordsIn = (kept: unknown) => unfinished.safeParse(kept).data;
