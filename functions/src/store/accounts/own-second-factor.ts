import { NexusError } from '@nexus/domain/errors';
import type { Language } from '@nexus/domain/bilingual';
import { addressOf } from '../../site-address';
import { composeMail, type Mail } from '../../mails/mail';
import { saidMoment } from '../../mails/said';
import { commit, type Commit } from '../commit/commit';
import { now } from '../kernel/clock';
import type { Author } from '../commit/author';
import { countTry, hasSecondFactor, newRecoveryCodes, newSecondFactor, useCode } from './second-factor';
import { onlyThis } from './sessions';
import { answerOf, lastLoginOf, staffPath, type StaffRecord } from './staff-record';

interface Given {
  id: string;
  author: Author;
}

/** What somebody is told of their own. */
export function ownSecondFactor({ secondFactor }: StaffRecord) {
  const since = secondFactor?.since ?? null;
  return { since, recoveryCodes: since ? (secondFactor?.recovery.length ?? 0) : 0 };
}

/**
 * Makes a new secret, which counts once a code of it was given; until then signing in needs none.
 * @throws NexusError `secondFactorOn`
 */
export function beginSecondFactor({ id, author }: Given): Promise<{ secret: string; address: string }> {
  return commit({ author, action: 'staff.secondFactorBegin', audit: 'none' }, async (commit) => {
    const staff = await readOwn(commit, id);
    if (hasSecondFactor(staff)) throw new NexusError('secondFactorOn');
    const { kept, secret, address } = newSecondFactor(staff);
    commit.put(staffPath(id), staff, { ...staff, secondFactor: kept }, staff.version - 1);
    return { secret, address };
  });
}

/**
 * Switches it on by a first code, and ends every other session: none of them has shown the factor.
 * @returns the recovery codes, which are never shown again
 * @throws NexusError `codeWrong`, `secondFactorOn`, `tooManyRequests`
 */
export async function confirmSecondFactor(given: Given & { code: string; session: string }) {
  const { id, author, code, session } = given;
  await countTry(id);
  const { kept: recovery, shown } = newRecoveryCodes();
  return commit({ author, action: 'staff.secondFactorOn', audit: 'bare' }, async (commit) => {
    const staff = await readOwn(commit, id);
    if (hasSecondFactor(staff)) throw new NexusError('secondFactorOn');
    const secondFactor = { ...useCode(staff, code), since: now(), recovery };
    // A sign-in that is half done elsewhere needs a code now.
    commit.put(staffPath(id), staff, { ...staff, sessions: onlyThis(staff, session), secondFactor });
    commit.mail(tell(staff, 'secondFactorOn'));
    return { recoveryCodes: shown };
  });
}

/** New recovery codes in place of those that are left. @throws NexusError `codeWrong`, `tooManyRequests` */
export async function renewRecoveryCodes(given: Given & { code: string }): Promise<{ recoveryCodes: string[] }> {
  const { id, author, code } = given;
  await countTry(id);
  const { kept: recovery, shown } = newRecoveryCodes();
  return commit({ author, action: 'staff.recoveryCodes', audit: 'bare' }, async (commit) => {
    const staff = await readOn(commit, id);
    commit.put(staffPath(id), staff, { ...staff, secondFactor: { ...useCode(staff, code), recovery } });
    return { recoveryCodes: shown };
  });
}

/** Switches it off by a code. @throws NexusError `codeWrong`, `tooManyRequests` */
export async function removeSecondFactor(given: Given & { code: string }): Promise<void> {
  const { id, author, code } = given;
  await countTry(id);
  await commit({ author, action: 'staff.secondFactorOff', audit: 'bare' }, async (commit) => {
    const staff = await readOn(commit, id);
    useCode(staff, code);
    commit.put(staffPath(id), staff, { ...staff, secondFactor: null });
    commit.mail(tell(staff, 'secondFactorOff'));
  });
}

/** Takes somebody else's away who has lost phone and recovery codes. @throws NexusError `ownSecondFactor` for one's own */
export function resetSecondFactor({ id, author }: Given) {
  const { actor } = author;
  if ('id' in actor && actor.id === id) throw new NexusError('ownSecondFactor');
  return commit({ author, action: 'staff.secondFactorReset', audit: 'bare' }, async (commit) => {
    const staff = await readOwn(commit, id);
    const after = { ...staff, secondFactor: null };
    if (staff.secondFactor) commit.put(staffPath(id), staff, after);
    if (hasSecondFactor(staff)) commit.mail(tell(staff, 'secondFactorOff'));
    return answerOf(after, await lastLoginOf(id));
  });
}

async function readOwn(commit: Commit, id: string): Promise<StaffRecord> {
  return (await commit.readExisting(staffPath(id))) as StaffRecord;
}

/** One that is being set up is not on: no code of it switches anything. */
async function readOn(commit: Commit, id: string): Promise<StaffRecord> {
  const staff = await readOwn(commit, id);
  if (!hasSecondFactor(staff)) throw new NexusError('codeWrong');
  return staff;
}

function tell(staff: StaffRecord, kind: 'secondFactorOn' | 'secondFactorOff'): Mail {
  const { email: to, name } = staff;
  const language: Language = staff.language ?? 'en';
  const link = addressOf('/admin/account', language);
  return composeMail({ to, language, kind, values: { name, link, when: saidMoment(now(), language) } });
}
