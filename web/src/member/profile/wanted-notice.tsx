import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { OwnMember } from '@nexus/domain/membership/member';
import { Alert } from '../../controls/states';
import { api } from '../../lib/api-client';
import { usePublished } from '../../lib/content';
import { useSession } from '../../lib/session';
import { useToast } from '../../lib/toasts';
import { useWords } from '../../lib/words/use-words';
import { Button } from '../../ui/button';

interface Given {
  member: OwnMember;
}

/** The page that somebody was on their way to when they signed in: kept until they are approved, and then offered. */
export function WantedNotice({ member }: Given) {
  const { wantedPath } = member;
  if (wantedPath === '') return null;
  const [, event] = /^\/events\/([\w-]+)$/.exec(wantedPath) ?? [];
  if (event) return <WantedEvent member={member} id={event} />;
  return member.isApproved ? <GoOn member={member} /> : null;
}

function WantedEvent({ member, id }: Given & { id: string }) {
  const t = useWords('members', 'wanted');
  const { data: event } = usePublished('event', id);
  if (!event) return null;
  if (member.isApproved) return <GoOn member={member} title={event.title} />;
  return <p className="muted">{t('kept', { title: event.title })}</p>;
}

function GoOn({ member, title }: Given & { title?: string }) {
  const t = useWords('members', 'wanted');
  const { remember } = useSession();
  const navigate = useNavigate();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const { id, wantedPath } = member;
  const forget = async () => {
    setBusy(true);
    try {
      remember(await api('DELETE /api/members/{id}/wanted', { params: { id } }));
    } catch (error) {
      toast({ title: t('failed'), error });
    }
    setBusy(false);
  };
  const goOn = async () => {
    await navigate(wantedPath);
    // It is offered again where this fails.
    await api('DELETE /api/members/{id}/wanted', { params: { id } }).then(remember, () => undefined);
  };
  return (
    <Alert tone="good" title={t('title')}>
      <p>{title ? t('event', { title }) : t('page')}</p>
      <div className="row">
        <Button variant="primary" size="small" onClick={() => void goOn()}>
          {t('goOn')}
        </Button>
        <Button variant="ghost" size="small" isBusy={isBusy} onClick={() => void forget()}>
          {t('later')}
        </Button>
      </div>
    </Alert>
  );
}
