import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { robots, screenFiles } from './pages';

const SRC = join(import.meta.dirname, '../src');

test('CODE-02 robots leave alone what nobody sees who has not signed in, in both languages, and the API', () => {
  const said = robots();
  for (const path of ['/admin', '/ar/admin', '/profile', '/ar/profile', '/members', '/ar/members', '/api'])
    expect(said.split('\n')).toContain(`Disallow: ${path}`);
  expect(said).toMatch(/^User-agent: \*\n/);
  for (const path of ['/', '/ar', '/events', '/ar/about', '/join', '/signup', '/privacy'])
    expect(said.split('\n')).not.toContain(`Disallow: ${path}`);
});

test('robots of a release are told of its sitemap; of a build that knows no address, of none', () => {
  expect(robots('https://nexus.example')).toMatch(
    /\nDisallow: \/api\n\nSitemap: https:\/\/nexus\.example\/sitemap\.xml\n$/,
  );
  expect(robots('')).not.toContain('Sitemap');
});

test('CODE-02 no screen of the site or the member area is without a page', () => {
  const there = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(site|member)\/.*-screen\.tsx$/.test(file),
  );
  const shown = [...screenFiles(), 'site/not-found/not-found-screen.tsx'];
  expect(there.filter((file) => !shown.includes(file))).toEqual([]);
});
