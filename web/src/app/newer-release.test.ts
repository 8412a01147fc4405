import { expect, test } from 'vitest';
import { reloadIfGone } from './newer-release';

const ENTRY = 'https://nexus.example/assets/index-old.js';

function page(answer: () => Promise<Response>) {
  const stored = new Map<string, string>();
  const seen = { asked: [] as string[], reloads: 0 };
  const failed = (now: number) =>
    reloadIfGone({
      entry: ENTRY,
      now,
      reload: () => (seen.reloads += 1),
      ask: (address) => {
        seen.asked.push(String(address));
        return answer();
      },
      kept: { getItem: (key) => stored.get(key) ?? null, setItem: (key, value) => void stored.set(key, value) },
    });
  return { seen, failed };
}

test('OPS-04 where this page’s release is gone, a part that fails takes the page anew, once', async () => {
  const { seen, failed } = page(async () => new Response(null, { status: 404 }));
  expect(await failed(1_000_000)).toBe(true);
  expect(await failed(1_000_500)).toBe(false);
  expect(seen).toEqual({ asked: [ENTRY], reloads: 1 });
  expect(await failed(1_100_000)).toBe(true);
});

test.each([
  ['the network is away', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the release is still there', () => Promise.resolve(new Response(null, { status: 200 }))],
  ['the server has a fault', () => Promise.resolve(new Response(null, { status: 503 }))],
])('OPS-04 where %s, the page stays, with what was typed', async (_, answer) => {
  const { seen, failed } = page(answer);
  expect(await failed(1_000_000)).toBe(false);
  expect(seen.reloads).toBe(0);
});
