import { useEffect, useMemo, useState } from 'react';
import { useOwnDraft } from '../../lib/use-own-draft';

type Values = Record<string, unknown>;

/** What was typed and not saved. */
export interface Draft {
  at: string;
  /** Of the document that it was typed over, and what that held: a save of it meets what was saved since. */
  version: number;
  base: Values;
  typed: Values;
}

const PAUSE = 400;
const MOST = 10;

/**
 * Keeps unsaved values for whoever types them, and offers those that were left behind by a crash, a closed tab or the
 * end of a session. They go when they are saved or thrown away; until then an offer stands, whatever is typed beside it.
 */
export function useDraft(given: { name: string; version: number; base: Values; values: Values; isDirty: boolean }) {
  const { version, base, values, isDirty } = given;
  const { found, keep, drop } = useOwnDraft(`content:${given.name}`);
  const [left, setLeft] = useState<readonly Draft[]>();
  const offers = useMemo(() => left ?? draftsIn(found?.values), [left, found]);
  const current = useMemo(
    () => (isDirty ? JSON.stringify({ version, base, typed: values }) : undefined),
    [isDirty, version, base, values],
  );
  useEffect(() => {
    if (current === undefined) return undefined;
    const timer = setTimeout(() => keep([...offers, draftOf(current)]), PAUSE);
    return () => clearTimeout(timer);
  }, [keep, offers, current]);

  const typedNow = () => (current === undefined ? [] : [draftOf(current)]);
  const keepOnly = (drafts: readonly Draft[]) => {
    if (drafts.length > 0) keep(drafts);
    else drop();
  };
  return {
    /** The last one that was left here, until it is taken or thrown away. */
    offer: offers.at(-1),
    /** It goes into the form; what is in there is offered instead. */
    take: (draft: Draft) => {
      const others = [...offers.filter((one) => one !== draft), ...typedNow()].slice(-MOST);
      setLeft(others);
      keep([...others, draft]);
    },
    throwAway: (draft: Draft) => {
      const others = offers.filter((one) => one !== draft);
      setLeft(others);
      keepOnly([...others, ...typedNow()]);
    },
    /** What is typed now is saved, or no longer wanted; what is offered stays. */
    settle: () => {
      setLeft(offers);
      keepOnly(offers);
    },
    /** The document is gone. */
    dropAll: () => {
      setLeft([]);
      drop();
    },
  };
}

function draftOf(current: string): Draft {
  return { at: new Date().toISOString(), ...(JSON.parse(current) as Omit<Draft, 'at'>) };
}

function draftsIn(kept: unknown): readonly Draft[] {
  return Array.isArray(kept) ? kept.filter(isDraft).slice(-MOST) : [];
}

function isDraft(kept: unknown): kept is Draft {
  if (typeof kept !== 'object' || kept === null) return false;
  const { at, version, base, typed } = kept as Partial<Record<keyof Draft, unknown>>;
  const areValues = [base, typed].every((one) => typeof one === 'object' && one !== null);
  return typeof at === 'string' && typeof version === 'number' && areValues;
}
