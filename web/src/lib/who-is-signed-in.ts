import { BROWSER_KEYS } from '@nexus/domain/limits';
import type { OwnMember } from '@nexus/domain/membership/member';
import { actFor, api } from './api-client';
import { ApiError } from './api-error';
import { remembered, rememberAs } from './browser-storage';
import { hasDrafts, openDrafts } from './drafts';
import { firebase, isStaff } from './firebase';
import { forgetSession } from './forget-session';
import { ENDED, STAFF_HINT } from './session-hint';
import type { Session } from './session-kinds';
import { loadWords } from './words/load';

export { signOut } from './sign-out';

/** Asks Firebase, then the server. @throws what kept it from finding out */
export async function whoIsSignedIn(): Promise<Session> {
  const [{ auth }] = await Promise.all([firebase(), loadWords('signedIn')]);
  const user = auth.currentUser;
  if (!user) {
    const hasEnded = [BROWSER_KEYS.currentMember, STAFF_HINT].some((key) => remembered(key) === ENDED);
    if (!hasEnded) forgetSession();
    return { kind: 'visitor', hasEnded };
  }
  // Once somebody else is signed in here, nothing more is done for whoever was before.
  actFor(user.uid);
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
