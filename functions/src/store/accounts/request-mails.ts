import type { Language } from '@nexus/domain/bilingual';
import { NexusError } from '@nexus/domain/errors';
import { TEAM_MAILS, type RequestMails } from '@nexus/domain/mails';
import { hasPermission, ROLES } from '@nexus/domain/permissions';
import { db } from '../../firebase';
import type { Mail } from '../../mails/mail';
import { isTurnOffKey } from '../../mails/turn-off';
import { commit } from '../commit/commit';
import type { Author } from '../commit/author';
import { runQuery } from '../kernel/documents';
import { staffPath, type StaffRecord } from './staff-record';

/** As many moderators as are told of anything. */
const MOST = 500;
/** Of how many mails an account remembers that it got them. */
const REMEMBERED = 50;
const MODERATORS = ROLES.filter((role) => hasPermission(role, 'manage_users'));

/** Who never chose is told once a day. */
export function requestMailsOf({ requestMails = 'daily' }: StaffRecord): RequestMails {
  return requestMails;
}

/** When somebody of the staff is told of requests, and in which language. @throws NexusError `notFound` */
export function chooseRequestMails(given: {
  id: string;
  choice: RequestMails;
  language?: Language;
  author: Author;
}): Promise<{ requestMails: RequestMails }> {
  const { id, choice, language, author } = given;
  return commit({ author, action: 'staff.requestMails' }, async (commit) => {
    const before = (await commit.readExisting(staffPath(id))) as StaffRecord;
    const isSo = requestMailsOf(before) === choice && (!language || before.language === language);
    if (!isSo) commit.put(staffPath(id), before, { ...before, requestMails: choice, ...(language && { language }) });
    return { requestMails: choice };
  });
}

/** Turns them off by the key in each such mail. @throws NexusError `notFound` for a wrong one */
export async function endRequestMails(given: { id: string; key: string; author: Author }): Promise<void> {
  const { id, key, author } = given;
  if (!isTurnOffKey({ id, kind: TEAM_MAILS }, key)) throw new NexusError('notFound');
  await chooseRequestMails({ id, choice: 'never', author });
}

/** Who decides about requests and wants to be told so. */
export async function moderatorsWho(choices: readonly RequestMails[]): Promise<StaffRecord[]> {
  const all = db().collection('staff').where('role', 'in', MODERATORS).limit(MOST);
  return ((await runQuery(all)) as StaffRecord[]).filter((staff) => isTold(staff, choices));
}

function isTold(staff: StaffRecord, choices: readonly RequestMails[]): boolean {
  const { isActive, acceptedAt, role } = staff;
  return isActive && acceptedAt !== null && MODERATORS.includes(role) && choices.includes(requestMailsOf(staff));
}

/**
 * Sends each of them a mail, once however often this runs: `key` names it, and the commit that queues it notes the key on
 * their account.
 */
export async function tellModerators(given: {
  key: string;
  choices: readonly RequestMails[];
  requestId: string;
  compose: (staff: StaffRecord) => Mail;
}): Promise<void> {
  const { key, choices, requestId, compose } = given;
  const author: Author = { actor: { kind: 'system', id: 'request-mails' }, requestId };
  for (const { id } of await moderatorsWho(choices)) {
    await commit({ author, action: 'request.tell', audit: 'none' }, async (commit) => {
      const staff = (await commit.read(staffPath(id))) as StaffRecord | null;
      const told = staff?.toldOf ?? [];
      if (!staff || !isTold(staff, choices) || told.includes(key)) return;
      // No change of the account: its version stays.
      const after = { ...staff, toldOf: [...told, key].slice(-REMEMBERED) };
      commit.put(staffPath(id), staff, after, staff.version - 1);
      commit.mail(compose(staff));
    });
  }
}
