import { isBilingual } from '@nexus/domain/bilingual';

type Values = Record<string, unknown>;

/**
 * Two people's changes of one document as one: what only the other changed is theirs, what I changed stays mine, each
 * language of a text by itself.
 */
export function merged(given: { base: Values; mine: Values; theirs: Values }): Values {
  const { base, mine, theirs } = given;
  return Object.fromEntries(
    Object.keys(mine).map((name) => [name, one({ base: base[name], mine: mine[name], theirs: theirs[name] })]),
  );
}

function one({ base, mine, theirs }: { base: unknown; mine: unknown; theirs: unknown }): unknown {
  if (same(mine, base)) return theirs;
  if (!isBilingual(base) || !isBilingual(mine) || !isBilingual(theirs)) return mine;
  return {
    en: mine.en === base.en ? theirs.en : mine.en,
    ar: mine.ar === base.ar ? theirs.ar : mine.ar,
  };
}

/** Names of the fields that both changed, each to something else. */
export function contested(given: { base: Values; mine: Values; theirs: Values }): string[] {
  const { base, theirs } = given;
  const together = merged(given);
  return Object.keys(together).filter(
    (name) => !same(together[name], theirs[name]) && !same(theirs[name], base[name]) && isAgainst(given, name),
  );
}

/** Names of the fields of which something comes from the other. */
export function takenOver(given: { base: Values; mine: Values; theirs: Values }): string[] {
  const together = merged(given);
  return Object.keys(together).filter((name) => !same(together[name], given.mine[name]));
}

function isAgainst({ base, mine, theirs }: { base: Values; mine: Values; theirs: Values }, name: string): boolean {
  const [was, my, their] = [base[name], mine[name], theirs[name]];
  if (!isBilingual(was) || !isBilingual(my) || !isBilingual(their)) return true;
  return (['en', 'ar'] as const).some(
    (each) => my[each] !== was[each] && their[each] !== was[each] && my[each] !== their[each],
  );
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
