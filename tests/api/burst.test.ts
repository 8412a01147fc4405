import { randomUUID } from 'node:crypto';
import { getStorage } from 'firebase-admin/storage';
import sharp, { type Sharp } from 'sharp';
import { expect, test, vi } from 'vitest';
import { createApi } from '../../functions/src/api/server';
import { withDeadline } from '../../functions/src/deadline';
import { keepPicture } from '../../functions/src/media/keep-picture';
import { UPLOADS_HELD } from '../../functions/src/turns';
import { db } from '../../functions/src/firebase';
import { aStaff } from '../setup/people';
import { world } from '../setup/world';

/** One server with one processor's worth of turns: what an instance of the function `upload` is. */
const api = createApi();

async function aPhoto(): Promise<{ form: FormData; name: string }> {
  const name = `burst-${randomUUID()}.jpg`;
  const background = { r: Math.random() * 255, g: Math.random() * 255, b: Math.random() * 255 };
  const noise = { type: 'gaussian' as const, mean: 120, sigma: 30 };
  const create = { width: 1_200, height: 800, channels: 3 as const, background, noise };
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await sharp({ create }).jpeg().toBuffer())]), name);
  return { form, name };
}

const filesKept = async () => {
  const bucket = JSON.parse(process.env['FIREBASE_CONFIG'] ?? '{}').storageBucket as string;
  return (await getStorage().bucket(bucket).getFiles({ prefix: 'media/' }))[0].length;
};

test(
  'SEC-26 thirty uploads at once: as many as there is room for are taken, the others told at once, and what was refused is drawn by nobody',
  { timeout: 240_000 },
  async () => {
    const { token } = await aStaff('editor');
    const photos = await Promise.all(Array.from({ length: 30 }, aPhoto));
    const before = await filesKept();
    const ended: number[] = [];
    const upload = async ({ form }: { form: FormData }) => {
      const headers = { origin: world.site, authorization: `Bearer ${token}` };
      const answer = await api.request(`${world.site}/api/upload`, { method: 'POST', headers, body: form });
      ended.push(answer.status);
      return answer;
    };
    const answers = await Promise.all(photos.map(upload));

    const taken = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 503);
    expect(taken.length + refused.length).toBe(30);
    // One that is done makes room for one that comes late.
    expect(taken.length).toBeGreaterThanOrEqual(UPLOADS_HELD);
    expect(refused.length).toBeGreaterThan(0);
    for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(ended[0], 'nobody who is refused waits for a picture').toBe(503);
    expect((await filesKept()) - before).toBe(taken.length);
    const stored = await db()
      .collection('pictures')
      .where('name', 'in', photos.map(({ name }) => name).slice(0, 30))
      .get();
    expect(stored.size).toBe(taken.length);
    expect((await upload(await aPhoto())).status, 'there is room again').toBe(200);
  },
);

test('SEC-26 eight uploads whose bytes are on their way fill a server: the ninth is told at once, and its bytes are not read', async () => {
  const { token } = await aStaff('editor');
  const send = async (body: ReadableStream | FormData) =>
    api.request(`${world.site}/api/upload`, {
      method: 'POST',
      headers: {
        origin: world.site,
        authorization: `Bearer ${token}`,
        ...(body instanceof ReadableStream && { 'content-type': 'multipart/form-data; boundary=x' }),
      },
      body,
      duplex: 'half',
    } as RequestInit);
  let read = 0;
  let end = () => undefined as void;
  const ended = new Promise<void>((resolve) => (end = resolve));
  /** Bytes that are asked for and do not come. */
  const slow = () =>
    new ReadableStream(
      {
        pull: async (controller) => {
          read += 1;
          await ended;
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
  const first = Array.from({ length: 8 }, () => send(slow()));
  await expect.poll(() => read, { timeout: 10_000 }).toBe(8);
  const ninth = await send(slow());
  expect([ninth.status, Number(ninth.headers.get('retry-after')) > 0, read]).toEqual([503, true, 8]);
  end();
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 400));
  expect((await send((await aPhoto()).form)).status, 'there is room again').toBe(200);
});

test('SEC-26 what is given up while it is drawn is not kept', async () => {
  const { form } = await aPhoto();
  const bytes = new Uint8Array(await (form.get('file') as File).arrayBuffer());
  const before = await filesKept();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const turning = vi.spyOn(sharp.prototype, 'rotate').mockImplementationOnce(function (this: Sharp) {
    vi.advanceTimersByTime(60_000);
    return this;
  });
  let drawing: Promise<unknown> = Promise.resolve();
  const keep = () => (drawing = keepPicture(bytes, { purpose: 'content', name: 'late', by: 'tests' }));
  await expect(withDeadline(60_000, keep)).rejects.toMatchObject({ code: 'unavailable' });
  await expect(drawing).rejects.toMatchObject({ code: 'unavailable' });
  vi.useRealTimers();
  expect([turning.mock.calls.length, await filesKept()]).toEqual([1, before]);
  turning.mockRestore();
});
