import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ReceivedMessage as Received } from '@nexus/domain/contract/messages';
import { LIMITS } from '@nexus/domain/limits';
import { Alert } from '../../controls/states';
import { api } from '../../lib/api-client';
import { useConfirm } from '../../lib/confirm';
import { formatMoment } from '../../lib/format';
import { paths } from '../../lib/paths';
import { useMember } from '../../lib/session';
import { useToast } from '../../lib/toasts';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { recipeClass } from '../../theme/recipe-class';
import { Avatar } from '../../ui/avatar';
import { Button } from '../../ui/button';
import { MessageForm } from './message-form';

interface Given {
  message: Received;
  onChange: (change: Partial<Received>) => void;
}

/** A message to oneself, and everything that one can do about it. */
export function ReceivedMessage({ message, onChange }: Given) {
  const t = useWords('members', 'message');
  const language = useLanguage();
  const { from, text, sentAt } = message;
  return (
    <>
      <article className="card padded stack">
        {from ? (
          <div className="person wide-person">
            <Avatar name={from.name} src={from.imageUrl} size="medium" />
            <div>
              <b className="two-lines">
                <Link className="link" to={paths.member(from.id)}>
                  <bdi>{from.name}</bdi>
                </Link>
              </b>
              <small className="two-lines">
                <bdi>{from.title}</bdi>
              </small>
            </div>
          </div>
        ) : (
          <p className="muted">{t('left')}</p>
        )}
        <p className="small subtle">{formatMoment(sentAt, language)}</p>
        <p className="prose" dir="auto">
          {text}
        </p>
        <Precautions message={message} onChange={onChange} />
      </article>
      {from && <Answer message={message} from={from} onChange={onChange} />}
    </>
  );
}

function Answer({ message, from, onChange }: Given & { from: NonNullable<Received['from']> }) {
  const t = useWords('members', 'message');
  const { name } = from;
  const [isSent, setSent] = useState(false);
  const params = { id: message.id };
  if (isSent || message.isAnswered)
    return (
      <Alert tone="good" title={isSent ? t('sent') : t('answered')}>
        {isSent && t('sentText', { name })}
      </Alert>
    );
  if (!message.mayAnswer) return <p className="muted">{t('unreachable', { name })}</p>;
  return (
    <section className="card padded stack" aria-label={t('answer', { name })}>
      <h2 className="small-title">{t('answer', { name })}</h2>
      <p className="muted">{t('writeText', { name })}</p>
      <MessageForm
        to={name}
        draft={`answer:${message.id}`}
        send={(body, headers) => api('POST /api/messages/{id}/answer', { params, body, headers })}
        onSent={() => {
          setSent(true);
          onChange({ isAnswered: true, mayAnswer: false });
        }}
      />
    </section>
  );
}

/** To keep who wrote away, and to show the message to the team. Neither is told to who wrote. */
function Precautions({ message, onChange }: Given) {
  const t = useWords('members', 'message');
  const own = useMember();
  const confirm = useConfirm();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const { id, from, isBlocked, isReported } = message;
  const name = from?.name ?? '';
  const attempt = async (work: () => Promise<unknown>, change: Partial<Received>, done: string) => {
    setBusy(true);
    try {
      await work();
      onChange(change);
      toast({ title: done });
    } catch (error) {
      toast({ title: t('didNotWork'), error });
    }
    setBusy(false);
  };
  const block = async (other: string) => {
    const title = t('block', { name });
    if (!(await confirm({ title, text: t('blockAsk', { name }), confirm: title, isDangerous: true }))) return;
    const params = { id: own?.id ?? '', other };
    const work = () => api('PUT /api/members/{id}/blocks/{other}', { params, body: {} });
    await attempt(work, { isBlocked: true }, t('blocked', { name }));
  };
  const report = async () => {
    const note = { label: t('reportNote'), help: t('reportHelp'), maxLength: LIMITS.reasonCharacters };
    const question = { title: t('report'), text: t('reportAsk', { name }), confirm: t('report'), note };
    const answer = await confirm(question);
    if (!answer) return;
    const work = () => api('POST /api/messages/{id}/report', { params: { id }, body: { note: answer.note } });
    await attempt(work, { isReported: true }, t('reported'));
  };
  return (
    <div className={recipeClass('row', { gap: 'close' })}>
      {from && !isBlocked && (
        <Button size="small" variant="dangerQuiet" disabled={isBusy} onClick={() => void block(from.id)}>
          {t('block', { name })}
        </Button>
      )}
      {!isReported && (
        <Button size="small" disabled={isBusy} onClick={() => void report()}>
          {t('report')}
        </Button>
      )}
      {isBlocked && <p className="small subtle">{t('blocked', { name })}</p>}
      {isReported && <p className="small subtle">{t('reported')}</p>}
    </div>
  );
}
