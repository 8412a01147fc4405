import { LIMITS } from '@nexus/domain/limits';
import { NexusError } from '@nexus/domain/errors';
import type { Mail } from '../../mails/mail';
import { newSecret } from '../../secrets';
import { commit, type Commit } from '../commit/commit';
import { now } from '../kernel/clock';
import type { Author } from '../commit/author';
import type { Data, Document } from '../kernel/documents';
import type { SessionFields } from '../kernel/session-fields';
import { noteSignIn, type SignInFrom } from './sign-ins';

/** Whether a session of this account has not ended. */
export function isOpen({ sessions }: SessionFields, session: string): boolean {
  return sessions !== undefined && Object.hasOwn(sessions, session);
}

/** What ends all sessions of an account. */
export function noneOpen(at: string): SessionFields {
  return { sessions: {}, sessionsEndedAt: at };
}

/** This session alone of those that are open; none where it has ended meanwhile. */
export function onlyThis({ sessions = {} }: SessionFields, session: string): Record<string, string> {
  return Object.fromEntries(Object.entries(sessions).filter(([id]) => id === session));
}

type Account = Document<SessionFields>;

/**
 * Opens a session for somebody who has just proved who they are, and answers its id. The oldest one makes room when
 * there are twenty. `provenAt` is when they did, in milliseconds: what was proved before all sessions ended is stale.
 * @throws NexusError `signInExpired`
 */
export function openSession(given: {
  path: string;
  provenAt: number;
  author: Author;
  /** Open for this long at most, in milliseconds. */
  lifetime?: number;
  isAudited?: true;
  /** What is kept of them by this sign-in, of how their account stands then. What it throws refuses them. */
  noted?: (account: Document) => Data;
  /** Where they sign in from, and what they are told of it when none of their last sign-ins came from there. */
  from?: SignInFrom;
  told?: Mail | undefined;
}): Promise<string> {
  const { path, provenAt, author, lifetime, isAudited, noted, from, told } = given;
  const id = newSecret();
  return commit({ author, action: 'session.start', audit: isAudited ? 'bare' : 'none' }, async (commit) => {
    const account = (await commit.read(path)) as Account | null;
    if (!account || provenAt <= Date.parse(account.sessionsEndedAt ?? '1970')) throw new NexusError('signInExpired');
    const begun = (at: string) => !lifetime || Date.parse(at) > Date.now() - lifetime;
    const open = Object.entries(account.sessions ?? {}).filter(([, at]) => begun(at));
    const kept = open.toSorted(([, a], [, b]) => a.localeCompare(b)).slice(1 - LIMITS.sessionsOpen);
    write(commit, account, path, {
      ...account,
      ...noted?.({ ...account }),
      sessions: { ...Object.fromEntries(kept), [id]: now() },
    });
    const isNew = from && (await noteSignIn(commit, { account: account.id, session: id, from }));
    if (isNew && told) commit.mail(told);
    return id;
  });
}

/** Ends one session, or all of the person's. */
export function endSession(given: {
  path: string;
  uid: string;
  session: string;
  everywhere: boolean;
  author: Author;
  isAudited: boolean;
}): Promise<void> {
  const { path, everywhere, author } = given;
  const options = { author, action: everywhere ? 'session.endAll' : 'session.end' };
  return commit({ ...options, audit: given.isAudited ? 'bare' : 'none' }, async (commit) => {
    const account = (await commit.read(path)) as Account | null;
    if (!account) return;
    const { [given.session]: _ended, ...sessions } = account.sessions ?? {};
    write(commit, account, path, { ...account, ...(everywhere ? noneOpen(now()) : { sessions }) });
    if (everywhere) commit.sideEffect({ kind: 'endSessions', uid: given.uid });
  });
}

/** Ends all sessions of an account but this one, and sign-ins that are half done. */
export function endOthers(given: { path: string; session: string; author: Author; isAudited: boolean }): Promise<void> {
  const { path, session, author } = given;
  const options = {
    author,
    action: 'session.endOthers',
    audit: given.isAudited ? ('bare' as const) : ('none' as const),
  };
  return commit(options, async (commit) => {
    const account = (await commit.read(path)) as Account | null;
    if (!account) return;
    write(commit, account, path, { ...account, sessions: onlyThis(account, session), sessionsEndedAt: now() });
  });
}

/** A session is no change of the person: the version, which decisions about them are based on, stays. */
function write(commit: Commit, before: Account, path: string, after: Account): void {
  commit.put(path, before, { ...after }, before.version - 1);
}
