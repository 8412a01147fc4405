import { useState } from 'react';
import { useOwnDraft } from './use-own-draft';

/**
 * Texts that are typed beside a form of their own, by field: a reply, a note. They are kept for their writer until
 * `drop`, whatever becomes of the screen. `typed` is undefined while nothing was typed.
 */
export function useKeptText<Field extends string>(name: string) {
  const { found, keep, drop } = useOwnDraft(name);
  const [now, setNow] = useState<Partial<Record<Field, string>>>();
  const [isDropped, setDropped] = useState(false);
  const typed = now ?? (isDropped ? undefined : textsIn<Field>(found?.values));
  return {
    typed,
    write: (change: Partial<Record<Field, string>>) => {
      const next = { ...typed, ...change };
      setNow(next);
      keep(next);
    },
    drop: () => {
      setNow(undefined);
      setDropped(true);
      drop();
    },
  };
}

function textsIn<Field extends string>(kept: unknown): Partial<Record<Field, string>> | undefined {
  const areTexts =
    typeof kept === 'object' && kept !== null && Object.values(kept).every((one) => typeof one === 'string');
  return areTexts ? (kept as Partial<Record<Field, string>>) : undefined;
}
