import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { staffInvitation, type StaffMember } from '@nexus/domain/contract/staff';
import { faultsOf, faultSentence } from '@nexus/domain/errors';
import { ROLES, type Role } from '@nexus/domain/permissions';
import { api } from '../lib/api-client';
import { ApiError, sentenceOf } from '../lib/api-error';
import { formatAgo } from '../lib/format';
import { useSession } from '../lib/session';
import { useLanguage, useWords } from '../lib/words/use-words';
import { Avatar } from '../ui/avatar';
import { Button } from '../ui/button';
import { useConfirm } from '../lib/confirm';
import { Dialog } from '../controls/dialog';
import { Field } from '../ui/field';
import { Icon } from '../ui/icon';
import { PageTitle } from '../ui/page-title';
import { Alert, EmptyState, ErrorState, Skeletons } from '../ui/states';
import { useToast } from '../lib/toasts';
import { Guarded } from './guarded';
import { badgeClass } from '../ui/badge';

/** Who may administer: invited, given a role, deactivated, signed out. */
export function UsersScreen() {
  const t = useWords('admin', 'panel.users');
  return (
    <Guarded needs="*" title={t('title')}>
      <Users />
    </Guarded>
  );
}

function Users() {
  const t = useWords('admin', 'panel.users');
  const [isInviting, setInviting] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['staff'],
    queryFn: () => api('GET /api/admin/users'),
    staleTime: 0,
  });
  return (
    <div className="stack" style={{ paddingBlockEnd: 40 }}>
      <div className="row between">
        <PageTitle title={t('title')} />
        <Button variant="primary" onClick={() => setInviting(true)}>
          <Icon name="plus" small />
          {t('invite')}
        </Button>
      </div>
      {error && !data && <ErrorState text={t('failed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeletons count={4} height={80} />}
      {data?.length === 0 && <EmptyState text={t('none')} />}
      {data && data.length > 0 && (
        <ul className="card lines">
          {data.map((staff) => (
            <UserLine key={staff.id} staff={staff} />
          ))}
        </ul>
      )}
      <InviteDialog isOpen={isInviting} onClose={() => setInviting(false)} />
    </div>
  );
}

function UserLine({ staff }: { staff: StaffMember }) {
  const t = useWords('admin', 'panel.users');
  const admin = useWords('admin');
  const language = useLanguage();
  const { session } = useSession();
  const confirm = useConfirm();
  const toast = useToast();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const isSelf = session.kind === 'staff' && session.staff.id === staff.id;
  const { name } = staff;
  const run = async (work: () => Promise<unknown>, title: string) => {
    setBusy(true);
    try {
      await work();
      toast({ title });
    } catch (error) {
      toast({ title: t('changeFailed'), error });
    }
    await queries.invalidateQueries({ queryKey: ['staff'] });
    setBusy(false);
  };
  const change = (body: { role?: Role; isActive?: boolean }) =>
    run(() => api('PUT /api/admin/users/{id}', { params: { id: staff.id }, body }), t('changed', { name }));
  const setRole = async (role: Role) => {
    const text = t('askRole', { name, role: admin(`menu.roles.${role}`) });
    if (await confirm({ title: t('role'), text, confirm: admin('content.save') })) await change({ role });
  };
  const deactivate = async () => {
    const question = {
      title: t('deactivate'),
      text: t('askDeactivate', { name }),
      confirm: t('deactivate'),
      isDangerous: true,
    };
    if (await confirm(question)) await change({ isActive: false });
  };
  return (
    <li className="line">
      <Avatar name={name} src="" />
      <div className="line-main">
        <p>
          <b>
            <bdi>{name}</bdi>
          </b>{' '}
          {isSelf && <span className={badgeClass()}>{t('you')}</span>}{' '}
          <span className={staff.state === 'active' ? badgeClass() : badgeClass('warning')}>
            {t(`states.${staff.state}`)}
          </span>
        </p>
        <p className="sm subtle">
          <span dir="ltr">{staff.email}</span> ·{' '}
          {t('lastLogin', { when: staff.lastLogin ? formatAgo(staff.lastLogin, language) : t('never') })}
        </p>
      </div>
      <span className="row line-actions">
        <select
          className="in fit"
          aria-label={t('roleOf', { name })}
          value={staff.role}
          disabled={isSelf || isBusy}
          onChange={(event) => void setRole(event.target.value as Role)}
        >
          {ROLES.map((role) => (
            <option key={role} value={role}>
              {admin(`menu.roles.${role}`)}
            </option>
          ))}
        </select>
        {staff.state === 'invited' && (
          <Button
            size="small"
            disabled={isBusy}
            onClick={() =>
              void run(
                () => api('POST /api/admin/users/{id}/invite', { params: { id: staff.id }, body: {} }),
                t('resent', { name }),
              )
            }
          >
            {t('resend')}
          </Button>
        )}
        <Button
          size="small"
          disabled={isBusy}
          onClick={() =>
            void run(
              () => api('POST /api/admin/users/{id}/end-sessions', { params: { id: staff.id }, body: {} }),
              t('ended', { name }),
            )
          }
        >
          {t('endSessions')}
        </Button>
        {!isSelf &&
          (staff.isActive ? (
            <Button size="small" variant="dangerQuiet" disabled={isBusy} onClick={() => void deactivate()}>
              {t('deactivate')}
            </Button>
          ) : (
            <Button size="small" disabled={isBusy} onClick={() => void change({ isActive: true })}>
              {t('activate')}
            </Button>
          ))}
      </span>
    </li>
  );
}

function InviteDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useWords('admin', 'panel.users');
  const language = useLanguage();
  const admin = useWords('admin');
  const common = useWords();
  const title = useId();
  const toast = useToast();
  const queries = useQueryClient();
  const [values, setValues] = useState({ name: '', email: '', role: 'editor' as Role });
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    const checked = staffInvitation.safeParse(values);
    if (!checked.success) {
      const found = Object.entries(faultsOf(checked.error));
      return setFaults(Object.fromEntries(found.map(([name, code]) => [name, faultSentence(code, language)])));
    }
    setFaults({});
    setFailure('');
    setBusy(true);
    try {
      await api('POST /api/admin/users', { body: checked.data });
      toast({ title: t('invited', { name: values.name }), text: t('invitedText') });
      setValues({ name: '', email: '', role: 'editor' });
      onClose();
      await queries.invalidateQueries({ queryKey: ['staff'] });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'emailTaken') setFaults({ email: error.sentence });
      else if (error instanceof ApiError && Object.keys(error.fields).length > 0) setFaults(error.fields);
      else setFailure(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} labelledBy={title}>
      <form
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <h2 id={title}>{t('inviteTitle')}</h2>
        {(['name', 'email'] as const).map((name) => (
          <Field key={name} label={t(name)} required fault={faults[name]}>
            {(input) => (
              <input
                {...input}
                className={faults[name] ? 'in bad' : 'in'}
                type={name === 'email' ? 'email' : 'text'}
                dir={name === 'email' ? 'ltr' : 'auto'}
                autoComplete="off"
                value={values[name]}
                onChange={(event) => setValues({ ...values, [name]: event.target.value })}
              />
            )}
          </Field>
        ))}
        <Field label={t('role')}>
          {(input) => (
            <select
              {...input}
              className="in"
              value={values.role}
              onChange={(event) => setValues({ ...values, role: event.target.value as Role })}
            >
              {ROLES.map((role) => (
                <option key={role} value={role}>
                  {admin(`menu.roles.${role}`)}
                </option>
              ))}
            </select>
          )}
        </Field>
        {failure && (
          <Alert tone="bad" title={t('inviteFailed')}>
            <p>{failure}</p>
          </Alert>
        )}
        <div className="act">
          <Button onClick={onClose}>{common('form.cancel')}</Button>
          <Button type="submit" variant="primary" isBusy={isBusy}>
            {t('send')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
