import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { LIMITS } from '@nexus/domain/limits';
import type { PublicMember } from '@nexus/domain/membership/member';
import { ProfileSkeleton } from '../../controls/skeletons';
import { EmptyState, ErrorState } from '../../controls/states';
import { api } from '../../lib/api-client';
import { ApiError } from '../../lib/api-error';
import { paths } from '../../lib/paths';
import { useWords } from '../../lib/words/use-words';
import { buttonClass } from '../../ui/button';
import { PageTitle } from '../../ui/page-title';
import { ForMembers } from '../for-members';
import { MemberPage } from './member-page';

/** A member as other members see them; oneself, as they see one. */
export function MemberScreen() {
  const { id = '' } = useParams();
  return (
    <ForMembers isFor={(member) => member.id === id}>
      {(member) => <Found key={id} id={id} isOwn={member.id === id} />}
    </ForMembers>
  );
}

function Found({ id, isOwn }: { id: string; isOwn: boolean }) {
  const t = useWords('members', 'page');
  const { data, error, refetch } = useQuery({
    queryKey: ['member', id],
    queryFn: async ({ signal }) =>
      (await api('GET /api/members/{id}', { params: { id }, query: { as: 'members' }, signal })) as PublicMember,
    // What one has just changed is seen at once.
    staleTime: isOwn ? 0 : LIMITS.directoryFresh,
  });
  if (data) return <MemberPage member={data} isOwn={isOwn} />;
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <div className="wrap page stack">
      <PageTitle title={t('title')} />
      {isGone && (
        <EmptyState text={t('gone')}>
          <Link className={buttonClass({ variant: 'primary' })} to={paths.members}>
            {t('toDirectory')}
          </Link>
        </EmptyState>
      )}
      {error && !isGone && <ErrorState text={t('failed')} error={error} onRetry={() => void refetch()} />}
      {!error && <ProfileSkeleton label={t('loading')} />}
    </div>
  );
}
