import { useEffect, useId, useRef } from 'react';
import { openHome, tryNow, type SigningOut as State } from '../../lib/sign-out';
import { useWords } from '../../lib/words/use-words';
import { Button } from '../../ui/button';
import { Dialog } from '../dialog';

/** Where a session is being ended: that it is, and when the server is not told quickly, what that means. */
export function SigningOut({ state: { step, reason, isTrying } }: { state: State }) {
  const t = useWords('signedIn', 'signOut');
  const common = useWords();
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [step]);
  return (
    <Dialog isOpen onClose={() => undefined} labelledBy={title}>
      <div className="stack">
        <h1
          className="small-title"
          id={title}
          tabIndex={-1}
          data-autofocus
          ref={heading}
          aria-busy={step === 'begun' || undefined}
        >
          {step === 'begun' ? t('begun') : t('here')}
        </h1>
        <div role="status" className="stack">
          {step === 'waits' && <p>{t('waits')}</p>}
          {step === 'waits' && reason && <p className="small muted">{reason}</p>}
        </div>
        {step !== 'begun' && (
          <div className="actions">
            <Button variant={step === 'over' ? 'primary' : 'ghost'} onClick={openHome}>
              {t('home')}
            </Button>
            {step === 'waits' && (
              <Button variant="primary" isBusy={isTrying} onClick={tryNow}>
                {common('tryAgain')}
              </Button>
            )}
          </div>
        )}
      </div>
    </Dialog>
  );
}
