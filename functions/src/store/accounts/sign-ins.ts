import { SIGN_INS } from '@nexus/domain/limits';
import type { OwnSignIn } from '@nexus/domain/contract/sign-ins';
import { fingerprint } from '../../secrets';
import type { Commit } from '../commit/commit';
import { inDays, now } from '../kernel/clock';
import { readDocument, type Document } from '../kernel/documents';
import type { SessionFields } from '../kernel/session-fields';

/** Where somebody signs in from: which kind of browser, and the random number by which it knows itself; '' where it has none. */
export interface SignInFrom {
  browser: string;
  system: string;
  key: string;
}

/** A sign-in as it is kept, by the id of its session; `key` is a fingerprint. */
type SignIn = SignInFrom & { id: string; at: string };
/** `signInNotes/{account}`: the last sign-ins, the latest first. Written with the session that each begins, and never else. */
export type SignInNotes = Document<{ list: SignIn[]; expiresAt: Date }>;

export const signInNotesPath = (account: string) => `signInNotes/${account}`;

/** Keeps a sign-in among the last ones of its account. @returns whether none of those came from this browser */
export async function noteSignIn(
  commit: Commit,
  given: { account: string; session: string; from: SignInFrom },
): Promise<boolean> {
  const { account, session: id, from } = given;
  const path = signInNotesPath(account);
  const known = recent(await commit.read(path));
  const key = from.key && fingerprint(from.key);
  const list = [{ ...from, id, at: now(), key }, ...known].slice(0, SIGN_INS.kept);
  commit.note(path, { list, expiresAt: inDays(SIGN_INS.days) });
  return key === '' || known.every((one) => one.key !== key);
}

/** What is older is not shown, whenever it goes. */
export function recent(notes: unknown): SignIn[] {
  const { list = [] } = (notes ?? {}) as Partial<SignInNotes>;
  const since = new Date(Date.now() - SIGN_INS.days * 86_400_000).toISOString();
  return list.filter(({ at }) => at >= since);
}

/**
 * The last sign-ins of an account and every session that is open, the latest first. `path` is the account's document,
 * `lifetime` how long its sessions count.
 */
export async function listSignIns(given: {
  path: string;
  account: string;
  session: string;
  lifetime?: number | undefined;
}): Promise<OwnSignIn[]> {
  const { path, account, session, lifetime = Number.POSITIVE_INFINITY } = given;
  const [holder, notes] = await Promise.all([
    readDocument<SessionFields>(path),
    readDocument(signInNotesPath(account)),
  ]);
  const open = new Map(
    Object.entries(holder?.sessions ?? {}).filter(([, at]) => Date.now() - Date.parse(at) < lifetime),
  );
  const kept = recent(notes);
  const unknown = [...open].filter(([id]) => kept.every((one) => one.id !== id));
  const all = [...kept, ...unknown.map(([id, at]) => ({ id, at, browser: '', system: '' }))];
  return all
    .toSorted((a, b) => b.at.localeCompare(a.at))
    .map(({ id, at, browser, system }) => ({ id, at, browser, system, isOpen: open.has(id), isThis: id === session }));
}
