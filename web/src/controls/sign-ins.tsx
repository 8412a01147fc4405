import { useCallback, useEffect, useState } from 'react';
import type { OwnSignIn } from '@nexus/domain/contract/sign-ins';
import { api } from '../lib/api-client';
import { useConfirm } from '../lib/confirm';
import { formatMoment } from '../lib/format';
import { useSession } from '../lib/session';
import { useToast } from '../lib/toasts';
import { useLanguage, useWords } from '../lib/words/use-words';
import { Button } from '../ui/button';
import { Badge } from './badge';
import { ErrorState, Skeletons } from './states';

/** One's own last sign-ins: when and from where; those that are open can be ended one by one, all others, or all. */
export function SignIns() {
  const t = useWords('signedIn', 'signIns');
  const { signOut } = useSession();
  const confirm = useConfirm();
  const toast = useToast();
  const [signIns, setSignIns] = useState<readonly OwnSignIn[]>();
  const [error, setError] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const load = useCallback(() => {
    setError(undefined);
    api('GET /api/auth/sign-ins').then((answer) => setSignIns(answer.signIns), setError);
  }, []);
  useEffect(load, [load]);

  const attempt = async (work: () => Promise<unknown>) => {
    setBusy(true);
    await work().catch((failure: unknown) => toast({ title: t('failed'), error: failure }));
    setBusy(false);
  };
  const endOne = async ({ id }: OwnSignIn) => {
    setSignIns((await api('POST /api/auth/sign-ins/{id}/end', { params: { id }, body: {} })).signIns);
    toast({ title: t('endedOne') });
  };
  const endOthers = async () => {
    setSignIns((await api('POST /api/auth/sign-ins/end-others', { body: {} })).signIns);
    toast({ title: t('endedOthers') });
  };
  const endAll = async () => {
    if (!(await confirm({ title: t('endAll'), text: t('askAll'), confirm: t('endAll'), isDangerous: true }))) return;
    await api('POST /api/auth/sign-out', { body: { everywhere: true } });
    await signOut();
  };

  if (error !== undefined && !signIns) return <ErrorState text={t('notLoaded')} error={error} onRetry={load} />;
  if (!signIns) return <Skeletons count={3} height={56} />;
  return (
    <>
      <ul className="lines flat">
        {signIns.map((one) => (
          <SignInLine key={one.id} signIn={one} isBusy={isBusy} onEnd={() => void attempt(() => endOne(one))} />
        ))}
      </ul>
      <div className="row">
        {signIns.some(({ isOpen, isThis }) => isOpen && !isThis) && (
          <Button size="small" disabled={isBusy} onClick={() => void attempt(endOthers)}>
            {t('endOthers')}
          </Button>
        )}
        <Button size="small" variant="dangerQuiet" disabled={isBusy} onClick={() => void attempt(endAll)}>
          {t('endAll')}
        </Button>
      </div>
    </>
  );
}

function SignInLine({ signIn, isBusy, onEnd }: { signIn: OwnSignIn; isBusy: boolean; onEnd: () => void }) {
  const t = useWords('signedIn', 'signIns');
  const language = useLanguage();
  const { at, browser, system, isOpen, isThis } = signIn;
  const device = browser && system ? t('device', { browser, system }) : browser || system || t('unknown');
  const when = formatMoment(at, language);
  return (
    <li className="line">
      <div className="line-main">
        <p>
          {device} {isThis ? <Badge tone="primary">{t('this')}</Badge> : isOpen && <Badge>{t('open')}</Badge>}
        </p>
        <p className="small subtle">{when}</p>
      </div>
      {isOpen && !isThis && (
        <span className="row line-actions">
          <Button size="small" disabled={isBusy} aria-label={t('endNamed', { device, when })} onClick={onEnd}>
            {t('end')}
          </Button>
        </span>
      )}
    </li>
  );
}
