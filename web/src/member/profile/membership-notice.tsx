import { useState } from 'react';
import type { OwnMember } from '@nexus/domain/membership/member';
import { asksAgain, isAccessEnded } from '@nexus/domain/membership/workflow';
import { ApiError } from '../../lib/api-error';
import { formatDay } from '../../lib/format';
import { useSession } from '../../lib/session';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { Button } from '../../ui/button';
import { Alert } from '../../controls/states';
import { useToast } from '../../lib/toasts';
import { OpenRequest } from './open-request';
import { askToJoin } from './profile-query';
import { requestedText } from './requested-text';

/** Where the request to join stands, and what the person can do about it. Nothing for approved members. */
export function MembershipNotice({ member, onEdit }: { member: OwnMember; onEdit: () => void }) {
  const t = useWords('members');
  const { remember } = useSession();
  const language = useLanguage();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  if (member.status === 'approved') return null;
  if (member.hasOpenRequest) return <OpenRequest member={member} />;
  const ask = async () => {
    setBusy(true);
    try {
      const asked = await askToJoin(member.id);
      remember(asked);
      toast({ title: t('complete.requested'), text: requestedText(asked, t) });
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
  const isEnded = isAccessEnded(member);
  const title = () => {
    if (isEnded) return t('profile.endedTitle', { day: formatDay(member.rejectedAt ?? '', language) });
    return isRejected ? t('profile.rejectedTitle') : t('profile.requestMissing');
  };
  return (
    <Alert tone={isRejected ? 'bad' : 'warning'} title={title()}>
      {isRejected && member.rejectionReason && (
        <p dir="auto">{t('profile.rejectedReason', { reason: member.rejectionReason })}</p>
      )}
      <p>
        {isEnded ? t('profile.endedText') : isRejected ? t('profile.rejectedText') : t('profile.requestMissingText')}
      </p>
      <div className="alert-actions">
        <Button variant="primary" size="small" isBusy={isBusy} onClick={() => void ask()}>
          {asksAgain(member) ? t('profile.requestAgain') : t('profile.request')}
        </Button>
      </div>
    </Alert>
  );
}
