import { useState } from 'react';
import { REQUEST_MAILS, type RequestMails as Choice } from '@nexus/domain/mails';
import { Field } from '../../controls/field';
import { Select } from '../../controls/input';
import { api } from '../../lib/api-client';
import { useSession, type StaffSelf } from '../../lib/session';
import { useToast } from '../../lib/toasts';
import { useWords } from '../../lib/words/use-words';

/** When one is told by mail that people ask to join. */
export function RequestMails({ staff }: { staff: StaffSelf }) {
  const t = useWords('admin', 'cases.mails');
  const { refresh } = useSession();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const choose = async (choice: Choice) => {
    setBusy(true);
    try {
      await api('PUT /api/admin/me/request-mails', { body: { choice } });
      toast({ title: t('saved') });
      await refresh();
    } catch (error) {
      toast({ title: t('failed'), error });
    }
    setBusy(false);
  };
  return (
    <section className="card padded">
      <Field label={t('label')} help={t('help', { email: staff.email })}>
        <Select
          fit
          value={staff.requestMails}
          disabled={isBusy}
          onChange={(event) => void choose(event.target.value as Choice)}
          options={REQUEST_MAILS.map((value) => ({ value, label: t(value) }))}
        />
      </Field>
    </section>
  );
}
