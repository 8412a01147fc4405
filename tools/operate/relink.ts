import { NexusError } from '@nexus/domain/errors';
import { noneOpen } from '../../functions/src/store/accounts/sessions';
import { commit, type Commit } from '../../functions/src/store/commit/commit';
import { now } from '../../functions/src/store/kernel/clock';
import { putMember, readExistingMember } from '../../functions/src/store/membership/member-writes';
import { identitiesOf } from '../../functions/src/store/personal-data/about-member';

/** Why nothing was given over, in a sentence for a person. */
export class RelinkError extends Error {}

/**
 * Gives the ways to sign in of a member who came anew (`from`) to the member that the same person is already (`to`), and
 * leaves the new one to the next erasure: to another app of ours, LinkedIn names everybody anew, and whoever has a second
 * account there is somebody else. @returns how many ways to sign in there were
 * @throws RelinkError where there is nothing to give, or somebody would lose something
 */
export async function relink({ from, to }: { from: string; to: string }): Promise<number> {
  if (from === to) throw new RelinkError('These are one member. Name the new one and the old one.');
  const found = await identitiesOf({ id: from, addresses: [] });
  if (found.length === 0) throw new RelinkError(`Nobody signs in as ${from}.`);
  const author = { actor: { kind: 'system', id: 'relink' }, requestId: 'relink' } as const;
  await commit({ author, action: 'member.relink' }, async (commit) => {
    const [fresh, old] = [await known(commit, from), await known(commit, to)];
    if (fresh.member.status !== 'pending') throw new RelinkError(`${from} is decided about already: it is not new.`);
    for (const { member } of [fresh, old])
      if (member.leavingAt) throw new RelinkError(`${member.id} is leaving the community.`);
    for (const { id } of found) {
      const path = `identities/${id}`;
      const before = await commit.read<{ memberId: string; createdAt: string }>(path);
      if (before) commit.put(path, before, { memberId: to, createdAt: before.createdAt });
    }
    const at = now();
    // It stands among what was done about the member who stays.
    putMember(commit, old, { member: { ...old.member, updatedAt: at }, account: old.account });
    const left = { ...fresh.member, ...noneOpen(at), leavingAt: at, updatedAt: at };
    putMember(commit, fresh, { member: left, account: fresh.account });
    commit.sideEffect({ kind: 'endSessions', uid: from });
  });
  return found.length;
}

async function known(commit: Commit, id: string) {
  return readExistingMember(commit, id).catch((error: unknown) => {
    throw error instanceof NexusError ? new RelinkError(`There is no member ${id}.`) : error;
  });
}
