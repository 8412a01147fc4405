import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { StaffMember } from '@nexus/domain/contract/staff';
import { ROLES, type Role } from '@nexus/domain/permissions';
import { Select } from '../controls/input';
import { api } from '../lib/api-client';
import { formatAgo } from '../lib/format';
import { useSession } from '../lib/session';
import { useLanguage, useWords } from '../lib/words/use-words';
import { Avatar } from '../ui/avatar';
import { Button } from '../ui/button';
import { useConfirm } from '../lib/confirm';
import { Icon } from '../ui/icon';
import { PageTitle } from '../ui/page-title';
import { ListSkeleton } from '../controls/skeletons';
import { EmptyState, ErrorState } from '../controls/states';
import { useToast } from '../lib/toasts';
import { Guarded } from './guarded';
import { InviteDialog } from './invite-dialog';
import { Badge } from '../controls/badge';

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
    <div className="stack screen">
      <div className="row between">
        <PageTitle title={t('title')} />
        <Button variant="primary" onClick={() => setInviting(true)}>
          <Icon name="plus" small />
          {t('invite')}
        </Button>
      </div>
      {error && !data && <ErrorState text={t('failed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton count={4} face={44} end={[220, 36]} isBelow />}
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
  const resetCode = async () => {
    const text = t('askResetCode', { name });
    if (!(await confirm({ title: t('resetCode'), text, confirm: t('resetCode'), isDangerous: true }))) return;
    const params = { id: staff.id };
    await run(
      () => api('POST /api/admin/users/{id}/second-factor/reset', { params, body: {} }),
      t('codeReset', { name }),
    );
  };
  return (
    <li className="line">
      <Avatar name={name} src="" />
      <div className="line-main">
        <p>
          <b>
            <bdi>{name}</bdi>
          </b>{' '}
          {isSelf && <Badge>{t('you')}</Badge>}{' '}
          <Badge tone={staff.state === 'active' ? 'neutral' : 'warning'}>{t(`states.${staff.state}`)}</Badge>{' '}
          {staff.hasSecondFactor && <Badge tone="accent">{t('hasCode')}</Badge>}
        </p>
        <p className="small subtle">
          <span dir="ltr">{staff.email}</span> ·{' '}
          {t('lastLogin', { when: staff.lastLogin ? formatAgo(staff.lastLogin, language) : t('never') })}
        </p>
      </div>
      <span className="row line-actions">
        <Select
          fit
          aria-label={t('roleOf', { name })}
          value={staff.role}
          disabled={isSelf || isBusy}
          onChange={(event) => void setRole(event.target.value as Role)}
          options={ROLES.map((role) => ({ value: role, label: admin(`menu.roles.${role}`) }))}
        />
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
        {!isSelf && staff.hasSecondFactor && (
          <Button size="small" disabled={isBusy} onClick={() => void resetCode()}>
            {t('resetCode')}
          </Button>
        )}
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
