import type { RequestMails } from '@nexus/domain/mails';
import type { OwnMember } from '@nexus/domain/membership/member';
import type { Role } from '@nexus/domain/permissions';

export interface StaffSelf {
  id: string;
  name: string;
  email: string;
  role: Role;
  permissions: string[];
  signedInAt: string;
  requestMails: RequestMails;
}

/** Who is using this browser. `unknown` while that is being found out, `failed` where it could not be. */
export type Session =
  | { kind: 'unknown' }
  | { kind: 'failed'; error: unknown }
  /** `hasEnded`: somebody was signed in here until their session ended without their doing. */
  | { kind: 'visitor'; hasEnded?: boolean }
  | { kind: 'member'; member: OwnMember }
  | { kind: 'staff'; staff: StaffSelf };

export type SignedIn = Extract<Session, { kind: 'member' | 'staff' }>;
