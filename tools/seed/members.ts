import { createHash } from 'node:crypto';
import { newMember } from '../../functions/src/store/membership/members';
import { accountPath, memberPath } from '../../functions/src/store/projections/member-record';
import type { SeedDocument } from './content';
import { atWork, awake, daysAgo } from './moments';
import type { SeedMember, Sources } from './sources';

const CLIENT_ID = 'nexus-local';
/** Who moderates. */
export const MODERATOR = { key: 'admin', name: 'Hany Mounir' };

export const memberId = (key: string) => `seed-${key}`;
export const requestId = (index: number) => `seed-request-${index + 1}`;
export const decidedAt = ({ decidedDaysAgo }: SeedMember) =>
  decidedDaysAgo === null ? null : atWork(decidedDaysAgo, '11:40');

/** Members with their private accounts and their identities, and their requests to join. */
export function memberDocuments({
  members,
  requests,
  staff,
}: Pick<Sources, 'members' | 'requests' | 'staff'>): SeedDocument[] {
  const moderator = staff.find(({ role }) => role === 'admin')?.name ?? '';
  const open = new Map(
    requests.map(({ status, member, submittedDaysAgo }, index) => [
      status === 'new' ? member : '',
      { id: requestId(index), at: awake(submittedDaysAgo) },
    ]),
  );
  return [
    ...members.flatMap((one) => ofMember(one, { open: open.get(one.key) ?? null, moderator })),
    ...requests.map((request, index) => {
      const member = members.find(({ key }) => key === request.member);
      if (!member) throw new Error(`join-requests.json names ${request.member}, who is not in members.json`);
      return ofRequest(requestId(index), request, member);
    }),
  ];
}

function ofMember(
  one: SeedMember,
  { open, moderator }: { open: { id: string; at: string } | null; moderator: string },
): SeedDocument[] {
  const { key, subject, status, isVerified, talks, profile } = one;
  const at = awake(one.createdDaysAgo);
  const vouched = one.isEmailConfirmed ? (profile.email ?? '') : '';
  const made = newMember({ at, profile, language: one.language, vouched });
  const decided = decidedAt(one);
  const member = {
    ...made.member,
    status,
    isVerified,
    verifiedAt: isVerified ? decided : null,
    verifiedBy: isVerified ? moderator : '',
    talks: talks.length > 0 && decided ? { eventIds: talks, at: decided, by: moderator } : null,
    approvedAt: status === 'approved' ? decided : null,
    rejectedAt: status === 'rejected' ? decided : null,
    hasCompletedProfile: status !== 'pending' || open !== null,
    openRequestId: status === 'pending' && open ? open.id : null,
    requestedAt: status === 'pending' && open ? open.at : null,
  };
  const hash = createHash('sha256').update(`${CLIENT_ID}\n${subject}`).digest('hex');
  return [
    { path: memberPath(memberId(key)), data: member },
    { path: accountPath(memberId(key)), data: { ...made.account, rejectionReason: one.reason ?? '' } },
    { path: `identities/linkedin-${hash}`, data: { memberId: memberId(key), createdAt: daysAgo(500) } },
  ];
}

function ofRequest(id: string, request: Sources['requests'][number], member: SeedMember): SeedDocument {
  const { name = '', title = '', linkedinUrl = '', imageUrl = '', skills = [], email = '' } = member.profile;
  const isOpen = request.status === 'new';
  return {
    path: `joinRequests/${id}`,
    data: {
      status: request.status,
      submittedAt: awake(request.submittedDaysAgo),
      decidedAt: isOpen ? null : decidedAt(member),
      decidedBy: isOpen ? '' : MODERATOR.name,
      reason: member.reason ?? '',
      data: {
        memberId: request.byEmail ? '' : memberId(member.key),
        email,
        name,
        title,
        picture: imageUrl,
        linkedinUrl,
        skills,
      },
    },
  };
}
