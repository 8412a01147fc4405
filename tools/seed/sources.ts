import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { language } from '@nexus/domain/bilingual';
import { memberStatus, profileInput } from '@nexus/domain/membership/member';
import { requestStatus } from '@nexus/domain/membership/join-request';
import { ROLES } from '@nexus/domain/permissions';

const folder = join(dirname(fileURLToPath(import.meta.url)), '../../emulator-data/source');

/** Times in the sources are days before the run, so that the seed never grows old. */
const seedMember = z.strictObject({
  key: z.string(),
  subject: z.string(),
  status: memberStatus,
  language,
  isVerified: z.boolean(),
  /** Whether LinkedIn vouched for the address in the profile; `false`: they typed it and have not confirmed it. */
  isEmailConfirmed: z.boolean().default(true),
  createdDaysAgo: z.number(),
  decidedDaysAgo: z.number().nullable(),
  reason: z.string().optional(),
  profile: profileInput,
});

const seedRequest = z.strictObject({
  member: z.string(),
  byEmail: z.boolean(),
  submittedDaysAgo: z.number(),
  status: requestStatus,
  note: z.string().optional(),
});

const seedStaff = z.strictObject({ key: z.string(), email: z.email(), name: z.string(), role: z.enum(ROLES) });

export type SeedMember = z.infer<typeof seedMember>;

/** The seed's readable sources, each parsed by the same schemas as what people write. */
export function readSources() {
  return {
    members: z.array(seedMember).parse(source('members')),
    requests: z.array(seedRequest).parse(source('join-requests')),
    staff: z.array(seedStaff).parse(source('staff')),
  };
}

function source(name: string): unknown {
  return JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
}
