import { useState } from 'react';
import type { OwnMember } from '@nexus/domain/membership/member';
import { api } from '../../lib/api-client';
import { useToast } from '../../lib/toasts';
import { useWords } from '../../lib/words/use-words';
import { Avatar } from '../../ui/avatar';
import { Button } from '../../ui/button';

interface Blocked {
  id: string;
  name: string;
  title: string;
  imageUrl: string;
}

/** Whom a member blocked, once they ask; each can be let write again. */
export function BlockedPeople({ member }: { member: OwnMember }) {
  const t = useWords('members', 'message');
  const toast = useToast();
  const [blocked, setBlocked] = useState<readonly Blocked[]>();
  const [isBusy, setBusy] = useState(false);
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    await work().catch((error: unknown) => toast({ title: t('didNotWork'), error }));
    setBusy(false);
  };
  const show = async () => setBlocked(await api('GET /api/members/{id}/blocks', { params: { id: member.id } }));
  const unblock = async ({ id, name }: Blocked) => {
    await api('DELETE /api/members/{id}/blocks/{other}', { params: { id: member.id, other: id } });
    setBlocked((all) => all?.filter((one) => one.id !== id));
    toast({ title: t('unblocked', { name }) });
  };
  if (!blocked)
    return (
      <div>
        <Button size="small" variant="ghost" isBusy={isBusy} onClick={() => void attempt(show)}>
          {t('whoIsBlocked')}
        </Button>
      </div>
    );
  return (
    <section className="stack" aria-label={t('whoIsBlocked')}>
      <h3 className="small-title">{t('whoIsBlocked')}</h3>
      <p className="muted">{blocked.length === 0 ? t('nobodyBlocked') : t('blockedText')}</p>
      <ul className="stack">
        {blocked.map((one) => (
          <li key={one.id} className="row between">
            <span className="person">
              <Avatar name={one.name} src={one.imageUrl} size="small" />
              <bdi>{one.name}</bdi>
            </span>
            <Button
              size="small"
              disabled={isBusy}
              aria-label={t('unblockName', { name: one.name })}
              onClick={() => void attempt(() => unblock(one))}
            >
              {t('unblock')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
