import { NexusError } from '@nexus/domain/errors';
import { isChosenMail, type MailKind } from '@nexus/domain/mails';
import { addressInUse } from '@nexus/domain/membership/verified-address';
import { addressOf } from '../../site-address';
import { composeMail, type Mail } from '../../mails/mail';
import { turnOffAddresses } from '../../mails/turn-off';
import type { Commit } from '../commit/commit';
import { readWholeIn } from './members';
import { accountPath, memberPath, type AccountRecord, type MemberRecord } from '../projections/member-record';

/** A member with their private account. */
export interface Whole {
  member: MemberRecord;
  account: AccountRecord;
}

/** @throws NexusError `notFound` */
export async function readExistingMember(commit: Commit, id: string): Promise<Whole> {
  const whole = await readWholeIn(commit, id);
  if (!whole) throw new NexusError('notFound');
  return whole;
}

/** Writes a member, and their account where it changed. */
export function putMember(commit: Commit, before: Whole, after: Whole): void {
  const { id } = before.member;
  commit.put(memberPath(id), before.member, after.member);
  if (JSON.stringify(before.account) !== JSON.stringify(after.account)) {
    commit.put(accountPath(id), before.account, after.account);
  }
}

/** What follows a change of somebody's membership: its number is the version that this change writes. */
export function nextStanding(member: MemberRecord): number {
  return member.version + 1;
}

/** A mail to a member, at the address that counts; to nobody while they have none, or turned such mails off. */
export function mailTo(given: { whole: Whole; kind: MailKind; path: string; values?: Record<string, string> }): Mail {
  const { whole, kind, path, values } = given;
  const { language, mailsOff = [] } = whole.account;
  const isOff = mailsOff.some((off) => off === kind);
  return composeMail({
    to: isOff ? '' : addressInUse(whole.account),
    language,
    kind,
    memberId: whole.member.id,
    ...(isChosenMail(kind) && {
      turnOff: turnOffAddresses({ id: whole.member.id, kind }, language),
    }),
    values: { name: whole.member.name, link: addressOf(path, language), ...values },
  });
}
