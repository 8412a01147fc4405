import { useCallback, useState } from 'react';

/**
 * Which card of a queue the keys speak of. It is the same person's, whoever joins the queue meanwhile; once that one has
 * left, the card that took its place. The keyboard's focus goes along, so that a dialog gives it back to this card.
 */
export function useFocusedCard(shown: readonly { id: string }[]): {
  current: number;
  focus: (index: number) => void;
  noteFocus: (index: number) => void;
} {
  const [focused, setFocused] = useState({ id: '', index: 0 });
  const found = shown.findIndex(({ id }) => id === focused.id);
  const last = Math.max(0, shown.length - 1);
  const current = found >= 0 ? found : Math.min(focused.index, last);
  const noteFocus = useCallback(
    (index: number) => setFocused({ id: shown[index]?.id ?? '', index: Math.max(0, index) }),
    [shown],
  );
  const focus = useCallback(
    (index: number) => {
      const next = Math.min(Math.max(0, index), last);
      noteFocus(next);
      document.getElementById(cardId(shown[next]?.id ?? ''))?.focus();
    },
    [shown, last, noteFocus],
  );
  return { current, focus, noteFocus };
}

export function cardId(id: string): string {
  return `queue-${id}`;
}
