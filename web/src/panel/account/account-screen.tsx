import { useState } from 'react';
import { SignIns } from '../../controls/sign-ins';
import { ListSkeleton } from '../../controls/skeletons';
import { Skeletons } from '../../controls/states';
import { AtOnce } from '../../controls/at-once';
import { useSession } from '../../lib/session';
import { useWords } from '../../lib/words/use-words';
import { PageTitle } from '../../ui/page-title';
import { SecondFactor } from './second-factor';

/** One's own account in the panel: what signing in needs, and where one is signed in. */
export function AccountScreen() {
  const t = useWords('admin', 'panel.account');
  const signedIn = useWords('signedIn', 'signIns');
  const { session } = useSession();
  // Switching the code on ends other sessions.
  const [changes, setChanges] = useState(0);
  return (
    <div className="stack screen">
      <PageTitle title={t('title')} />
      {session.kind === 'staff' && (
        <p className="muted">
          <bdi>{session.staff.name}</bdi> · <bdi dir="ltr">{session.staff.email}</bdi>
        </p>
      )}
      <AtOnce shape={<Shape />}>
        <section className="card padded stack" aria-labelledby="second-factor">
          <h2 className="small-title" id="second-factor">
            {t('code.title')}
          </h2>
          <SecondFactor onChange={() => setChanges((count) => count + 1)} />
        </section>
        <section className="card padded stack" aria-labelledby="sign-ins">
          <h2 className="small-title" id="sign-ins">
            {signedIn('title')}
          </h2>
          <p className="muted">{t('signInsText')}</p>
          <SignIns key={changes} />
        </section>
      </AtOnce>
    </div>
  );
}

function Shape() {
  return (
    <>
      <Skeletons count={1} height={220} />
      <ListSkeleton count={4} end={[70, 36]} isBelow />
    </>
  );
}
