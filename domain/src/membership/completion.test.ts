import { expect, test } from 'vitest';
import { completionPercentage, missingParts } from './completion';
import { memberCard } from './member';
import { completeProfile, EMPTY_PROFILE, profileInput, type Profile } from './profile';
import { SKILLS } from './skills';

const full: Profile = {
  ...EMPTY_PROFILE,
  name: 'Mariam',
  email: 'm@nexus.test',
  title: 'Planner',
  bio: 'Draws.',
  linkedinUrl: 'https://www.linkedin.com/in/mariam',
  imageUrl: '/pictures/portraits/portrait-01.svg',
  skills: ['Design'],
  githubUrl: 'https://github.com/m',
};

test('S26 a card of the directory says what members show each other, and nothing else', () => {
  const links = ['websiteUrl', 'behanceUrl', 'portfolioUrl', 'githubUrl', 'twitterUrl', 'instagramUrl'];
  const shown = [
    'id',
    'name',
    'otherName',
    'title',
    'imageUrl',
    'linkedinUrl',
    ...links,
    'skills',
    'isVerified',
    'badges',
    'approvedAt',
  ];
  expect(Object.keys(memberCard.shape).sort()).toEqual(shown.sort());
});

test.each([
  ['Omar El-Kady', 'عمر القاضي', true],
  ['عمر القاضي', 'Omar El-Kady', true],
  ['Omar El-Kady', '', true],
  ['Omar El-Kady', 'Omar Kady', false],
  ['عمر القاضي', 'عمر', false],
])('%s may give %j as the name in the other script: %s', (name, otherName, isRight) => {
  const { error } = completeProfile.safeParse({ ...full, name, otherName });
  expect(error?.issues.map(({ path, message }) => [...path, message]) ?? []).toEqual(
    isRight ? [] : [['otherName', 'otherScript']],
  );
});

test('each of the eight parts counts an eighth, rounded down', () => {
  expect(completionPercentage(EMPTY_PROFILE)).toBe(0);
  expect(completionPercentage(full)).toBe(100);
  expect(completionPercentage({ ...full, githubUrl: '' })).toBe(87);
  expect(completionPercentage({ ...full, githubUrl: '', bio: ' ', skills: [] })).toBe(62);
  expect(missingParts({ ...full, bio: '' })).toEqual(['bio']);
});

test('saving takes half a profile, requesting to join does not', () => {
  expect(profileInput.safeParse({ name: '' }).success).toBe(true);
  const { error } = completeProfile.safeParse(EMPTY_PROFILE);
  expect(error?.issues.map((issue) => issue.path[0])).toEqual([
    'name',
    'email',
    'title',
    'bio',
    'linkedinUrl',
    'skills',
  ]);
  expect(completeProfile.safeParse(full).success).toBe(true);
  expect(completeProfile.safeParse({ ...full, name: 'M', title: 'P', bio: 'D' }).success).toBe(true);
});

test('S20 server-owned fields in a body are dropped, others refused', () => {
  expect(profileInput.parse({ name: 'M', isApproved: true, status: 'approved', hasCompletedProfile: true })).toEqual({
    name: 'M',
  });
  for (const field of ['role', 'isVerified', 'approvedAt', 'profileCompletionPercentage', 'createdAt'])
    expect(profileInput.safeParse({ [field]: 1 }).success).toBe(false);
});

test('S28 a __proto__ key does no harm', () => {
  const parsed = profileInput.safeParse(JSON.parse('{"__proto__":{"status":"approved"},"name":"M"}'));
  expect(({} as Record<string, unknown>)['status']).toBeUndefined();
  expect(parsed.success === false || Object.keys(parsed.data).join() === 'name').toBe(true);
});

test('a fourth skill is refused by the server, and so is an unknown one', () => {
  expect(
    profileInput.safeParse({ skills: ['Design', 'Investment', 'Marketing / PR', 'Feasibility Models'] }).success,
  ).toBe(false);
  expect(profileInput.safeParse({ skills: ['Juggling'] }).success).toBe(false);
});

test('there are ten skills to choose from', () => {
  expect(SKILLS).toEqual([
    'Product Development & Pricing',
    'Feasibility Models',
    'Design',
    'Marketing / PR',
    'Investment',
    'Legal / Governmental Affairs',
    'Customer Excellence',
    'Facility Management',
    'Construction Management',
    'Projects Controls',
  ]);
});
