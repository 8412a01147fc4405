import type { Role } from '@nexus/domain/permissions';
import { readDocument, type Document } from './documents';

/** `staff/{uid}` as stored: the truth about who may administer. The custom claim `role` follows it. */
export type StaffRecord = Document<{
  email: string;
  name: string;
  role: Role;
  isActive: boolean;
  sessionsEndedAt: string | null;
  endedSessions: string[];
  createdAt: string;
}>;

export const staffPath = (id: string) => `staff/${id}`;

export function readStaff(id: string): Promise<StaffRecord | null> {
  return readDocument(staffPath(id)) as Promise<StaffRecord | null>;
}
