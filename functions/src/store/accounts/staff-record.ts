import type { Language } from '@nexus/domain/bilingual';
import type { StaffMember } from '@nexus/domain/contract/staff';
import type { RequestMails } from '@nexus/domain/mails';
import type { Role } from '@nexus/domain/permissions';
import { auth } from '../../firebase';
import { readDocument, type Document } from '../kernel/documents';
import type { SessionFields } from '../kernel/session-fields';
import { hasSecondFactor, type SecondFactor } from './second-factor';
import type { StaffLink } from './staff-link';

/** `staff/{uid}` as stored: the truth about who may administer. The custom claim `role` follows it. */
export type StaffRecord = Document<
  {
    email: string;
    name: string;
    role: Role;
    isActive: boolean;
    createdAt: string;
    updatedAt?: string;
    /** When they chose a password; null for those who were invited and have not. */
    acceptedAt?: string | null;
    invitation?: StaffLink | null;
    reset?: StaffLink | null;
    /** When they are told that people ask to join, in which language, and what they were told last. */
    requestMails?: RequestMails;
    language?: Language;
    toldOf?: readonly string[];
    /** When they signed in last; nobody is told of their very first time. */
    signedInAt?: string;
    secondFactor?: SecondFactor | null;
  } & SessionFields
>;

export const staffPath = (id: string) => `staff/${id}`;

/** A staff account; null where there is none. */
export function readStaff(id: string): Promise<StaffRecord | null> {
  return readDocument(staffPath(id)) as Promise<StaffRecord | null>;
}

/** What other staff are told of an account. Nobody who never signed in counts as active unless they chose a password. */
export function answerOf(staff: StaffRecord, lastLogin: string | null): StaffMember {
  const hasAccepted = Boolean(staff.acceptedAt) || lastLogin !== null;
  return {
    ...staff,
    updatedAt: staff.updatedAt ?? staff.createdAt,
    lastLogin,
    hasSecondFactor: hasSecondFactor(staff),
    state: !staff.isActive ? 'deactivated' : hasAccepted ? 'active' : 'invited',
  };
}

/** When Firebase last saw them sign in, in its own words (`Thu, 26 Nov 2026 16:30:00 GMT`); null for never. */
export async function lastLoginOf(uid: string): Promise<string | null> {
  const { users } = await auth().getUsers([{ uid }]);
  return users[0]?.metadata.lastSignInTime ?? null;
}
