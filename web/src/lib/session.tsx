import { createContext, startTransition, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { BROWSER_KEYS } from '@nexus/domain/limits';
import type { OwnMember } from '@nexus/domain/membership/member';
import { readAddress } from '@nexus/domain/pages/in-language';
import type { Permission } from '@nexus/domain/permissions';
import { actFor } from './api-client';
import { ApiError } from './api-error';
import { clientConfig } from './client-config';
import { withDeadline } from './deadline';
import { paths } from './paths';
import { ENDED, hasSessionHint } from './session-hint';
import type { Session } from './session-kinds';
import { startOver } from './start-over';

export type { Session, SignedIn, StaffSelf } from './session-kinds';

interface SessionActions {
  session: Session;
  /** Finds out again who is signed in; for after a sign-in, a saved profile, a decision. Who is known stays where that fails. */
  refresh(): Promise<Session>;
  /** Tries once more after it failed. */
  retry(): void;
  /** Puts a profile that the server just answered in place of the one known here. */
  remember(member: OwnMember): void;
  /** Ends the session here and on the server, and opens the home page. */
  signOut(): Promise<void>;
}

const VISITOR: Session = { kind: 'visitor' };
const SessionContext = createContext<SessionActions | undefined>(undefined);

/** What finds out, loaded only where a session may exist or is about to. */
const who = () => import('./who-is-signed-in');

/** The id of whoever is signed in. */
export function personIn(session: Session): string | undefined {
  if (session.kind === 'member') return session.member.id;
  return session.kind === 'staff' ? session.staff.id : undefined;
}

/** An answer that comes late is still one, unless somebody else is here by then. */
function adopt(asked: Promise<Session>, set: (change: (now: Session) => Session) => void): void {
  asked.then(
    (late) => set((now) => (now.kind === 'failed' || personIn(now) === personIn(late) ? late : now)),
    () => undefined,
  );
}

export function SessionProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState<Session>({ kind: 'unknown' });

  const refresh = useCallback(async () => {
    // Beside the code that needs it.
    clientConfig().catch(() => undefined);
    const asked = who().then(({ whoIsSignedIn }) => whoIsSignedIn());
    const found = await withDeadline('session', asked).catch((error: unknown): Session => ({ kind: 'failed', error }));
    setSession((known) => (found.kind === 'failed' && personIn(known) ? known : found));
    if (found.kind === 'failed') adopt(asked, setSession);
    return found;
  }, []);
  const person = personIn(session);
  useEffect(() => actFor(person), [person]);

  useEffect(() => {
    const path = readAddress(location.pathname).path;
    // The end of a sign-in finds out by itself, when it is done.
    if (path === paths.welcome) return;
    if (hasSessionHint() || path.startsWith(paths.admin)) void refresh();
    // What the server drew is taken over first: a change that hurried ahead of that would have it drawn anew.
    else startTransition(() => setSession(VISITOR));
  }, [refresh]);

  useEffect(() => {
    const follow = async ({ key, newValue }: StorageEvent) => {
      if (key !== BROWSER_KEYS.currentMember || newValue === ENDED) return;
      if (person !== undefined && (await import('./session-end')).isAskingToSignIn()) return;
      if (newValue === null) setSession(VISITOR);
      else if (person !== undefined && person !== newValue) void startOver(paths.profile);
      else void refresh();
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [refresh, person]);

  const actions = useMemo<SessionActions>(
    () => ({
      session,
      refresh,
      retry: () => {
        // Where a part of our own code did not load there may be a newer release.
        if (session.kind === 'failed' && !(session.error instanceof ApiError)) return location.reload();
        setSession({ kind: 'unknown' });
        void refresh();
      },
      remember: (member) => setSession({ kind: 'member', member }),
      signOut: async () => (await who()).signOut(),
    }),
    [session, refresh],
  );
  return <SessionContext value={actions}>{children}</SessionContext>;
}

export function useSession(): SessionActions {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession is used outside SessionProvider');
  return session;
}

/** The signed-in member, or undefined for anybody else. */
export function useMember(): OwnMember | undefined {
  const { session } = useSession();
  return session.kind === 'member' ? session.member : undefined;
}

/** Whether the signed-in member of staff holds `permission`. Decides what is shown; the server decides what is done. */
export function useMay(permission: Permission): boolean {
  const { session } = useSession();
  return (
    session.kind === 'staff' &&
    (session.staff.permissions.includes('*') || session.staff.permissions.includes(permission))
  );
}
