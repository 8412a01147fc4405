import { z } from 'zod';
import type { VerifiedAddress } from './verified-address';

/** What is verified about a member: the team met them, they speak at an event of ours, LinkedIn confirmed their address. */
export const BADGES = ['met', 'speaker', 'linkedin'] as const;
export const badgeKind = z.enum(BADGES, 'badge');
export type BadgeKind = z.infer<typeof badgeKind>;

/**
 * A badge and what stands behind it. `at` is an ISO instant, empty where it was not noted; `by` is who of the team said
 * so, empty for LinkedIn.
 */
export const badge = z.object({ kind: badgeKind, at: z.string(), by: z.string() });
export type Badge = z.infer<typeof badge>;

/** How many events one member may be named for. */
export const MOST_TALKS = 20;

/** The events of ours that a member speaks at, as the team noted last. */
export const talks = z.object({ eventIds: z.array(z.string()), at: z.string(), by: z.string() });
export type Talks = z.infer<typeof talks>;

/** One of them as members read it. `title` is in both languages. */
export const talk = z.object({
  id: z.string(),
  title: z.object({ en: z.string(), ar: z.string() }),
  startsAt: z.string(),
});
export type Talk = z.infer<typeof talk>;

interface Verifiable {
  isVerified: boolean;
  verifiedAt: string | null;
  verifiedBy?: string | undefined;
  talks?: Talks | null | undefined;
}

/** The badges of a member, in the order of `BADGES`. */
export function badgesOf(member: Verifiable, account: { verified?: readonly VerifiedAddress[] | undefined }): Badge[] {
  const vouched = account.verified?.find(({ by }) => by === 'linkedin');
  return [
    ...(member.isVerified ? [{ kind: 'met', at: member.verifiedAt ?? '', by: member.verifiedBy ?? '' } as const] : []),
    ...(member.talks ? [{ kind: 'speaker', at: member.talks.at, by: member.talks.by } as const] : []),
    ...(vouched ? [{ kind: 'linkedin', at: vouched.at, by: '' } as const] : []),
  ];
}
