import { Link } from 'react-router-dom';
import type { OwnMember } from '@nexus/domain/membership/member';
import { EmptyState } from '../../controls/states';
import { paths } from '../../lib/paths';
import { useWords } from '../../lib/words/use-words';
import { buttonClass } from '../../ui/button';
import { PageTitle } from '../../ui/page-title';

/** What a member sees whose request is not approved: where it stands. */
export function ClosedDirectory({ member }: { member: OwnMember }) {
  const t = useWords('members');
  const text =
    member.status === 'rejected'
      ? t('directory.closedRejected')
      : member.hasOpenRequest
        ? t('directory.closedPending')
        : t('directory.closedNoRequest');
  return (
    <div className="wrap page stack">
      <PageTitle title={t('directory.closedTitle')} />
      <EmptyState text={text}>
        <Link className={buttonClass({ variant: 'primary' })} to={paths.profile}>
          {t('directory.toProfile')}
        </Link>
      </EmptyState>
    </div>
  );
}
