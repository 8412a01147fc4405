import { expect, test } from 'vitest';
import type { ListedRequest } from './join-request';
import { EMPTY_PROFILE, type ModeratedMember } from './member';
import { moderationQueue, unclear } from './queue';

const member = (id: string, given: Partial<ModeratedMember> = {}): ModeratedMember => ({
  ...EMPTY_PROFILE,
  id,
  email: `${id}@nexus.test`,
  isEmailConfirmed: true,
  standing: 0,
  status: 'pending',
  isVerified: false,
  approvedAt: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...given,
});

const request = (id: string, memberId: string, given: Partial<ListedRequest> = {}): ListedRequest => ({
  id,
  status: 'new',
  submittedAt: '2026-02-01T00:00:00.000Z',
  decidedAt: null,
  decidedBy: '',
  reason: '',
  owner: memberId,
  several: 0,
  ...given,
  data: {
    memberId,
    email: `${memberId}@nexus.test`,
    name: '',
    title: '',
    picture: '',
    linkedinUrl: '',
    skills: [],
  },
});

const shown = (requests: ListedRequest[], members: ModeratedMember[]) =>
  moderationQueue(requests, members).map((entry) => `${entry.kind} ${entry.id}`);

test('shows a new request of a pending member, and not the member a second time', () => {
  expect(shown([request('r', 'a')], [member('a')])).toEqual(['request r']);
});
test('hides requests that are decided, and of people who are not pending', () => {
  expect(shown([request('r', 'a', { status: 'approved' })], [member('a')])).toEqual(['member a']);
  expect(shown([request('r', 'a')], [member('a', { status: 'approved' })])).toEqual([]);
  expect(shown([request('r', 'gone')], [])).toEqual([]);
});
test('SEC-03 an imported request belongs to whom the server says, never to whom its e-mail resembles', () => {
  expect(shown([request('r', '', { owner: 'a' })], [member('a')])).toEqual(['request r']);
  const resembling = request('r', '', { data: { ...request('r', '').data, email: 'a@nexus.test' } });
  expect(shown([resembling], [member('a')])).toEqual(['member a']);
});

test('SEC-03 a request whose address two have verified belongs to nobody, and is named', () => {
  const both = request('r', '', { several: 2 });
  expect(shown([both], [member('a'), member('b')]).sort()).toEqual(['member a', 'member b']);
  expect(unclear([both, request('s', 'a'), request('d', '', { several: 2, status: 'rejected' })])).toEqual([both]);
});

test('collapses duplicates to the newest', () => {
  const old = request('old', 'a', { submittedAt: '2026-01-05T00:00:00.000Z' });
  const imported = request('imported', '', { owner: 'a', submittedAt: '2026-01-06T00:00:00.000Z' });
  const queue = moderationQueue([old, imported, request('newest', 'a')], [member('a')]);
  expect(queue).toHaveLength(1);
  expect(queue[0]).toMatchObject({ id: 'newest', copies: 3 });
});
