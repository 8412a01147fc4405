import { useEffect, useMemo } from 'react';
import { useOwnDraft } from '../../lib/use-own-draft';

interface Draft {
  at: string;
  values: Record<string, unknown>;
}

const PAUSE = 400;

/**
 * Keeps unsaved values for whoever types them, and offers those that were left behind by a crash, a closed tab or the
 * end of a session. They go when they are saved or thrown away.
 */
export function useDraft(given: {
  name: string;
  /** Of the document that the values change: a save takes the draft away, and what is still unsaved is kept anew. */
  version: number;
  values: Record<string, unknown>;
  isDirty: boolean;
}) {
  const { version, values, isDirty } = given;
  const { found, keep, drop } = useOwnDraft(`content:${given.name}`);
  const written = useMemo(() => JSON.stringify(values), [values]);
  useEffect(() => {
    if (!isDirty) return undefined;
    const timer = setTimeout(() => keep(JSON.parse(written)), PAUSE);
    return () => clearTimeout(timer);
  }, [keep, written, isDirty, version]);
  return { found: isDirty || !isDraft(found) ? undefined : found, drop };
}

function isDraft(found: { at: string; values: unknown } | undefined): found is Draft {
  return typeof found?.values === 'object' && found.values !== null;
}
