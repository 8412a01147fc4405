import { useDeferredValue } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ModeratedMember } from '@nexus/domain/membership/member';
import { ActionMenu } from '../../controls/action-menu';
import { Moving, MovingCard } from '../../controls/moving';
import { api } from '../../lib/api-client';
import { formatNumber } from '../../lib/format';
import { useLanguage, useWords } from '../../lib/words/use-words';
import { Avatar } from '../../ui/avatar';
import { Icon } from '../../ui/icon';
import { MemberLinks } from '../../ui/member-links';
import { OtherName } from '../../ui/other-name';
import { SkillTags } from '../../ui/skill-tags';
import { Pagination } from '../../controls/pagination';
import { EmptyState, ErrorState } from '../../controls/states';
import { useToast } from '../../lib/toasts';
import { LoadingMembers } from './loading-members';
import { MemberAddress } from './member-address';
import { useDecide } from './use-decide';
import { useRefetch } from '../use-waiting';
import { useDecided } from './use-members';
import { gridClass } from '../../ui/grid';

const WORDS = {
  approved: {
    count: 'members.countApproved',
    head: 'members.headApproved',
    empty: 'members.emptyApproved',
    emptySearch: 'members.emptyApprovedSearch',
  },
  rejected: {
    count: 'members.countRejected',
    head: 'members.headRejected',
    empty: 'members.emptyRejected',
    emptySearch: 'members.emptyRejectedSearch',
  },
} as const;

/** The approved or the rejected members: twelve a page, each with a menu to decide otherwise. */
export function DecidedTab(props: {
  status: 'approved' | 'rejected';
  q: string;
  page: number;
  onPage: (page: number) => void;
}) {
  const t = useWords('admin');
  const language = useLanguage();
  const words = WORDS[props.status];
  const q = useDeferredValue(props.q);
  const { data, error, refetch } = useDecided({ status: props.status, q, page: props.page });
  const { decide, busyId } = useDecide();

  if (error && !data) return <ErrorState text={t('members.failed')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingMembers className={gridClass('three')} count={6} height={180} />;
  if (data.total === 0) return <EmptyState text={q.trim() === '' ? t(words.empty) : t(words.emptySearch)} />;
  const total = formatNumber(data.total, language);
  return (
    <>
      <p className="subtle small digits" role="status">
        {t(words.count, { count: data.total, n: total })}
      </p>
      <div className="row between">
        <h2 className="small-title">{t(words.head, { n: total })}</h2>
        {data.pageCount > 1 && (
          <span className="small subtle digits">
            {t('members.pageOf', {
              page: formatNumber(data.page, language),
              pages: formatNumber(data.pageCount, language),
            })}
          </span>
        )}
      </div>
      <ul className={gridClass('three')}>
        <Moving>
          {data.items.map((member) => (
            <DecidedCard
              key={member.id}
              member={member}
              isBusy={busyId === member.id}
              onDecide={() => void decide({ member }, props.status === 'approved' ? 'rejected' : 'approved')}
            />
          ))}
        </Moving>
      </ul>
      <Pagination page={data.page} pageCount={data.pageCount} onChange={props.onPage} />
    </>
  );
}

/** Somebody who was decided about, with a menu to decide otherwise. */
export function DecidedCard(props: { member: ModeratedMember; isBusy: boolean; onDecide: () => void }) {
  const { member, isBusy, onDecide } = props;
  const t = useWords('admin');
  const toast = useToast();
  const refetch = useRefetch('members');
  const navigate = useNavigate();
  const name = member.name || t('members.unknownName');
  const isApproved = member.status === 'approved';
  const change = async (body: { isVerified: boolean } | { endSessions: true }) => {
    try {
      await api('PUT /api/members/{id}', { params: { id: member.id }, body });
      if ('endSessions' in body) toast({ title: t('members.sessionsEnded', { name }) });
      await refetch();
    } catch (error) {
      toast({ title: t('members.changeFailed'), error });
    }
  };
  const select = (chosen: 'open' | 'decide' | 'verify' | 'end') => {
    if (chosen === 'open') return void navigate(`?member=${encodeURIComponent(member.id)}`);
    if (chosen === 'decide') onDecide();
    else void change(chosen === 'verify' ? { isVerified: !member.isVerified } : { endSessions: true });
  };
  return (
    <MovingCard className="card member-card" isBusy={isBusy}>
      <div className="padded">
        <div className="person">
          <Avatar name={member.name} src={member.imageUrl} />
          <div>
            <b className="two-lines">
              <bdi>{name}</bdi>
              <OtherName of={member} />
            </b>
            <small className="two-lines">
              <bdi>{member.title}</bdi>
            </small>
            <small>
              <MemberAddress member={member} />
            </small>
          </div>
          <ActionMenu
            label={t('members.menu', { name })}
            isDisabled={isBusy}
            items={[
              { key: 'open', label: t('cases.open') },
              {
                key: 'decide',
                label: isApproved ? t('members.rejectMember') : t('members.approveMember'),
                isDangerous: isApproved,
              },
              { key: 'verify', label: member.isVerified ? t('members.unverify') : t('members.verify') },
              { key: 'end', label: t('members.endSessions') },
            ]}
            onSelect={select}
          />
        </div>
        {member.bio && (
          <p className="small two-lines" dir="auto">
            {member.bio}
          </p>
        )}
        <SkillTags skills={member.skills} />
      </div>
      <div className="block">
        <span className="subtle">
          {member.isVerified && (
            <span className="row verified">
              <Icon name="check" small />
              {t('members.verified')}
            </span>
          )}
        </span>
        <MemberLinks member={{ ...member, name }} />
      </div>
    </MovingCard>
  );
}
