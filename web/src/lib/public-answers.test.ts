import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PublicAnswers } from './public-answers';

const MINUTE = 60_000;
let asked: string[];
let answer: () => Response;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  answer = () => Response.json(['a']);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return Promise.resolve().then(answer);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what the page brought is shown without asking, until it is ten minutes old', async () => {
  const answers = new PublicAnswers({ at: Date.now(), answers: { 'events?lang=en': ['brought'] } });
  answers.want('events?lang=en');
  expect(answers.get('events?lang=en').data).toEqual(['brought']);
  await vi.advanceTimersByTimeAsync(9 * MINUTE);
  answers.want('events?lang=en');
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  answers.want('events?lang=en');
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual(['/api/events?lang=en']);
  expect(answers.get('events?lang=en').data).toEqual(['a']);
});

test('SPEC-788 SPEC-789 experts and partners are fresh for five minutes, and kept for ten', async () => {
  for (const path of ['experts?lang=en', 'partners?lang=ar', 'experts/mona?lang=en']) {
    asked = [];
    const answers = new PublicAnswers({
      at: Date.now(),
      answers: { [path]: ['brought'], 'news?lang=en': ['brought'] },
    });
    const leave = answers.watch(path, () => undefined);
    await vi.advanceTimersByTimeAsync(4 * MINUTE);
    answers.want(path);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(2 * MINUTE);
    answers.want(path);
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toEqual([`/api/${path}`]);
    leave();
    await vi.advanceTimersByTimeAsync(9 * MINUTE);
    answers.want('news?lang=en');
    expect(answers.get(path).data).toEqual(['a']);
    await vi.advanceTimersByTimeAsync(2 * MINUTE);
    answers.want('news?lang=en');
    expect(answers.get(path).data).toBeUndefined();
  }
});

test('two screens that want the same ask once, and both are told', async () => {
  const answers = new PublicAnswers();
  const told: string[] = [];
  answers.watch('news?lang=ar', () => told.push('one'));
  const leave = answers.watch('news?lang=ar', () => told.push('other'));
  answers.want('news?lang=ar');
  answers.want('news?lang=ar');
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toHaveLength(1);
  expect(told).toEqual(['one', 'other']);
  leave();
  answers.put('news?lang=ar', []);
  expect(told).toEqual(['one', 'other', 'one']);
});

test('a lost connection is tried three times in three seconds, then said; what was known stays', async () => {
  const answers = new PublicAnswers({ at: 0, answers: { 'experts?lang=en': ['known'] } });
  answer = () => {
    throw new TypeError('Failed to fetch');
  };
  answers.want('experts?lang=en');
  await vi.advanceTimersByTimeAsync(2_900);
  expect(answers.get('experts?lang=en').error).toBeNull();
  await vi.advanceTimersByTimeAsync(200);
  expect(asked).toHaveLength(3);
  expect(answers.get('experts?lang=en')).toMatchObject({ data: ['known'], error: { status: 0 } });
});

test('a refusal is said at once', async () => {
  const answers = new PublicAnswers();
  answer = () => Response.json({ error: { code: 'notFound', message: 'Not found' } }, { status: 404 });
  answers.want('events/none?lang=en');
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toHaveLength(1);
  expect(answers.get('events/none?lang=en').error).toMatchObject({ status: 404 });
});

test('what failed is read again when the connection is back, if somebody still looks at it', async () => {
  const answers = new PublicAnswers();
  answer = () => new Response('', { status: 403 });
  answers.watch('about?lang=en', () => undefined);
  for (const path of ['about?lang=en', 'home?lang=en']) answers.want(path);
  await vi.advanceTimersByTimeAsync(0);
  answer = () => Response.json({ title: 'About' });
  answers.readFailed();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual(['/api/about?lang=en', '/api/home?lang=en', '/api/about?lang=en']);
  expect(answers.get('about?lang=en')).toMatchObject({ data: { title: 'About' }, error: null });
});

test('thirty minutes after nobody looks at it any more an answer is forgotten', async () => {
  const answers = new PublicAnswers({ at: Date.now(), answers: { 'join?lang=en': 1, 'about?lang=en': 2 } });
  answers.watch('about?lang=en', () => undefined);
  await vi.advanceTimersByTimeAsync(31 * MINUTE);
  answers.want('news?lang=en');
  expect([answers.get('join?lang=en').data, answers.get('about?lang=en').data]).toEqual([undefined, 2]);
});
