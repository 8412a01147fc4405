import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import type { OwnMember } from '@nexus/domain/membership/member';
import type { PublishedOf } from '../../lib/content';
import { lazyPart } from '../../lib/lazy-part';
import { paths } from '../../lib/paths';
import { useSession } from '../../lib/session';
import { loadWords } from '../../lib/words/load';
import { useWords } from '../../lib/words/use-words';
import { buttonClass } from '../../ui/button';
import { ErrorBoundary } from '../../ui/error-boundary';
import { ErrorState, Skeletons } from '../../ui/states';

/** For members alone, with what it reads. */
const MemberPlace = lazyPart<{ event: PublishedOf<'event'>; isOpen: boolean; member: OwnMember }>(async () => {
  const [{ MemberPlace: place }] = await Promise.all([import('./member-place'), loadWords('attending')]);
  return place;
});

/** What this person can do about an event: sign up, wait for the approval, or ask for a place. */
export function Attend({ event, isOpen }: { event: PublishedOf<'event'>; isOpen: boolean }) {
  const t = useWords('site');
  const common = useWords();
  const { session, retry } = useSession();
  if (session.kind === 'failed')
    return <ErrorState text={common('failure.who')} error={session.error} onRetry={retry} />;
  const isApproved = session.kind === 'member' && session.member.isApproved;
  // Where nothing can be asked for, nothing is promised; who has a place sees it all the same.
  if (!isApproved && !isOpen && event.takesRegistrations === false)
    return event.applicationEnabled ? <p className="small muted">{t('event.closed')}</p> : null;
  if (session.kind !== 'member') {
    return (
      <Link
        className={buttonClass({ variant: 'primary', wide: true })}
        to={paths.signup}
        state={{ from: paths.event(event.id) }}
      >
        {t('event.signUp')}
      </Link>
    );
  }
  return (
    <ErrorBoundary fallback={<ErrorState text={t('event.placeFailed')} />} isAside>
      <Suspense fallback={<Skeletons count={1} height={44} />}>
        <MemberPlace event={event} isOpen={isOpen} member={session.member} />
      </Suspense>
    </ErrorBoundary>
  );
}
