import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withHosting } from './hosting';
import { ROOT } from './local/paths';

const text = readFileSync(join(ROOT, 'firebase.json'), 'utf8');

test('CODE-02 firebase.json is what the map of pages, the headers and the policy say (npm run hosting)', async () => {
  expect(await withHosting(text)).toBe(text);
});

test('CODE-02 what people see signed in draws itself in the browser, in both languages; every other address is asked of a function', () => {
  const { hosting } = JSON.parse(text) as {
    hosting: { rewrites: { source: string; destination?: string; function?: { functionId: string } }[] };
  };
  const answers = hosting.rewrites.map(({ source, destination, function: asked }) => [
    source,
    destination ?? asked?.functionId,
  ]);
  const inBrowser = [
    'welcome',
    'mails',
    'confirm-address',
    'complete-profile',
    'profile',
    'members',
    'members/*',
    'messages/*',
    'mentors',
    'my-events',
    'admin',
    'admin/**',
  ];
  expect(answers).toEqual([
    ['/api/upload', 'upload'],
    ['/@(api|media)/**', 'api'],
    ...['', '/ar'].flatMap((prefix) => inBrowser.map((path) => [`${prefix}/${path}`, '/shell.html'])),
    ['**', 'page'],
  ]);
});
