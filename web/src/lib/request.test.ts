import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from './api-error';
import { requestJson } from './request';

/** Of more than 200 characters. */
const BODY = `<h1>${'Bad gateway '.repeat(30)}</h1>`;
let answer: () => Response;

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', () => Promise.resolve(answer()));
});
afterEach(() => vi.unstubAllGlobals());

const failureOf = async (path: string, init?: RequestInit): Promise<ApiError> =>
  requestJson(path, init).then(
    () => expect.fail('It succeeded.'),
    (error: unknown) => error as ApiError,
  );

test('a failed read says path, status and the first 200 characters of the body; a failed write the same with its method', async () => {
  answer = () => new Response(BODY, { status: 404 });
  const read = await failureOf('/api/events/a');
  expect(read).toBeInstanceOf(ApiError);
  expect([read.message, read.status]).toEqual([`GET /api/events/a failed with 404: ${BODY.slice(0, 200)}`, 404]);
  const write = await failureOf('/api/hero', { method: 'PUT', body: '{}' });
  expect(write.message).toBe(`PUT /api/hero failed with 404: ${BODY.slice(0, 200)}`);
});

test('an answer that is no JSON says from which path JSON was expected, and the first 200 characters', async () => {
  answer = () => new Response(BODY);
  expect((await failureOf('/api/events')).message).toBe(`Expected JSON from /api/events, got ${BODY.slice(0, 200)}`);
  const write = await failureOf('/api/hero', { method: 'PUT', body: '{}' });
  expect(write.message).toBe(`Expected JSON from /api/hero, got ${BODY.slice(0, 200)}`);
});

test('204 is no body, on a write too', async () => {
  answer = () => new Response(null, { status: 204 });
  expect(await requestJson('/api/newsletter', { method: 'POST', body: '{}' })).toBeUndefined();
});

test('a read is asked for again twice, after one second and after two; a write is sent once', async () => {
  vi.useFakeTimers();
  const at: number[] = [];
  answer = () => {
    at.push(Date.now());
    return new Response('', { status: 500 });
  };
  const began = Date.now();
  const read = failureOf('/api/events');
  await vi.advanceTimersByTimeAsync(10_000);
  await read;
  expect(at.map((one) => one - began)).toEqual([0, 1_000, 3_000]);
  at.length = 0;
  const write = failureOf('/api/hero', { method: 'PUT', body: '{}' });
  await vi.advanceTimersByTimeAsync(10_000);
  await write;
  expect(at).toHaveLength(1);
  vi.useRealTimers();
});
