import { useEffect } from 'react';

/** `/` brings the focus to the search field, unless something is being typed or a dialog is open. */
export function useSearchShortcut(id: string): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || isTyping(event.target)) return;
      event.preventDefault();
      document.getElementById(id)?.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [id]);
}

/** Whether a key pressed here belongs to a field, a menu or a dialog rather than to the screen. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TYPED_OR_OPENED) !== null;
}

const TYPED_OR_OPENED = 'input, textarea, select, [role=dialog], [role=alertdialog], [role=menu]';
