import { expect, test } from 'vitest';
import { faultsBeforeSending, issueInput, type IssueInput } from './issue';

const both = { en: 'Hello', ar: 'أهلًا' };
const whole: IssueInput = { subject: both, intro: both, blocks: [] };

test('an issue goes out with a subject in both languages and something to read', () => {
  expect(faultsBeforeSending(whole)).toEqual({});
  expect(faultsBeforeSending({ ...whole, intro: { en: '', ar: ' ' } })).toEqual({
    'intro.en': 'required',
    'intro.ar': 'required',
  });
  const picked: IssueInput['blocks'] = [{ kind: 'event', id: 'one' }];
  expect(faultsBeforeSending({ subject: both, intro: { en: '', ar: '' }, blocks: picked })).toEqual({});
  expect(faultsBeforeSending({ subject: { en: 'Hello', ar: '' }, intro: { en: 'x', ar: '' }, blocks: picked })).toEqual(
    {
      'subject.ar': 'required',
      'intro.ar': 'required',
    },
  );
  const text: IssueInput['blocks'] = [{ kind: 'text', text: { en: '', ar: 'نص' } }];
  expect(faultsBeforeSending({ ...whole, blocks: text })).toEqual({ 'blocks.0.text.en': 'required' });
});

test('a draft may lack anything, and holds nothing that nobody declared', () => {
  expect(issueInput.parse({ subject: {}, intro: {} })).toEqual({
    subject: { en: '', ar: '' },
    intro: { en: '', ar: '' },
    blocks: [],
  });
  for (const wrong of [
    { ...whole, state: 'sent' },
    { ...whole, blocks: [{ kind: 'html', text: both }] },
    { ...whole, blocks: [{ kind: 'event', id: '../x' }] },
    { ...whole, blocks: Array.from({ length: 13 }, () => ({ kind: 'event', id: 'x' })) },
    { ...whole, subject: { en: 'x'.repeat(151), ar: '' } },
  ])
    expect(issueInput.safeParse(wrong).success).toBe(false);
});
