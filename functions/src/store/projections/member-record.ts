import { LIMITS } from '@nexus/domain/limits';
import { badgesOf } from '@nexus/domain/membership/badges';
import { FURTHER_LINKS, MEMBER_STATUSES, type Member, type MemberStatus } from '@nexus/domain/membership/member';
import type { MemberAccount } from '@nexus/domain/membership/member-account';
import type { Mentoring } from '@nexus/domain/membership/mentoring';
import type { Exchange } from '@nexus/domain/membership/request-clock';
import { seenBy } from '@nexus/domain/membership/seen-by';
import { addressInUse, addressKey, verifiedAddresses, type Addresses } from '@nexus/domain/membership/verified-address';
import type { Document } from '../kernel/documents';
import type { RosterEntry } from './roster-shards';
import type { SessionFields } from '../kernel/session-fields';

/** `members/{id}` as stored: what members may see, and the state that only the server writes. */
export type MemberRecord = Document<
  Omit<Member, 'id'> & {
    /** When everything about them is erased; absent or null while they stay. */
    leavingAt?: string | null;
    openRequestId: string | null;
    /** When that request was made; absent where an earlier release kept it. */
    requestedAt?: string | null;
    /** What passed about it between the team and them; absent or null for nothing. */
    exchange?: Exchange | null;
    /** What they offer as a mentor, and how many mentees they have; absent for who never offered. */
    mentoring?: Mentoring;
  } & SessionFields
>;
export type AccountRecord = Document<MemberAccount>;

export const memberPath = (id: string) => `members/${id}`;
export const accountPath = (id: string) => `members/${id}/private/account`;

/**
 * What the roster holds of a member: what other members see, and what is the server's alone. Null while they are
 * leaving, when nobody sees them.
 */
export function rosterEntry(
  id: string,
  member: Omit<MemberRecord, 'id' | 'version'>,
  account: Addresses,
): RosterEntry | null {
  if (member.leavingAt) return null;
  const shown = seenBy('members', member);
  return {
    id,
    name: member.name,
    otherName: member.otherName ?? '',
    title: member.title,
    imageUrl: member.imageUrl,
    ...shortLinksOf(shown),
    skills: shown.skills,
    ...(shown.skills !== member.skills && { teamSkills: member.skills }),
    isVerified: member.isVerified,
    badges: badgesOf(member, account).map(({ kind }) => kind),
    approvedAt: member.approvedAt,
    status: statusOf(member.status),
    createdAt: member.createdAt,
    askedAt: member.requestedAt ?? '',
    ...(member.exchange && { exchange: member.exchange }),
    ...(member.mentoring?.isOn && { mentoring: { ...member.mentoring, canHelp: shown.canHelpSkills ?? [] } }),
    standing: member.standing ?? 0,
    email: addressInUse(account) || addressKey(account.email),
    addresses: verifiedAddresses(account),
  };
}

/** Whether they are one of the community: let in, and not leaving. */
export function isHere({ status, leavingAt }: Pick<MemberRecord, 'status' | 'leavingAt'>): boolean {
  return status === 'approved' && !leavingAt;
}

const LINKS = ['linkedinUrl', ...FURTHER_LINKS] as const;
type Links = Pick<Member, (typeof LINKS)[number]>;

/** Of a longer link the roster says that there is one, so that nobody's profile takes the room of a hundred others. */
const LONGEST = LIMITS.textShort;

function shortLinksOf(shown: Links): Links & { hasLongLinks?: true } {
  const isLong = (link: unknown) => typeof link === 'string' && link.length > LONGEST;
  const short = (link: string) => (isLong(link) ? '' : link);
  return {
    linkedinUrl: short(shown.linkedinUrl),
    websiteUrl: short(shown.websiteUrl),
    behanceUrl: short(shown.behanceUrl),
    portfolioUrl: short(shown.portfolioUrl),
    githubUrl: short(shown.githubUrl),
    twitterUrl: short(shown.twitterUrl),
    instagramUrl: short(shown.instagramUrl),
    ...(LINKS.some((name) => isLong(shown[name])) && { hasLongLinks: true }),
  };
}

/** An entry with all links of its member, as far as who asks sees them (`seenBy`): the long ones stand in their document. */
export function withLinks<T extends RosterEntry>(entry: T, seen: Partial<Links> | undefined): T {
  if (!entry.hasLongLinks) return entry;
  return { ...entry, ...Object.fromEntries(LINKS.map((name) => [name, seen?.[name] ?? entry[name]])) };
}

/** A status as it is known; without one, as an import may bring, a member waits like everybody new. */
export function statusOf(status: unknown): MemberStatus {
  return MEMBER_STATUSES.find((known) => known === status) ?? 'pending';
}
