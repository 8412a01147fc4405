import { LIMITS } from '@nexus/domain/limits';
import { NexusError } from '@nexus/domain/errors';
import { newSecret } from '../../secrets';
import { commit, now, type Author, type Commit } from '../commit/commit';
import type { Document } from '../kernel/documents';
import type { SessionFields } from '../kernel/session-fields';

export function isOpen({ sessions }: SessionFields, session: string): boolean {
  return sessions !== undefined && Object.hasOwn(sessions, session);
}

/** What ends all sessions of an account. */
export function noneOpen(at: string): SessionFields {
  return { sessions: {}, sessionsEndedAt: at };
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
}): Promise<string> {
  const { path, provenAt, author, lifetime, isAudited } = given;
  const id = newSecret();
  return commit({ author, action: 'session.start', audit: isAudited ? 'bare' : 'none' }, async (commit) => {
    const account = (await commit.read(path)) as Account | null;
    if (!account || provenAt <= Date.parse(account.sessionsEndedAt ?? '1970')) throw new NexusError('signInExpired');
    const begun = (at: string) => !lifetime || Date.parse(at) > Date.now() - lifetime;
    const open = Object.entries(account.sessions ?? {}).filter(([, at]) => begun(at));
    const kept = open.toSorted(([, a], [, b]) => a.localeCompare(b)).slice(1 - LIMITS.sessionsOpen);
    write(commit, account, path, { ...account, sessions: { ...Object.fromEntries(kept), [id]: now() } });
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

/** A session is no change of the person: the version, which decisions about them are based on, stays. */
function write(commit: Commit, before: Account, path: string, after: Account): void {
  commit.put(path, before, { ...after }, before.version - 1);
}
