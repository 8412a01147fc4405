import { createContext, startTransition, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { BROWSER_KEYS } from '@nexus/domain/limits';
import type { OwnMember } from '@nexus/domain/membership/member';
import type { Permission, Role } from '@nexus/domain/permissions';
import { actFor, api } from './api-client';
import { ApiError } from './api-error';
import { forget, remembered, rememberAs } from './browser-storage';
import { withDeadline } from './deadline';
import { basenameOf, currentLanguage } from './language';
import { paths } from './paths';
import { isAskingToSignIn } from './session-end';
import { startOver } from './start-over';

export interface StaffSelf {
  id: string;
  name: string;
  email: string;
  role: Role;
  permissions: string[];
  signedInAt: string;
}

/** Who is using this browser. `unknown` while that is being found out, `failed` where it could not be. */
export type Session =
  | { kind: 'unknown' }
  | { kind: 'failed'; error: unknown }
  /** `hasEnded`: somebody was signed in here until their session ended without their doing. */
  | { kind: 'visitor'; hasEnded?: boolean }
  | { kind: 'member'; member: OwnMember }
  | { kind: 'staff'; staff: StaffSelf };

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
const STAFF_HINT = 'staff_current';
const SessionContext = createContext<SessionActions | undefined>(undefined);

/** Stands in place of a hint after a session has ended without the person's doing. */
const ENDED = 'ended';

/** Whether this browser was signed in last. A hint only: a visitor's page never loads Firebase. */
function hasSessionHint(): boolean {
  return [BROWSER_KEYS.currentMember, STAFF_HINT].some((key) => ![null, ENDED].includes(remembered(key)));
}

function personIn(session: Session): string | undefined {
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
    const asked = whoIsSignedIn();
    const found = await withDeadline('session', asked).catch((error: unknown): Session => ({ kind: 'failed', error }));
    setSession((known) => (found.kind === 'failed' && personIn(known) ? known : found));
    if (found.kind === 'failed') adopt(asked, setSession);
    return found;
  }, []);
  const person = personIn(session);
  useEffect(() => actFor(person), [person]);

  useEffect(() => {
    const path = location.pathname.replace(/^\/ar(?=\/|$)/, '');
    // The end of a sign-in finds out by itself, when it is done.
    if (path === paths.welcome) return;
    if (hasSessionHint() || path.startsWith(paths.admin)) void refresh();
    // What the server drew is taken over first: a change that hurried ahead of that would have it drawn anew.
    else startTransition(() => setSession(VISITOR));
  }, [refresh]);

  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key !== BROWSER_KEYS.currentMember || newValue === ENDED || isAskingToSignIn()) return;
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
      signOut: async () => {
        const [{ endFirebaseSession }, { draftsKept }] = await Promise.all([import('./firebase'), import('./drafts')]);
        await draftsKept();
        await api('POST /api/auth/sign-out', { body: {}, as: 'oneself' }).catch(() => undefined);
        await endFirebaseSession();
        forgetSession();
        // A whole new page: nothing of the session stays in memory, and no guard sends the person elsewhere.
        location.assign(basenameOf(currentLanguage()) || '/');
      },
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

/** Forgets everything personal that this browser keeps (S40). Drafts stay, locked: only their writer has the key. */
function forgetSession(hasEnded = false): void {
  for (const key of [BROWSER_KEYS.currentMember, STAFF_HINT])
    if (hasEnded && remembered(key) !== null) rememberAs(key, ENDED);
    else forget(key);
  forget(BROWSER_KEYS.profileCardDismissed);
  forget('profile_draft');
  delete document.documentElement.dataset['hint'];
}

async function whoIsSignedIn(): Promise<Session> {
  const { firebase, isStaff } = await import('./firebase');
  const { auth } = await firebase();
  const user = auth.currentUser;
  if (!user) {
    const hasEnded = [BROWSER_KEYS.currentMember, STAFF_HINT].some((key) => remembered(key) === ENDED);
    if (!hasEnded) forgetSession();
    return { kind: 'visitor', hasEnded };
  }
  // Once somebody else is signed in here, nothing more is done for whoever was before.
  actFor(user.uid);
  const { hasDrafts, openDrafts } = await import('./drafts');
  const drafts = hasDrafts() ? openDrafts(user.uid).catch(() => undefined) : undefined;
  try {
    if (await isStaff(user)) {
      const staff = await api('GET /api/admin/me', { as: 'oneself' });
      await drafts;
      rememberAs(STAFF_HINT, '1');
      return { kind: 'staff', staff };
    }
    const member = await api('GET /api/members/{id}', { params: { id: user.uid }, as: 'oneself' });
    await drafts;
    rememberAs(BROWSER_KEYS.currentMember, user.uid);
    return { kind: 'member', member: member as OwnMember };
  } catch (error) {
    const isRefused =
      error instanceof ApiError && (error.status === 401 || error.status === 403 || error.status === 404);
    if (!isRefused) throw error;
    const hasEnded = error.status === 401;
    // Unless they signed in again meanwhile.
    if (auth.currentUser === user) {
      await auth.signOut();
      forgetSession(hasEnded);
    }
    return { kind: 'visitor', hasEnded };
  }
}
