import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { staffInvitation } from '@nexus/domain/contract/staff';
import { ROLES, type Role } from '@nexus/domain/permissions';
import { Dialog } from '../controls/dialog';
import { Field } from '../controls/field';
import { Select } from '../controls/input';
import { TextField } from '../controls/text-field';
import { api } from '../lib/api-client';
import { useSchemaForm } from '../lib/use-schema-form';
import { useWords } from '../lib/words/use-words';
import { Button } from '../ui/button';
import { Alert } from '../controls/states';
import { useToast } from '../lib/toasts';

const EMPTY = { name: '', email: '', role: 'editor' as Role };

/** Invites somebody to work here: a name, an address, a role. What was typed stays when it is closed. */
export function InviteDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useWords('admin', 'panel.users');
  const admin = useWords('admin');
  const common = useWords();
  const title = useId();
  const toast = useToast();
  const queries = useQueryClient();
  const invitation = useSchemaForm({
    schema: staffInvitation,
    values: EMPTY,
    fieldOf: { emailTaken: 'email' },
  });
  const send = invitation.submit(async (body) => {
    await api('POST /api/admin/users', { body });
    toast({ title: t('invited', { name: body.name }), text: t('invitedText') });
    invitation.form.reset();
    onClose();
    await queries.invalidateQueries({ queryKey: ['staff'] });
  });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} labelledBy={title}>
      <form className="stack" noValidate onSubmit={send}>
        <h2 id={title}>{t('inviteTitle')}</h2>
        <TextField of={invitation} name="name" label={t('name')} autoComplete="off" />
        <TextField of={invitation} name="email" label={t('email')} type="email" autoComplete="off" />
        <Field label={t('role')}>
          <Select
            {...invitation.form.register('role')}
            options={ROLES.map((role) => ({ value: role, label: admin(`menu.roles.${role}`) }))}
          />
        </Field>
        {invitation.failure && (
          <Alert tone="bad" title={t('inviteFailed')}>
            <p>{invitation.failure}</p>
          </Alert>
        )}
        <div className="actions">
          <Button onClick={onClose}>{common('form.cancel')}</Button>
          <Button type="submit" variant="primary" isBusy={invitation.isBusy}>
            {t('send')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
