import { addressKey } from '@nexus/domain/membership/verified-address';
import { fingerprint, newSecret } from '../../functions/src/secrets';
import type { SeedDocument } from './content';
import { atWork, awake } from './moments';
import type { Sources } from './sources';

/** When the post is answered. */
const ANSWERED_AT = '12:15';

/** What visitors sent by the forms of the site. */
export function submissionDocuments({ submissions }: Sources): SeedDocument[] {
  return submissions.map(({ key, type, status, notes, data, daysAgo, repliedDaysAgo, invitedDaysAgo }) => ({
    path: `submissions/seed-${key}`,
    data: {
      type,
      data,
      address: addressKey(data.email),
      status,
      notes,
      submittedAt: awake(daysAgo),
      ...(repliedDaysAgo !== undefined && { repliedAt: atWork(repliedDaysAgo, ANSWERED_AT) }),
      ...(invitedDaysAgo !== undefined && { invitedAt: atWork(invitedDaysAgo, ANSWERED_AT) }),
    },
  }));
}

/** Who asked for the newsletter, in each state of it. */
export function subscriberDocuments({ subscribers }: Sources): SeedDocument[] {
  return subscribers.map(({ email, language, state, askedDaysAgo, changedDaysAgo }) => ({
    path: `subscribers/${fingerprint(addressKey(email))}`,
    data: {
      email: addressKey(email),
      state,
      language,
      token: fingerprint(newSecret()),
      askedAt: awake(askedDaysAgo),
      ...(changedDaysAgo !== undefined && { changedAt: awake(changedDaysAgo) }),
    },
  }));
}
