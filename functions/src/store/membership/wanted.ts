import { commit } from '../commit/commit';
import type { Author } from '../commit/author';
import { readExistingMember } from './member-writes';
import { ownAnswer } from './members';
import { accountPath } from '../projections/member-record';

/** Forgets the page that a member was on their way to when they signed in. */
export function forgetWanted(given: { id: string; author: Author }) {
  return commit({ author: given.author, action: 'member.arrive' }, async (commit) => {
    const { member, account } = await readExistingMember(commit, given.id);
    const after = { ...account, wanted: '' };
    if (account.wanted) commit.put(accountPath(given.id), account, after);
    return ownAnswer(member, after);
  });
}
