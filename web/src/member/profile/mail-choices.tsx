import { useState } from 'react';
import { CHOSEN_MAILS, type ChosenMail } from '@nexus/domain/mails';
import type { OwnMember } from '@nexus/domain/membership/member';
import { Switch } from '../../controls/switch';
import { api } from '../../lib/api-client';
import { useSession } from '../../lib/session';
import { useToast } from '../../lib/toasts';
import { useWords } from '../../lib/words/use-words';
import { BlockedPeople } from '../messages/blocked-people';

/** Which of the mails that are up to a member they get; each is turned on and off at once. */
export function MailChoices({ member }: { member: OwnMember }) {
  const t = useWords('members', 'mails');
  const { remember } = useSession();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const choose = async (kind: ChosenMail, isOn: boolean) => {
    setBusy(true);
    try {
      remember(await api('PUT /api/members/{id}/mails/{kind}', { params: { id: member.id, kind }, body: { isOn } }));
      toast({ title: isOn ? t('on') : t('off') });
    } catch (error) {
      toast({ title: t('failed'), error });
    }
    setBusy(false);
  };
  return (
    <section className="card padded stack" aria-labelledby="mail-choices">
      <h2 className="small-title" id="mail-choices">
        {t('title')}
      </h2>
      <p className="muted">{t('text')}</p>
      {CHOSEN_MAILS.map((kind) => (
        <Switch
          key={kind}
          label={t(`kinds.${kind}`)}
          isOn={!member.mailsOff.includes(kind)}
          isDisabled={isBusy}
          help={kind === 'memberMessage' ? t('messagesHelp') : undefined}
          onChange={(isOn) => void choose(kind, isOn)}
        />
      ))}
      <BlockedPeople member={member} />
    </section>
  );
}
