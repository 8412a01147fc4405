import { createContext, use, useCallback, useEffect, useRef, useState, type PointerEvent, type ReactNode } from 'react';
import { LIMITS } from '@nexus/domain/limits';
import { sentenceOf } from '../lib/api-error';
import { useWords } from '../lib/words/use-words';
import { Button, buttonClass } from './button';
import { Icon } from './icon';

interface Toast {
  title: string;
  text?: string;
  isBad?: boolean;
  action?: { label: string; run: () => void };
}

/** With the `error` of something that failed, the toast is a bad one, and says what the server said. */
type Show = (toast: Toast & { error?: unknown }) => void;
const ToastContext = createContext<Show | undefined>(undefined);

/** One short message at a time, for five seconds, longer while it is pointed at; swiping it aside closes it. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const t = useWords();
  const [toast, setToast] = useState<Toast & { key: number }>();
  const [isHeld, setHeld] = useState(false);
  const pressedAt = useRef<number>(undefined);
  const show = useCallback<Show>(({ error, ...next }) => {
    const said = error === undefined ? {} : { text: sentenceOf(error) };
    setToast({ ...(error !== undefined && { isBad: true }), ...said, ...next, key: Date.now() });
  }, []);

  useEffect(() => {
    if (!toast || isHeld) return undefined;
    const timer = setTimeout(() => setToast(undefined), LIMITS.toastDuration);
    return () => clearTimeout(timer);
  }, [toast, isHeld]);

  /** What a toast offers is done once: it closes as it begins. */
  const act = (action: Toast['action']) => {
    setToast(undefined);
    action?.run();
  };
  const released = (event: PointerEvent) => {
    const moved = pressedAt.current === undefined ? 0 : Math.abs(event.clientX - pressedAt.current);
    pressedAt.current = undefined;
    if (moved >= LIMITS.toastSwipe) setToast(undefined);
  };
  return (
    <ToastContext value={show}>
      {children}
      <div role="status" aria-live="polite">
        {toast && (
          <div
            key={toast.key}
            className={toast.isBad ? 'toast fix bad' : 'toast fix'}
            onPointerEnter={() => setHeld(true)}
            onPointerLeave={() => setHeld(false)}
            onPointerDown={(event) => (pressedAt.current = event.clientX)}
            onPointerUp={released}
          >
            <Icon name={toast.isBad ? 'warning' : 'check'} />
            <div>
              <b>{toast.title}</b>
              {toast.text && <p>{toast.text}</p>}
            </div>
            {toast.action && (
              <Button size="small" variant="outline" onClick={() => act(toast.action)}>
                {toast.action.label}
              </Button>
            )}
            <button
              type="button"
              className={`${buttonClass({ variant: 'ghost', size: 'small', iconOnly: true })} close`}
              aria-label={t('close')}
              onClick={() => setToast(undefined)}
            >
              <Icon name="close" small />
            </button>
          </div>
        )}
      </div>
    </ToastContext>
  );
}

export function useToast(): Show {
  const show = use(ToastContext);
  if (!show) throw new Error('useToast is used outside ToastProvider');
  return show;
}
