import { Suspense, useState } from 'react';
import { Skeletons } from '../../controls/states';
import { lazyPart } from '../../lib/lazy-part';
import { useWords } from '../../lib/words/use-words';
import { Button } from '../../ui/button';

const SignIns = lazyPart(async () => (await import('../../controls/sign-ins')).SignIns);

/** Where a member is signed in, once they ask. */
export function OwnSignIns() {
  const t = useWords('signedIn', 'signIns');
  const [isShown, setShown] = useState(false);
  return (
    <section className="card padded stack" aria-labelledby="sign-ins">
      <h2 className="small-title" id="sign-ins">
        {t('title')}
      </h2>
      <p className="muted">{t('text')}</p>
      {isShown ? (
        <Suspense fallback={<Skeletons count={3} height={56} />}>
          <SignIns />
        </Suspense>
      ) : (
        <div>
          <Button size="small" onClick={() => setShown(true)}>
            {t('show')}
          </Button>
        </div>
      )}
    </section>
  );
}
