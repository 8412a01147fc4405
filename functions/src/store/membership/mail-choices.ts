import { NexusError } from '@nexus/domain/errors';
import type { ChosenMail } from '@nexus/domain/mails';
import type { OwnMember } from '@nexus/domain/membership/member';
import { isTurnOffKey } from '../../mails/turn-off';
import { commit } from '../commit/commit';
import type { Author } from '../commit/author';
import { accountPath } from '../projections/member-record';
import { readExistingMember } from './member-writes';
import { ownAnswer } from './members';

interface Given {
  id: string;
  kind: ChosenMail;
  isOn: boolean;
  author: Author;
}

/** Turns a kind of mails to a member on or off; what is so already changes nothing. @throws NexusError `notFound` */
export function chooseMails({ id, kind, isOn, author }: Given): Promise<OwnMember> {
  return commit({ author, action: 'member.mails' }, async (commit) => {
    const { member, account } = await readExistingMember(commit, id);
    const off = account.mailsOff ?? [];
    if (off.includes(kind) !== isOn) return ownAnswer(member, account);
    const after = { ...account, mailsOff: isOn ? off.filter((one) => one !== kind) : [...off, kind] };
    commit.put(accountPath(id), account, after);
    return ownAnswer(member, after);
  });
}

/** Turns a kind off by the key in each such mail. @throws NexusError `notFound` for a wrong one */
export async function endMails({ key, ...given }: Omit<Given, 'isOn'> & { key: string }): Promise<void> {
  if (!isTurnOffKey({ id: given.id, kind: given.kind }, key)) throw new NexusError('notFound');
  await chooseMails({ ...given, isOn: false });
}
