import type { Contract } from '@nexus/domain/contract/index';
import { LIMITS } from '@nexus/domain/limits';
import { commit, now } from '../../../store/commit';
import { memberPath } from '../../../store/members';
import { staffPath } from '../../../store/staff';
import type { Handler } from '../../call';

/** Ends this session on the server, or all of the person's sessions. Their tokens are refused from now on. */
export const signOut: Handler<Contract['signOut']> = async ({ actor, session, body, author }) => {
  if (actor.kind === 'visitor' || !session) return;
  const path = actor.kind === 'staff' ? staffPath(actor.id) : memberPath(actor.id);
  const everywhere = body.everywhere === true;
  await commit({ author, action: everywhere ? 'session.endAll' : 'session.end' }, async (commit) => {
    const account = await commit.read<{ endedSessions: string[] }>(path);
    if (!account) return;
    const endedSessions = [...account.endedSessions, session.key].slice(-LIMITS.sessionsRemembered);
    commit.put(path, account, { ...account, endedSessions, ...(everywhere && { sessionsEndedAt: now() }) });
    if (everywhere) commit.sideEffect({ kind: 'endSessions', uid: actor.id });
  });
};
