import { expect, test } from 'vitest';
import { CONSENT_WORDS } from '@nexus/domain/newsletter/consent';
import ar from './ar/site';
import en from './en/site';

test.each([
  ['en', en.newsletter],
  ['ar', ar.newsletter],
] as const)('SEC-34 what is kept of a consent are the words that stand on the page: %s', (language, words) => {
  expect(CONSENT_WORDS.asked[language]).toBe([words.title, words.text, words.subscribe].join(' · '));
  expect(CONSENT_WORDS.confirmed[language]).toBe([words.confirmText, words.confirm].join(' · '));
});
