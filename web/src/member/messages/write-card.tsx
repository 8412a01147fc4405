import { useEffect, useRef, useState } from 'react';
import type { PublicMember } from '@nexus/domain/membership/member';
import { Alert } from '../../controls/states';
import { api } from '../../lib/api-client';
import { useWords } from '../../lib/words/use-words';
import { MessageForm } from './message-form';

/** On the page of a member: a message to them. What is said once it is sent holds whoever they let write to them. */
export function WriteCard({ member, onClose }: { member: PublicMember; onClose: () => void }) {
  const t = useWords('members', 'message');
  const { id, name } = member;
  const [isSent, setSent] = useState(false);
  const card = useRef<HTMLElement>(null);
  useEffect(() => card.current?.querySelector('textarea')?.focus(), []);
  return (
    <section ref={card} className="card padded stack" aria-label={t('write', { name })}>
      <h2 className="small-title">{t('write', { name })}</h2>
      {isSent ? (
        <Alert tone="good" title={t('sent')}>
          {t('sentText', { name })}
        </Alert>
      ) : (
        <>
          <p className="muted">{t('writeText', { name })}</p>
          <MessageForm
            to={name}
            draft={`message:${id}`}
            send={(body, headers) => api('POST /api/members/{id}/messages', { params: { id }, body, headers })}
            onSent={() => setSent(true)}
            onCancel={onClose}
          />
        </>
      )}
    </section>
  );
}
