import type { Language } from '@nexus/domain/bilingual';
import { NexusError } from '@nexus/domain/errors';
import { LIMITS } from '@nexus/domain/limits';
import { auth } from '../../firebase';
import { now } from '../kernel/clock';
import type { Data } from '../kernel/documents';
import { newSignInMail } from './new-sign-in-mail';
import { countTry, hasSecondFactor, useCode } from './second-factor';
import { openSession } from './sessions';
import type { SignInFrom } from './sign-ins';
import { readStaff, staffPath, type StaffRecord } from './staff-record';
import { StaffRefused } from './staff-refused';

/**
 * Opens a session of somebody of the staff and answers its custom token. `provenAt` is when they gave their password.
 * @throws NexusError `noAdminAccess`, `accountDeactivated`, `signInExpired`; `codeNeeded`, `codeWrong` and
 * `tooManyRequests` where the account has a second factor
 */
export async function openStaffSession(given: {
  id: string;
  provenAt: number;
  language?: Language;
  requestId: string;
  from: SignInFrom;
  /** Of their second factor, where they have one. */
  code?: string | undefined;
  /** By a mailed link: whoever reads their mail knows already. */
  isByLink?: true;
}): Promise<string> {
  const { id, provenAt, language, requestId, from, isByLink, code } = given;
  const staff = await readStaff(id);
  if (!staff) throw new NexusError('noAdminAccess');
  const actor = { kind: 'staff' as const, id, role: staff.role, name: staff.name };
  if (!staff.isActive) throw new StaffRefused('accountDeactivated', actor);
  const author = { actor, requestId };
  const path = staffPath(id);
  if (code !== undefined && hasSecondFactor(staff)) await countTry(id);
  const sid = await openSession({
    path,
    provenAt,
    author,
    lifetime: LIMITS.adminSession,
    isAudited: true,
    noted: (account) => ({
      ...afterCode(account as StaffRecord, code),
      signedInAt: now(),
      ...(language && { language }),
    }),
    from,
    told: isByLink || !staff.signedInAt ? undefined : newSignInMail(staff, from, staff.language ?? language ?? 'en'),
  });
  return auth().createCustomToken(id, { sid, staff: true });
}

/** What is kept of a second factor once its code was used; nothing where there is none. @throws NexusError `codeNeeded`, `codeWrong` */
function afterCode(staff: StaffRecord, code: string | undefined): Data {
  if (!hasSecondFactor(staff)) return {};
  if (code === undefined) throw new NexusError('codeNeeded');
  try {
    return { secondFactor: useCode(staff, code) };
  } catch {
    throw new StaffRefused('codeWrong', { kind: 'staff', id: staff.id, role: staff.role, name: staff.name });
  }
}
