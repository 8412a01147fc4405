import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const DAY = 86_400_000;
/** What the browser keeps; it outlives the page. */
let kept: Map<string, string>;
/** Whose session the server sees. */
let signedIn: 'mona' | 'karim';
let asked: number;

beforeEach(() => {
  kept = new Map();
  signedIn = 'mona';
  asked = 0;
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  // `Object.keys(localStorage)` are the names of what is kept.
  vi.stubGlobal(
    'localStorage',
    new Proxy(storage, { ownKeys: () => [...kept.keys()], getOwnPropertyDescriptor: described }),
  );
  vi.stubGlobal('location', { pathname: '/admin' });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', (path: string) => {
    expect(path).toBe('/api/draft-key');
    asked += 1;
    const key = Buffer.alloc(32, signedIn === 'mona' ? 1 : 2).toString('base64url');
    return Promise.resolve(Response.json({ key }));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const described = () => ({ enumerable: true, configurable: true });

/** A page that was loaded just now: nothing in its memory. */
async function freshPage() {
  vi.resetModules();
  return import('./drafts');
}

test('a draft is found again after a reload by who typed it, and by nobody else; nothing of it can be read', async () => {
  const page = await freshPage();
  page.keepDraft('mona', 'content:news/1', { title: 'نصف جملة' });
  await page.draftsKept();
  const stored = JSON.stringify([...kept]);
  expect(kept.size).toBe(1);
  for (const secret of ['نصف', 'content', 'news', 'mona']) expect(stored).not.toContain(secret);

  signedIn = 'karim';
  const other = await freshPage();
  await other.openDrafts('karim');
  expect(other.readDraft('content:news/1')).toBeUndefined();
  expect(kept.size).toBe(1);

  signedIn = 'mona';
  const again = await freshPage();
  await again.openDrafts('mona');
  expect(again.readDraft('content:news/1')?.values).toEqual({ title: 'نصف جملة' });
});

test('when another person signs in on the same page, the drafts of the first are closed', async () => {
  const page = await freshPage();
  page.keepDraft('mona', 'profile', 'Mine');
  await page.draftsKept();
  signedIn = 'karim';
  await page.openDrafts('karim');
  expect(page.readDraft('profile')).toBeUndefined();
  page.keepDraft('karim', 'profile', 'His');
  await page.draftsKept();
  expect(kept.size).toBe(2);
});

test('what is dropped stays dropped, though an earlier keeping was still being locked', async () => {
  const page = await freshPage();
  page.keepDraft('mona', 'profile', 'one');
  page.keepDraft('mona', 'profile', 'two');
  page.dropDraft('mona', 'profile');
  await page.draftsKept();
  expect([...kept.keys()]).toEqual([]);
  expect(page.readDraft('profile')).toBeUndefined();
  page.keepDraft('mona', 'profile', 'three');
  await page.draftsKept();
  const again = await freshPage();
  await again.openDrafts('mona');
  expect(again.readDraft('profile')?.values).toBe('three');
});

test('several drafts stand beside each other, and one key is asked for', async () => {
  const page = await freshPage();
  page.keepDraft('mona', 'content:news/1', 'a');
  page.keepDraft('mona', 'content:news/2', 'b');
  await page.draftsKept();
  expect(asked).toBe(1);
  const again = await freshPage();
  await again.openDrafts('mona');
  expect(['content:news/1', 'content:news/2'].map((name) => again.readDraft(name)?.values)).toEqual(['a', 'b']);
});

test('after thirty days a draft goes; what cannot be read is no draft and stops nothing', async () => {
  const page = await freshPage();
  page.keepDraft('mona', 'profile', 'old');
  await page.draftsKept();
  kept.set('draft:broken', 'nonsense');
  kept.set('draft:torn', `${new Date().toISOString()} AAAA AAAA`);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 29 * DAY });
  const soon = await freshPage();
  await soon.openDrafts('mona');
  expect(soon.readDraft('profile')?.values).toBe('old');
  vi.setSystemTime(Date.now() + 2 * DAY);
  const late = await freshPage();
  await late.openDrafts('mona');
  expect(late.readDraft('profile')).toBeUndefined();
  expect([...kept.keys()]).not.toContain('draft:broken');
});

test('where no key can be had the draft lives as long as the page, and the next try asks again', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ error: { code: 'forbidden' } }, { status: 403 })));
  const page = await freshPage();
  page.keepDraft('mona', 'profile', 'unlocked');
  await page.draftsKept();
  expect(page.readDraft('profile')?.values).toBe('unlocked');
  expect(kept.size).toBe(0);
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ key: Buffer.alloc(32, 1).toString('base64url') })));
  page.keepDraft('mona', 'profile', 'locked');
  await page.draftsKept();
  expect(kept.size).toBe(1);
});
