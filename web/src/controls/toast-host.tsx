import { createToaster, Toaster } from '@chakra-ui/react/toast';
import { Portal } from '@chakra-ui/react/portal';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { LIMITS } from '@nexus/domain/limits';
import { currentLanguage } from '../lib/language';
import { paths } from '../lib/paths';
import { toasts, type Toast } from '../lib/toasts';
import { useWords } from '../lib/words/use-words';
import { ToastCard } from './toast-card';

/** Chakra mirrors the side in Arabic, and the browser mirrors it back. */
const SIDE = currentLanguage() === 'ar' ? 'start' : 'end';
const ONE = { max: 1, duration: LIMITS.toastDuration };
/** The panel has its bar for saving at the bottom. */
const PANEL = createToaster({ ...ONE, placement: `top-${SIDE}` });
const SITE = createToaster({ ...ONE, placement: `bottom-${SIDE}` });

/** One short message at a time, for five seconds, longer while it is pointed at. */
export function ToastHost() {
  const t = useWords('signedIn');
  const { pathname } = useLocation();
  const toaster = pathname.startsWith(paths.admin) ? PANEL : SITE;
  useEffect(
    // Chakra misses what comes between its first look at its messages and its listening to them.
    () => toasts.drawnBy((toast) => queueMicrotask(() => show(toaster, toast))),
    [toaster],
  );
  return (
    <Portal>
      <Toaster toaster={toaster} aria-label={t('notices')}>
        {(toast) => (
          <ToastCard
            action={toast.action}
            title={toast.title as string}
            text={toast.description as string | undefined}
            isBad={toast.type === 'error'}
            onDone={() => toaster.remove(toast.id)}
          />
        )}
      </Toaster>
    </Portal>
  );
}

function show(toaster: typeof PANEL, { title, text, isBad, action }: Toast): void {
  toaster.remove();
  toaster.create({
    title,
    description: text,
    type: isBad ? 'error' : 'success',
    ...(action && { action: { label: action.label, onClick: action.run } }),
  });
}
