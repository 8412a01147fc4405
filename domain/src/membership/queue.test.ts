import { expect, test } from 'vitest';
import type { JoinRequest } from './join-request';
import { EMPTY_PROFILE, type ModeratedMember } from './member';
import { moderationQueue } from './queue';

const member = (id: string, given: Partial<ModeratedMember> = {}): ModeratedMember => ({
  ...EMPTY_PROFILE,
  id,
  email: `${id}@nexus.test`,
  status: 'pending',
  isVerified: false,
  approvedAt: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...given,
});

const request = (id: string, memberId: string, given: Partial<JoinRequest> & { email?: string } = {}): JoinRequest => ({
  id,
  status: 'new',
  submittedAt: '2026-02-01T00:00:00.000Z',
  decidedAt: null,
  decidedBy: '',
  reason: '',
  ...given,
  data: {
    memberId,
    email: given.email ?? `${memberId}@nexus.test`,
    name: '',
    title: '',
    picture: '',
    linkedinUrl: '',
    skills: [],
  },
});

const shown = (requests: JoinRequest[], members: ModeratedMember[]) =>
  moderationQueue(requests, members).map((entry) => `${entry.kind} ${entry.id}`);

test('shows a new request of a pending member, and not the member a second time', () => {
  expect(shown([request('r', 'a')], [member('a')])).toEqual(['request r']);
});
test('hides requests that are decided, and of people who are not pending', () => {
  expect(shown([request('r', 'a', { status: 'approved' })], [member('a')])).toEqual(['member a']);
  expect(shown([request('r', 'a')], [member('a', { status: 'approved' })])).toEqual([]);
  expect(shown([request('r', 'gone')], [])).toEqual([]);
});
test('matches by e-mail only where the request names no member', () => {
  expect(shown([request('r', '', { email: 'A@Nexus.test' })], [member('a')])).toEqual(['request r']);
  expect(shown([request('r', 'gone', { email: 'a@nexus.test' })], [member('a')])).toEqual(['member a']);
});
test('collapses duplicates to the newest', () => {
  const old = request('old', 'a', { submittedAt: '2026-01-05T00:00:00.000Z' });
  const imported = request('imported', '', { email: 'a@nexus.test', submittedAt: '2026-01-06T00:00:00.000Z' });
  const queue = moderationQueue([old, imported, request('newest', 'a')], [member('a')]);
  expect(queue).toHaveLength(1);
  expect(queue[0]).toMatchObject({ id: 'newest', copies: 3 });
});
