import { useCallback, useEffect, useMemo, useState } from 'react';
import { dropDraft, keepDraft, openDrafts, readDraft, type Draft } from './drafts';
import { personIn, useSession } from './session';

/**
 * A draft of whoever is signed in, by its name. `found` is what was left here, or undefined; it may come a moment later.
 * Nothing is kept for a visitor.
 */
export function useOwnDraft(name: string) {
  const { session } = useSession();
  const uid = personIn(session);
  const [found, setFound] = useState<Draft | undefined>(() => readDraft(name));
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    let isOver = false;
    // Without the key what is typed lives as long as the page.
    if (uid)
      void openDrafts(uid)
        .catch(() => undefined)
        .then(() => !isOver && !isTouched && setFound(readDraft(name)));
    return () => {
      isOver = true;
    };
  }, [uid, name, isTouched]);

  const keep = useCallback(
    (values: unknown) => {
      setTouched(true);
      if (uid) keepDraft(uid, name, values);
    },
    [uid, name],
  );
  const drop = useCallback(() => {
    setTouched(true);
    setFound(undefined);
    if (uid) dropDraft(uid, name);
  }, [uid, name]);
  return useMemo(() => ({ found, keep, drop }), [found, keep, drop]);
}
