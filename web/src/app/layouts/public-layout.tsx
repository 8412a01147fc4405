import { Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { leavePlace } from '../../lib/home-place';
import { lazyPart } from '../../lib/lazy-part';
import { paths } from '../../lib/paths';
import { useMember, useSession } from '../../lib/session';
import { useWords } from '../../lib/words/use-words';
import { ErrorBoundary } from '../../ui/error-boundary';
import { Footer } from './footer';
import { Navigation } from './navigation';
import { Shortcuts } from './shortcuts';

const ProfileCard = lazyPart(async () => (await import('../../member/in-layout')).loadProfileCard());
const MemberHome = lazyPart(async () => (await import('../../member/in-layout')).loadMemberHome());

/** Navigation, the screen, footer, and what floats above them. */
export function PublicLayout() {
  const t = useWords();
  const member = useMember();
  const { session } = useSession();
  const isHome = useLocation().pathname === paths.home;
  const mayCome = isHome && (session.kind === 'unknown' || member?.isApproved === true);
  useEffect(() => {
    if (!mayCome) leavePlace();
  }, [mayCome]);
  return (
    <>
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      <Navigation />
      <main id="main" tabIndex={-1}>
        {isHome && member?.isApproved && (
          <ErrorBoundary fallback={null} isAside>
            <Suspense fallback={null}>
              <MemberHome member={member} />
            </Suspense>
          </ErrorBoundary>
        )}
        <Outlet />
      </main>
      <Footer />
      <Shortcuts />
      {member && (
        <ErrorBoundary fallback={null} isAside>
          <Suspense fallback={null}>
            <ProfileCard member={member} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
