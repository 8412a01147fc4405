import { createContext, startTransition, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { BROWSER_KEYS } from '@nexus/domain/limits';
import type { OwnMember } from '@nexus/domain/membership/member';
import type { Permission, Role } from '@nexus/domain/permissions';
import { api } from './api-client';
import { ApiError } from './api-error';
import { basenameOf, currentLanguage } from './language';
import { forget, forgetAll, remembered, rememberAs } from './browser-storage';

export interface StaffSelf {
  id: string;
  name: string;
  email: string;
  role: Role;
  permissions: string[];
  signedInAt: string;
}

/** Who is using this browser. `unknown` while that is being found out. */
export type Session =
  | { kind: 'unknown' }
  | { kind: 'visitor' }
  | { kind: 'member'; member: OwnMember }
  | { kind: 'staff'; staff: StaffSelf };

interface SessionActions {
  session: Session;
  /** Finds out again who is signed in; for after a sign-in, a saved profile, a decision. */
  refresh(): Promise<Session>;
  /** Puts a profile that the server just answered in place of the one known here. */
  remember(member: OwnMember): void;
  /** Ends the session here and on the server, and opens the home page. */
  signOut(): Promise<void>;
}

const VISITOR: Session = { kind: 'visitor' };
const STAFF_HINT = 'staff_current';
const SessionContext = createContext<SessionActions | undefined>(undefined);

/** Whether this browser was signed in last. A hint only: a visitor's page never loads Firebase. */
function hasSessionHint(): boolean {
  return remembered(BROWSER_KEYS.currentMember) !== null || remembered(STAFF_HINT) !== null;
}

export function SessionProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState<Session>({ kind: 'unknown' });

  const refresh = useCallback(async () => {
    const found = await whoIsSignedIn();
    setSession(found);
    return found;
  }, []);

  useEffect(() => {
    if (hasSessionHint() || location.pathname.replace(/^\/ar/, '').startsWith('/admin')) void refresh();
    // What the server drew is taken over first: a change that hurried ahead of that would have it drawn anew.
    else startTransition(() => setSession(VISITOR));
  }, [refresh]);

  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === BROWSER_KEYS.currentMember && newValue === null) setSession(VISITOR);
      else if (key === BROWSER_KEYS.currentMember) void refresh();
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [refresh]);

  const actions = useMemo<SessionActions>(
    () => ({
      session,
      refresh,
      remember: (member) => setSession({ kind: 'member', member }),
      signOut: async () => {
        await api('POST /api/auth/sign-out', { body: {} }).catch(() => undefined);
        const { endFirebaseSession } = await import('./firebase');
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

/** Forgets everything personal that this browser keeps (S40). */
function forgetSession(): void {
  forget(BROWSER_KEYS.currentMember);
  forget(BROWSER_KEYS.profileCardDismissed);
  forget('profile_draft');
  forgetAll('draft:');
  forget(STAFF_HINT);
  delete document.documentElement.dataset['hint'];
}

async function whoIsSignedIn(): Promise<Session> {
  const { firebase } = await import('./firebase');
  const { auth } = await firebase();
  const user = auth.currentUser;
  if (!user) {
    forgetSession();
    return VISITOR;
  }
  try {
    const { claims } = await user.getIdTokenResult();
    if (claims['staff'] === true) {
      const staff = await api('GET /api/admin/me');
      rememberAs(STAFF_HINT, '1');
      return { kind: 'staff', staff };
    }
    const member = await api('GET /api/members/{id}', { params: { id: user.uid } });
    rememberAs(BROWSER_KEYS.currentMember, user.uid);
    return { kind: 'member', member: member as OwnMember };
  } catch (error) {
    const isRefused =
      error instanceof ApiError && (error.status === 401 || error.status === 403 || error.status === 404);
    if (!isRefused) throw error;
    await auth.signOut();
    forgetSession();
    return VISITOR;
  }
}
