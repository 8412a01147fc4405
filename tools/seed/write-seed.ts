import { createHash } from 'node:crypto';
import { auth, db } from '../../functions/src/firebase';
import { newMember, accountPath, memberPath } from '../../functions/src/store/members';
import { rebuildPublished } from '../../functions/src/store/published-rebuild';
import { rebuildWholeRoster } from '../operate/roster';
import { contentDocuments } from './content';
import { readSources, type SeedMember } from './sources';

const STAFF_PASSWORD = 'nexus-demo';
const CLIENT_ID = 'nexus-local';

/** Whether nothing has been written to this store yet. */
export async function isEmpty(): Promise<boolean> {
  return (await db().doc('roster/base').get()).exists === false;
}

/** Writes the whole seed under fixed ids. Running it again restores what it wrote and leaves the rest alone. */
export async function writeSeed(): Promise<{ members: number; requests: number; staff: number; content: number }> {
  const { members, requests, staff } = readSources();
  const content = contentDocuments();
  const at = daysAgo(500);
  const writer = db().bulkWriter();
  for (const { path, data } of content) {
    void writer.set(db().doc(path), { ...data, version: 1, createdAt: at, updatedAt: at });
  }

  const open = new Map(
    requests.map((request, index) => [request.status === 'new' ? request.member : '', requestId(index)]),
  );
  for (const one of members) {
    const { member, account } = stored(one, open.get(one.key) ?? null);
    void writer.set(db().doc(memberPath(memberId(one.key))), { ...member, version: 1 });
    void writer.set(db().doc(accountPath(memberId(one.key))), { ...account, version: 1 });
    const subject = createHash('sha256').update(`${CLIENT_ID}\n${one.subject}`).digest('hex');
    void writer.set(db().doc(`identities/linkedin-${subject}`), {
      memberId: memberId(one.key),
      createdAt: at,
      version: 1,
    });
  }
  requests.forEach((request, index) => {
    const member = members.find(({ key }) => key === request.member);
    if (!member) throw new Error(`join-requests.json names ${request.member}, who is not in members.json`);
    const { name = '', title = '', linkedinUrl = '', imageUrl = '', skills = [], email = '' } = member.profile;
    void writer.set(db().doc(`joinRequests/${requestId(index)}`), {
      status: request.status,
      submittedAt: daysAgo(request.submittedDaysAgo),
      decidedAt: request.status === 'new' ? null : daysAgo(member.decidedDaysAgo ?? 0),
      decidedBy: request.status === 'new' ? '' : 'Hany Mounir',
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
      version: 1,
    });
  });
  for (const one of staff) {
    void writer.set(db().doc(`staff/seed-${one.key}`), {
      email: one.email,
      name: one.name,
      role: one.role,
      isActive: true,
      sessionsEndedAt: null,
      sessions: {},
      acceptedAt: at,
      createdAt: at,
      updatedAt: at,
      version: 1,
    });
  }
  await writer.close();
  for (const one of staff) await ensureStaffAccount(`seed-${one.key}`, one);
  await rebuildWholeRoster();
  await rebuildPublished();
  return { members: members.length, requests: requests.length, staff: staff.length, content: content.length };
}

async function ensureStaffAccount(uid: string, staff: { email: string; name: string; role: string }): Promise<void> {
  const fields = { email: staff.email, password: STAFF_PASSWORD, displayName: staff.name, emailVerified: true };
  await auth()
    .updateUser(uid, fields)
    .catch(() => auth().createUser({ uid, ...fields }));
  await auth().setCustomUserClaims(uid, { role: staff.role });
}

function stored(one: SeedMember, openRequestId: string | null) {
  const made = newMember({
    at: daysAgo(one.createdDaysAgo),
    profile: one.profile,
    language: one.language,
    vouched: one.isEmailConfirmed ? (one.profile.email ?? '') : '',
  });
  const decidedAt = one.decidedDaysAgo === null ? null : daysAgo(one.decidedDaysAgo);
  return {
    member: {
      ...made.member,
      status: one.status,
      isVerified: one.isVerified,
      verifiedAt: one.isVerified ? decidedAt : null,
      approvedAt: one.status === 'approved' ? decidedAt : null,
      rejectedAt: one.status === 'rejected' ? decidedAt : null,
      hasCompletedProfile: one.status !== 'pending' || openRequestId !== null,
      openRequestId: one.status === 'pending' ? openRequestId : null,
    },
    account: { ...made.account, rejectionReason: one.reason ?? '' },
  };
}

function memberId(key: string): string {
  return `seed-${key}`;
}

function requestId(index: number): string {
  return `seed-request-${index + 1}`;
}

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString();
}
