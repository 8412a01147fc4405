import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pictureAddress } from '@nexus/domain/web-address';

const source = join(import.meta.dirname, '..');

test('S33 the server fetches from LinkedIn’s configured addresses alone, never from one that a person gave', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  const fetching = files.filter((name) =>
    /\bfetch\(|https?\.(get|request)\(|createRemoteJWKSet\(/.test(readFileSync(join(source, name), 'utf8')),
  );
  const asks = ['fetch-bounded.ts', 'id-token.ts'].map((name) => join('sign-in', name));
  expect(fetching.sort()).toEqual(asks);
  const bounded = files.filter((name) => /fetchBounded\(/.test(readFileSync(join(source, name), 'utf8')));
  const theirs = ['fetch-bounded.ts', 'linkedin-answers.ts', 'linkedin-picture.ts'].map((name) =>
    join('sign-in', name),
  );
  expect(bounded.sort()).toEqual(theirs);
  const written = /(?:fetch|fetchBounded|askLinkedin|answerOf)\(\s*[`'"]http/;
  expect(files.filter((name) => written.test(readFileSync(join(source, name), 'utf8')))).toEqual([]);
});

test('S33 a picture is one of ours: an address elsewhere is refused', () => {
  for (const address of [
    'http://169.254.169.254/latest',
    'https://evil.example/a.jpg',
    '//evil.example/a.jpg',
    'file:///etc/passwd',
  ])
    expect(pictureAddress.safeParse(address).success, address).toBe(false);
});
