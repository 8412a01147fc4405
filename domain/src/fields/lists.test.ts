import { expect, test } from 'vitest';
import { LIMITS } from '../limits';
import { about } from '../resources/about';
import { event } from '../resources/event';

const WORDS = { en: 'We build.', ar: 'نبني.' };

test('tags and core values are trimmed, and empty ones are dropped', () => {
  const sent = [' pricing ', '', { en: '  ', ar: '' }, { en: '', ar: ' القاهرة ' }];
  const kept = [
    { en: 'pricing', ar: '' },
    { en: '', ar: 'القاهرة' },
  ];
  expect(event.schema.parse({ title: 'Walk', tags: sent }).tags).toEqual(kept);
  const said = { title: 'About', content: WORDS, mission: WORDS, vision: WORDS };
  expect(about.schema.parse({ ...said, values: sent }).values).toEqual(kept);
});

test('a list holds 50 texts, empty ones not counted', () => {
  const tags = [...Array.from({ length: LIMITS.listItems }, (_, index) => `tag ${index}`), ''];
  expect(event.schema.safeParse({ title: 'Walk', tags }).success).toBe(true);
  expect(event.schema.safeParse({ title: 'Walk', tags: [...tags, 'one more'] }).error?.issues[0]).toMatchObject({
    path: ['tags'],
    message: 'tooLong',
  });
});
