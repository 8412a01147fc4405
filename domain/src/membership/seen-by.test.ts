import { expect, test } from 'vitest';
import { FURTHER_LINKS } from './member';
import { hiddenFields, PARTS, seenBy } from './seen-by';

test('what is hidden from members, and what from the team', () => {
  const visibility = { bio: 'team', links: 'nobody', reach: 'members' };
  expect(hiddenFields(visibility, 'members')).toEqual(['bio', ...FURTHER_LINKS]);
  expect(hiddenFields(visibility, 'team')).toEqual([...FURTHER_LINKS]);
  for (const none of [undefined, null, {}, 'team']) expect(hiddenFields(none, 'members')).toEqual([]);
});

test('a choice that is none, as a hand in the store may write, hides from members and not from the team', () => {
  expect(hiddenFields({ bio: 'friends' }, 'members')).toEqual(['bio']);
  expect(hiddenFields({ bio: 'friends' }, 'team')).toEqual([]);
});

test('what is not seen is empty, and the rest as it was', () => {
  const whole = { name: 'Mariam', bio: 'Plans.', skills: ['Design'], visibility: { bio: 'team', skills: 'team' } };
  expect(seenBy('members', whole)).toEqual({ ...whole, bio: '', skills: [] });
  expect(seenBy('team', whole)).toEqual(whole);
});

test('what a request is decided by cannot be kept from the team', () => {
  const forTeam = PARTS.filter(({ choices }) => !choices.includes('nobody')).map(({ part }) => part);
  expect(forTeam).toEqual(['bio', 'skills', 'linkedinUrl']);
});
