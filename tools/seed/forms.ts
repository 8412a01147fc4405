import { addressKey } from '@nexus/domain/membership/verified-address';
import { fingerprint, newSecret } from '../../functions/src/secrets';
import type { SeedDocument } from './content';
import { atWork, awake, dayIn } from './moments';
import type { Sources } from './sources';

/** When the post is answered. */
const ANSWERED_AT = '12:15';
/** Views of public pages on the days before this one, the latest first. */
const VIEWS = [412, 365, 298, 187, 164, 351];

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

export function trafficDocuments(): SeedDocument[] {
  return VIEWS.map((views, index) => {
    const day = dayIn(-index - 1);
    return { path: `traffic/${day}`, data: { day, views, reads: Math.round(views * 0.4) } };
  });
}
