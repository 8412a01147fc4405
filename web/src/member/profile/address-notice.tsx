import { useState } from 'react';
import type { OwnMember } from '@nexus/domain/membership/member';
import { api } from '../../lib/api-client';
import { useSession } from '../../lib/session';
import { useWords } from '../../lib/words/use-words';
import { Button } from '../../ui/button';
import { Emphasized } from '../../ui/emphasized';
import { Alert } from '../../controls/states';
import { useToast } from '../../lib/toasts';

/** While a typed address waits for its confirmation: which one counts, and how to have another mail or to go back. */
export function AddressNotice({ member, onTakenBack }: { member: OwnMember; onTakenBack?: (email: string) => void }) {
  const t = useWords('members', 'address');
  const { remember } = useSession();
  const toast = useToast();
  const [busy, setBusy] = useState<'resend' | 'takeBack'>();
  if (!member.isEmailWaiting) return null;
  const params = { id: member.id };
  const act = async (what: 'resend' | 'takeBack') => {
    setBusy(what);
    try {
      if (what === 'resend') {
        remember(await api('POST /api/members/{id}/address-confirmation', { params, body: {} }));
        toast({ title: t('resent') });
      } else {
        const saved = await api('DELETE /api/members/{id}/address-confirmation', { params });
        remember(saved);
        onTakenBack?.(saved.email);
        toast({ title: t('takenBack') });
      }
    } catch (error) {
      toast({ title: t('failed'), error });
    }
    setBusy(undefined);
  };
  return (
    <Alert tone="warning" title={t('title')}>
      <p>
        <Emphasized text={t.raw('waits')} values={{ email: member.email }} />
      </p>
      <p>
        {member.emailInUse === '' ? (
          t('noneInUse')
        ) : (
          <Emphasized text={t.raw('inUse')} values={{ email: member.emailInUse }} />
        )}
      </p>
      <div className="row alert-actions">
        <Button
          size="small"
          variant="primary"
          isBusy={busy === 'resend'}
          disabled={busy !== undefined}
          onClick={() => void act('resend')}
        >
          {t('resend')}
        </Button>
        <Button
          size="small"
          isBusy={busy === 'takeBack'}
          disabled={busy !== undefined}
          onClick={() => void act('takeBack')}
        >
          {member.emailInUse === '' ? t('remove') : t('takeBack')}
        </Button>
      </div>
    </Alert>
  );
}
