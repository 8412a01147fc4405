import { useState } from 'react';
import type { OwnMember } from '@nexus/domain/membership/member';
import { ApiError } from '../../lib/api-error';
import { useSession } from '../../lib/session';
import { useWords } from '../../lib/words/use-words';
import { Button } from '../../ui/button';
import { Alert } from '../../controls/states';
import { useToast } from '../../lib/toasts';
import { profileOf, submitProfile } from './profile-query';

/** Where the request to join stands, and what the person can do about it. Nothing for approved members. */
export function MembershipNotice({ member, onEdit }: { member: OwnMember; onEdit: () => void }) {
  const t = useWords('members');
  const { remember } = useSession();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  if (member.status === 'approved') return null;
  if (member.hasOpenRequest) {
    return (
      <Alert tone="warning" title={t('profile.requestOpen')}>
        <p>{t('profile.requestOpenText')}</p>
      </Alert>
    );
  }
  const ask = async () => {
    setBusy(true);
    try {
      remember(await submitProfile(member.id, profileOf(member)));
      toast({ title: t('complete.requested'), text: t('complete.requestedText') });
    } catch (error) {
      const isIncomplete = error instanceof ApiError && error.code === 'invalid';
      if (!isIncomplete) return toast({ title: t('profile.requestFailed'), error });
      toast({ title: t('profile.requestMissingText'), isBad: true });
      onEdit();
    } finally {
      setBusy(false);
    }
  };
  const isRejected = member.status === 'rejected';
  return (
    <Alert
      tone={isRejected ? 'bad' : 'warning'}
      title={isRejected ? t('profile.rejectedTitle') : t('profile.requestMissing')}
    >
      {isRejected && member.rejectionReason && (
        <p dir="auto">{t('profile.rejectedReason', { reason: member.rejectionReason })}</p>
      )}
      <p>{isRejected ? t('profile.rejectedText') : t('profile.requestMissingText')}</p>
      <div className="alert-actions">
        <Button variant="primary" size="small" isBusy={isBusy} onClick={() => void ask()}>
          {isRejected ? t('profile.requestAgain') : t('profile.request')}
        </Button>
      </div>
    </Alert>
  );
}
