import { expect, test } from 'vitest';
import { world } from '../setup/world';

/** What Hosting's own rules lead each address to; other tests ask the API without them. */
test.each([
  ['GET', '/api/health', 200, 'application/json', '"status"'],
  ['GET', '/api/nothing', 404, 'application/json', '"notFound"'],
  ['GET', '/media/a/b/c/d', 404, 'application/json', '"notFound"'],
  ['POST', '/api/upload', 401, 'application/json', '"error"'],
  ['GET', '/events', 200, 'text/html', 'id="page-data"'],
  ['GET', '/ar/events/pricing-after-devaluation', 200, 'text/html', 'dir="rtl"'],
  ['GET', '/nothing-here', 404, 'text/html', '<h1'],
  ['GET', '/admin/events', 200, 'text/html', 'id="root"'],
  ['GET', '/ar/members', 200, 'text/html', 'id="root"'],
  ['GET', '/robots.txt', 200, 'text/plain', 'User-agent: *'],
] as const)(
  '%s %s reaches who answers it, with the headers of every answer',
  async (method, path, status, type, words) => {
    const answer = await fetch(world.hosting + path, {
      method,
      ...(method === 'POST' && { headers: { origin: world.site } }),
    });
    const text = await answer.text();
    expect([answer.status, answer.headers.get('content-type')?.split(';')[0]]).toEqual([status, type]);
    expect(text).toContain(words);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
  },
);
