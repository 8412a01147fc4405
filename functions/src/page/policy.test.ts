import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { policyFor } from './policy';

const OFF = { asksForAppCheck: false };

test('S37 pages of functions and pages of Hosting have the same policy, hashes aside', () => {
  const { hosting } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../firebase.json'), 'utf8')) as {
    hosting: { headers: { headers: { key: string; value: string }[] }[] };
  };
  const policies = hosting.headers
    .flatMap(({ headers }) => headers)
    .filter(({ key }) => key === 'Content-Security-Policy')
    .map(({ value }) => value);
  expect(new Set(policies)).toEqual(new Set([policyFor('<html></html>', OFF)]));
});

test('S37 what stands in the page itself is named by its hash, nothing else', () => {
  const page = '<style>a{}</style><script>b()</script><script type="application/json">{}</script>';
  const policy = policyFor(page, OFF);
  // Of the empty one, a style element that a script fills through the browser's own interface.
  const empty = `'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='`;
  const named = policy.match(/'sha256-[^']+'/g)?.filter((hash) => hash !== empty);
  expect(named).toHaveLength(2);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

test('reCAPTCHA is let in only where forms carry App Check’s token', () => {
  expect(policyFor('', OFF)).not.toContain('recaptcha');
  expect(policyFor('', { asksForAppCheck: true })).toMatch(/script-src 'self'[^;]*recaptcha.*frame-src[^;]*recaptcha/);
});
