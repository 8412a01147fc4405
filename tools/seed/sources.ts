import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { language } from '@nexus/domain/bilingual';
import { SUBMISSION_STATUSES } from '@nexus/domain/forms/inbox';
import { submissionInput } from '@nexus/domain/forms/submission-input';
import { SUBMISSION_TYPES } from '@nexus/domain/forms/application-types';
import { memberStatus } from '@nexus/domain/membership/member';
import { profileInput } from '@nexus/domain/membership/profile';
import { requestStatus } from '@nexus/domain/membership/join-request';
import { ROLES } from '@nexus/domain/permissions';
import { ROOT } from '../local/paths';

/** Where the sources of the seed are. */
export const FOLDER = join(ROOT, 'emulator-data/source');

/** What everybody of the seed's staff signs in with. */
export const STAFF_PASSWORD = 'nexus-demo';

/** Times in the sources are days before the run, so that the seed never grows old. */
const seedMember = z.strictObject({
  key: z.string(),
  subject: z.string(),
  status: memberStatus,
  language,
  isVerified: z.boolean(),
  /** The events that they speak at. */
  talks: z.array(z.string()).default([]),
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

/** Who asked for a seat, and when; whether there was one is counted. */
const seedApplication = z.strictObject({
  event: z.string(),
  member: z.string(),
  daysAgo: z.number(),
  isCheckedIn: z.boolean().default(false),
});

const seedSubmission = z
  .strictObject({
    key: z.string(),
    type: z.enum(SUBMISSION_TYPES),
    status: z.enum(SUBMISSION_STATUSES),
    daysAgo: z.number(),
    notes: z.string(),
    repliedDaysAgo: z.number().optional(),
    invitedDaysAgo: z.number().optional(),
    data: z.unknown(),
  })
  .transform(({ data, ...rest }) => ({ ...rest, data: submissionInput.parse({ type: rest.type, data }).data }));

const seedSubscriber = z.strictObject({
  email: z.email(),
  language,
  state: z.enum(['pending', 'confirmed', 'unsubscribed']),
  askedDaysAgo: z.number(),
  changedDaysAgo: z.number().optional(),
});

/** What somebody of the staff did, to documents that are there; `before`: what stood in the fields that changed. */
const seedDeed = z.strictObject({
  by: z.string(),
  action: z.string(),
  daysAgo: z.number().int().min(1),
  at: z.string().regex(/^\d\d:\d\d$/),
  changes: z.array(z.strictObject({ path: z.string(), before: z.record(z.string(), z.unknown()).nullable() })),
});

/** A member as the sources tell of them. */
export type SeedMember = z.infer<typeof seedMember>;
export type Sources = ReturnType<typeof readSources>;

/** The seed's readable sources, each parsed by the same schemas as what people write. */
export function readSources() {
  return {
    members: z.array(seedMember).parse(source('members')),
    requests: z.array(seedRequest).parse(source('join-requests')),
    staff: z.array(seedStaff).parse(source('staff')),
    applications: z.array(seedApplication).parse(source('applications')),
    submissions: z.array(seedSubmission).parse(source('submissions')),
    subscribers: z.array(seedSubscriber).parse(source('subscribers')),
    activity: z.array(seedDeed).parse(source('activity')),
  };
}

/** One source as it is written, by its name. */
export function source(name: string): unknown {
  return JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8'));
}
