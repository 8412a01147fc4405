import { expect, test } from 'vitest';
import { titleOf } from './resource';
import { successStory } from './success-story';

test('a document written by hand has a title whatever it holds', () => {
  const titles = [{ en: 'Mona', ar: 'منى' }, 'Mona', { en: 'Mona' }, 5, null, undefined, ['Mona']].map((personName) =>
    titleOf(successStory, { id: 'story-9', personName }, 'ar'),
  );
  expect(titles).toEqual(['منى', 'Mona', 'story-9', 'story-9', 'story-9', 'story-9', 'story-9']);
});
