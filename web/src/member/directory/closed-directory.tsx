import { Link } from 'react-router-dom';
import type { OwnMember } from '@nexus/domain/membership/member';
import { isAccessEnded } from '@nexus/domain/membership/workflow';
import { EmptyState } from '../../controls/states';
import { paths } from '../../lib/paths';
import { useWords } from '../../lib/words/use-words';
import { buttonClass } from '../../ui/button';
import { PageTitle } from '../../ui/page-title';

/** What a member sees whose request is not approved: where it stands. */
export function ClosedDirectory({ member }: { member: OwnMember }) {
  const t = useWords('members');
  const standing = () => {
    if (isAccessEnded(member)) return t('directory.closedEnded');
    if (member.status === 'rejected') return t('directory.closedRejected');
    if (!member.hasOpenRequest) return t('directory.closedNoRequest');
    if (member.openRequest?.question) return t('directory.closedQuestion');
    return member.emailInUse ? t('directory.closedPending') : t('directory.closedPendingUnwritten');
  };
  return (
    <div className="wrap page stack">
      <PageTitle title={t('directory.closedTitle')} />
      <EmptyState text={standing()}>
        <Link className={buttonClass({ variant: 'primary' })} to={paths.profile}>
          {t('directory.toProfile')}
        </Link>
      </EmptyState>
    </div>
  );
}
