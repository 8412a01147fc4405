import { z } from 'zod';
import { CHOSEN_MAILS } from '../mails';
import { openQuestion } from './open-request';
import { verifiedAddress } from './verified-address';

/** What only the member and `manage_users` may see. Kept at `members/{id}/private/account`. */
export const memberAccount = z.object({
  /** What stands in the profile, as typed. Whether it counts is for `verified-address.ts` to say. */
  email: z.string(),
  verified: z.array(verifiedAddress).optional(),
  /** The fingerprint of the link that was sent last to the address that waits, and when. */
  confirmation: z.object({ link: z.string(), sentAt: z.string() }).nullable().optional(),
  linkedinEmail: z.string(),
  language: z.enum(['en', 'ar']),
  rejectionReason: z.string(),
  /** Where LinkedIn said at the last sign-in that their picture is, while they have none here. */
  linkedinPicture: z.string().optional(),
  /** The mails that they turned off. */
  mailsOff: z.array(z.enum(CHOSEN_MAILS)).optional(),
  /** The question of the team about their request that waits for their answer. */
  question: openQuestion.nullable().optional(),
  /** The page of ours that they were on their way to when they signed in, until they get there; see `wanted.ts`. */
  wanted: z.string().optional(),
});
export type MemberAccount = z.infer<typeof memberAccount>;
