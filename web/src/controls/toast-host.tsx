import { createToaster, Toaster } from '@chakra-ui/react/toast';
import { Portal } from '@chakra-ui/react/portal';
import { useEffect } from 'react';
import { LIMITS } from '@nexus/domain/limits';
import { currentLanguage } from '../lib/language';
import { toasts, type Toast } from '../lib/toasts';
import { useWords } from '../lib/words/use-words';
import { ToastCard } from './toast-card';

/** Chakra mirrors the side in Arabic, and the browser mirrors it back. */
const SIDE = currentLanguage() === 'ar' ? 'start' : 'end';
/** Above what stands at the foot of the screen; `savebar.css` says how high, and leaves room to scroll past it. */
const EDGE = '16px';
const TOASTER = createToaster({
  max: 1,
  duration: LIMITS.toastDuration,
  placement: `bottom-${SIDE}`,
  offsets: { top: EDGE, left: EDGE, right: EDGE, bottom: `var(--toast-foot, ${EDGE})` },
});

/** One short message at a time, for five seconds, longer while it is pointed at. */
export function ToastHost() {
  const t = useWords('signedIn');
  useEffect(
    // Chakra misses what comes between its first look at its messages and its listening to them.
    () => toasts.drawnBy((toast) => queueMicrotask(() => show(toast))),
    [],
  );
  return (
    <Portal>
      <Toaster toaster={TOASTER} aria-label={t('notices')}>
        {(toast) => (
          <ToastCard
            action={toast.action}
            title={toast.title as string}
            text={toast.description as string | undefined}
            isBad={toast.type === 'error'}
            onDone={() => TOASTER.remove(toast.id)}
          />
        )}
      </Toaster>
    </Portal>
  );
}

function show({ title, text, isBad, action }: Toast): void {
  TOASTER.remove();
  TOASTER.create({
    title,
    description: text,
    type: isBad ? 'error' : 'success',
    ...(action && { action: { label: action.label, onClick: action.run } }),
  });
}
