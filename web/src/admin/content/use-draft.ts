import { useEffect, useMemo, useState } from 'react';
import { forget, remembered, rememberAs } from '../../lib/browser-storage';

interface Draft {
  at: string;
  values: Record<string, unknown>;
}

const PAUSE = 400;

/**
 * Keeps unsaved values in this browser, and offers those that were left behind by a crash or a closed tab. They are
 * forgotten when saved, thrown away, or when the person signs out.
 */
export function useDraft(given: {
  name: string;
  /** Of the document that the values change: a save takes the draft away, and what is still unsaved is kept anew. */
  version: number;
  values: Record<string, unknown>;
  isDirty: boolean;
}) {
  const { name, version, values, isDirty } = given;
  const key = `draft:${name}`;
  const [found, setFound] = useState<Draft | undefined>(() => read(key));
  const written = useMemo(() => JSON.stringify(values), [values]);
  useEffect(() => {
    if (!isDirty) return undefined;
    const timer = setTimeout(
      () => rememberAs(key, JSON.stringify({ at: new Date().toISOString(), values: JSON.parse(written) as unknown })),
      PAUSE,
    );
    return () => clearTimeout(timer);
  }, [key, written, isDirty, version]);
  return {
    found: isDirty ? undefined : found,
    drop: () => {
      forget(key);
      setFound(undefined);
    },
  };
}

function read(key: string): Draft | undefined {
  try {
    const draft = JSON.parse(remembered(key) ?? 'null') as Draft | null;
    return draft && typeof draft.values === 'object' ? draft : undefined;
  } catch {
    return undefined;
  }
}
