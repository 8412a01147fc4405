import { afterEach, expect, test, vi } from 'vitest';
import { beginWriting, inTime, stopIfGivenUp, untimed, withDeadline, writtenInTime } from './deadline';
import { whileHeld, inTurn, once, UPLOADS_HELD } from './turns';

afterEach(() => vi.useRealTimers());

const forever = new Promise<never>(() => undefined);
/** Something that a test ends by hand. */
function gate() {
  let open = () => undefined as void;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
}

test('SCALE-09 what is given up before it writes never writes', async () => {
  const { open, opened } = gate();
  let wrote = false;
  let ended: Promise<unknown> = forever;
  const answer = withDeadline(10, () => {
    ended = opened.then(() => {
      beginWriting();
      wrote = true;
    });
    return ended;
  });
  await expect(answer).rejects.toMatchObject({ code: 'unavailable', extra: { retryAfterSeconds: 5 } });
  open();
  await expect(ended).rejects.toMatchObject({ code: 'unavailable' });
  expect(wrote).toBe(false);
});

test('SCALE-09 what had begun to write may have been saved, and nothing more is written', async () => {
  const { open, opened } = gate();
  let ended: Promise<unknown> = forever;
  const answer = withDeadline(10, () => {
    beginWriting();
    ended = opened.then(() => stopIfGivenUp());
    return ended;
  });
  await expect(answer).rejects.toMatchObject({ code: 'maybeSaved', extra: { retryAfterSeconds: 5 } });
  open();
  await expect(ended).rejects.toMatchObject({ code: 'unavailable' });
});

test('what ends in time is answered, and what nobody gave a deadline goes on', async () => {
  await expect(withDeadline(60_000, async () => 'done')).resolves.toBe('done');
  expect(() => beginWriting()).not.toThrow();
});

test('SEC-23 a request has its time without that of a body or of LinkedIn, and not a moment more', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const takes = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
  const apart = withDeadline(100, async () => {
    await takes(60);
    await Promise.all([untimed(() => takes(500)), untimed(() => takes(1_000))]);
    await takes(30);
    return 'done';
  });
  await vi.advanceTimersByTimeAsync(1_090);
  await expect(apart).resolves.toBe('done');
  const late = withDeadline(100, async () => {
    await takes(60);
    await untimed(() => takes(500));
    await takes(50);
  }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(599);
  await expect(Promise.race([late, Promise.resolve('waits')])).resolves.toBe('waits');
  await vi.advanceTimersByTimeAsync(1);
  await expect(late).resolves.toMatchObject({ code: 'unavailable', extra: { retryAfterSeconds: 5 } });
});

test('SEC-23 a store that says nothing is not waited for: a read is unavailable, a write may have been saved', async () => {
  await expect(inTime(forever, 10)).rejects.toMatchObject({ code: 'unavailable' });
  await expect(inTime(Promise.resolve(1), 10)).resolves.toBe(1);
  await expect(writtenInTime(Promise.resolve(2))).resolves.toBe(2);
});

test('SCALE-09 a read that is late after something was written does not say that nothing was', async () => {
  const late = withDeadline(60_000, async () => {
    beginWriting();
    await inTime(forever, 10);
  });
  await expect(late).rejects.toMatchObject({ code: 'maybeSaved' });
});

test('SCALE-09 a write that the store breaks off may have been saved, and the log says where; one that it refuses was not', async () => {
  const line = vi.spyOn(console, 'error').mockReturnValue();
  const failing = (code: number) => Promise.reject(Object.assign(new Error('cut'), { code }));
  for (const code of [2, 4, 13, 14])
    await expect(writtenInTime(failing(code))).rejects.toMatchObject({ code: 'maybeSaved' });
  expect(line).toHaveBeenCalledTimes(4);
  expect(line.mock.calls[1]?.[0]).toContain('Error (4)');
  for (const code of [3, 6, 9]) await expect(writtenInTime(failing(code))).rejects.toMatchObject({ code });
  line.mockRestore();
});

test('SEC-26 an upload that finds no room is told so at once; there is room again when one is done', async () => {
  const { open, opened } = gate();
  const held = Array.from({ length: UPLOADS_HELD }, () => whileHeld(() => opened));
  await expect(whileHeld(() => forever)).rejects.toMatchObject({
    code: 'unavailable',
    extra: { retryAfterSeconds: 5 },
  });
  open();
  await Promise.all(held);
  await expect(whileHeld(async () => 'taken')).resolves.toBe('taken');
});

test('SEC-26 where 24 wait for their turn already, the next is told so at once', async () => {
  const { open, opened } = gate();
  const waiting = Array.from({ length: 25 }, () => inTurn(() => opened));
  await expect(inTurn(() => forever)).rejects.toMatchObject({ code: 'unavailable', extra: { retryAfterSeconds: 5 } });
  open();
  await Promise.all(waiting);
  await expect(inTurn(async () => 'drawn')).resolves.toBe('drawn');
});

test('SEC-26 whoever is given up while waiting for their turn is never drawn', async () => {
  const { open, opened } = gate();
  const first = inTurn(() => opened);
  let drawn = false;
  await expect(
    withDeadline(10, () =>
      inTurn(async () => {
        drawn = true;
      }),
    ),
  ).rejects.toMatchObject({ code: 'unavailable' });
  open();
  await first;
  await inTurn(async () => undefined);
  expect(drawn).toBe(false);
});

test('what is asked for while it is being made is made once', async () => {
  let made = 0;
  const make = async () => (made += 1);
  expect(await Promise.all([once('a', make), once('a', make), once('b', make)])).toEqual([1, 1, 2]);
  expect(await once('a', make)).toBe(3);
});
