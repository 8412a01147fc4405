import { commit, type Author } from './commit';
import { readExistingMember } from './member-writes';
import { accountPath, ownAnswer } from './members';

/** Forgets the page that a member was on their way to when they signed in. */
export function forgetWanted(given: { id: string; author: Author }) {
  return commit({ author: given.author, action: 'member.arrive' }, async (commit) => {
    const { member, account } = await readExistingMember(commit, given.id);
    const after = { ...account, wanted: '' };
    if (account.wanted) commit.put(accountPath(given.id), account, after);
    return ownAnswer(member, after);
  });
}
