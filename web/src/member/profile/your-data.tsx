import { useState } from 'react';
import type { OwnMember } from '@nexus/domain/membership/member';
import { api } from '../../lib/api-client';
import { formatDay } from '../../lib/format';
import { useSession } from '../../lib/session';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { Button } from '../../ui/button';
import { useConfirm } from '../../lib/confirm';
import { Alert } from '../../controls/states';
import { useToast } from '../../lib/toasts';

/** What we keep about a member: to download, or to leave and have it erased. */
export function YourData({ member }: { member: OwnMember }) {
  const t = useWords('members', 'data');
  const language = useLanguage();
  const { remember } = useSession();
  const confirm = useConfirm();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const params = { id: member.id };

  const download = async () => {
    setBusy(true);
    try {
      const data = await api('GET /api/members/{id}/data', { params });
      const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
      const link = document.createElement('a');
      link.href = url;
      link.download = 'nexus-my-data.json';
      link.click();
      setTimeout(() => URL.revokeObjectURL(url), 10_000);
    } catch (error) {
      toast({ title: t('downloadFailed'), error });
    }
    setBusy(false);
  };
  const leave = async (stay: boolean) => {
    const question = { title: t('leave'), text: t('leaveAsk'), confirm: t('leaveYes'), isDangerous: true };
    if (!stay && !(await confirm(question))) return;
    setBusy(true);
    try {
      remember(await api('POST /api/members/{id}/leave', { params, body: { stay } }));
      toast({ title: stay ? t('stayed') : t('left') });
    } catch (error) {
      toast({ title: t('failed'), error });
    }
    setBusy(false);
  };
  return (
    <section className="card padded stack" aria-labelledby="your-data">
      <h2 className="small-title" id="your-data">
        {t('title')}
      </h2>
      <p className="muted">{t('text')}</p>
      {member.leavingAt && (
        <Alert tone="warning" title={t('leaving', { day: formatDay(member.leavingAt, language) })} />
      )}
      <div className="row">
        <Button size="small" disabled={isBusy} onClick={() => void download()}>
          {t('download')}
        </Button>
        {member.leavingAt ? (
          <Button size="small" variant="primary" disabled={isBusy} onClick={() => void leave(true)}>
            {t('stay')}
          </Button>
        ) : (
          <Button size="small" variant="dangerQuiet" disabled={isBusy} onClick={() => void leave(false)}>
            {t('leave')}
          </Button>
        )}
      </div>
    </section>
  );
}
