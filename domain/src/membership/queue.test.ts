import { expect, test } from 'vitest';
import type { ModeratedMember } from './member';
import { EMPTY_PROFILE } from './profile';
import { entryOf, inQueueOrder, type OpenRequest } from './queue';

const member = (id: string): ModeratedMember => ({
  ...EMPTY_PROFILE,
  id,
  email: `${id}@nexus.test`,
  isEmailConfirmed: true,
  standing: 0,
  status: 'pending',
  isVerified: false,
  badges: [],
  approvedAt: null,
  createdAt: '2026-01-01T00:00:00.000Z',
});
const request = (id: string, owner: string, day = '05'): OpenRequest => ({
  id,
  owner,
  submittedAt: `2026-01-${day}T00:00:00.000Z`,
});

test('a card stands for a request of the member, or for the member where none is theirs', () => {
  const requests = [request('r', 'a'), request('nobodys', '')];
  expect(entryOf(member('a'), requests)).toMatchObject({ id: 'r', request: { id: 'r' }, copies: 1 });
  expect(entryOf(member('b'), requests)).toMatchObject({ id: 'b', request: null, copies: 0 });
});

test('collapses duplicates to the newest', () => {
  const requests = [request('old', 'a'), request('newest', 'a', '09'), request('imported', 'a', '06')];
  expect(entryOf(member('a'), requests)).toMatchObject({ id: 'newest', copies: 3 });
});

test('whose request is late comes first, the latest of all before the others', () => {
  const waiting = (id: string, askedAt: string, lateSince = '') => ({
    id,
    askedAt,
    lateSince,
    createdAt: '2026-01-01',
  });
  const queue = [
    waiting('asked now', '2026-02-09'),
    waiting('late', '2026-02-02', '2026-02-04'),
    waiting('never asked', ''),
    waiting('latest', '2026-01-01', '2026-01-03'),
  ];
  expect(queue.toSorted(inQueueOrder).map(({ id }) => id)).toEqual(['latest', 'late', 'asked now', 'never asked']);
});

test('who asked comes before who did not, each the newest first', () => {
  const waiting = (id: string, askedAt: string, createdAt: string) => ({
    id,
    askedAt,
    createdAt,
    lateSince: '',
  });
  const queue = [
    waiting('came early', '', '2026-01-01'),
    waiting('came late', '', '2026-03-01'),
    waiting('asked early', '2026-02-01', '2026-01-01'),
    waiting('asked late', '2026-02-02', '2025-01-01'),
  ];
  expect(queue.toSorted(inQueueOrder).map(({ id }) => id)).toEqual([
    'asked late',
    'asked early',
    'came late',
    'came early',
  ]);
});
