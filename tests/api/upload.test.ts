import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { variantsOf } from '@nexus/domain/pictures';
import { call } from '../setup/call';
import { aMember, aStaff, type Person } from '../setup/people';
import { world } from '../setup/world';

let member: Person;
let photo: Buffer;
beforeAll(async () => {
  member = await aMember('pending');
  const noise = { width: 3_000, height: 1_500, channels: 3 as const, background: '#0B6E6E' };
  photo = await sharp({ create: noise })
    .withExif({ IFD0: { Copyright: 'secret owner', ImageDescription: 'at home' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
});

async function upload(bytes: Uint8Array, given: { token?: string | undefined; name?: string; type?: string } = {}) {
  const form = new FormData();
  form.append(
    'file',
    new Blob([new Uint8Array(bytes)], { type: given.type ?? 'image/jpeg' }),
    given.name ?? 'photo.jpg',
  );
  const token = 'token' in given ? given.token : member.token;
  return call('POST', '/api/upload', { token, raw: form });
}

test('S43 S44 a photo is drawn anew: upright, at most 2048 px, without metadata, under a random name', async () => {
  const { status, json } = await upload(photo, { name: '../../evil.html' });
  expect(status).toBe(200);
  expect(json).toMatchObject({ width: 1_024, height: 2_048 });
  expect(json.url).toMatch(/^\/media\/[0-9a-f]{32}-1024x2048-[0-9a-f]{12}\.jpg$/);

  const served = await fetch(world.site + json.url);
  expect(served.headers.get('content-type')).toBe('image/jpeg');
  expect(served.headers.get('x-content-type-options')).toBe('nosniff');
  expect(served.headers.get('content-disposition')).toBe('inline');
  expect(served.headers.get('content-security-policy')).toContain('sandbox');
  const bytes = Buffer.from(await served.arrayBuffer());
  const kept = await sharp(bytes).metadata();
  expect([kept.format, kept.exif, kept.orientation]).toEqual(['jpeg', undefined, undefined]);
  expect(bytes.includes('secret owner')).toBe(false);
});

test('smaller WebP pictures stand beside it, without metadata; the same bytes again are kept once', async () => {
  const { json } = await upload(photo);
  expect((await upload(photo)).json.url).toBe(json.url);
  for (const { url, width } of variantsOf(json.url)) {
    const served = await fetch(world.site + url);
    expect(served.headers.get('content-type'), url).toBe('image/webp');
    const kept = await sharp(Buffer.from(await served.arrayBuffer())).metadata();
    expect([kept.format, kept.width, kept.exif]).toEqual(['webp', width, undefined]);
  }
});

test('a member’s photo is in no shared cache and a day in a reader’s own; a picture of the site may stay for ever', async () => {
  const editor = await aStaff('editor');
  const cached = async (url: string) => (await fetch(world.site + url)).headers.get('cache-control');
  const portrait = (shade: number) =>
    sharp({ create: { width: 60, height: 60, channels: 3, background: { r: shade, g: 90, b: 90 } } })
      .jpeg()
      .toBuffer();
  const { json: own } = await upload(await portrait(11));
  const { json: ofTheSite } = await upload(await portrait(22), { token: editor.token });
  const smaller = (url: string) => variantsOf(url)[0]?.url ?? '';
  for (const url of [own.url, smaller(own.url)]) expect(await cached(url), url).toBe('private, max-age=86400');
  for (const url of [ofTheSite.url, smaller(ofTheSite.url)])
    expect(await cached(url), url).toBe('public, max-age=31536000, immutable');

  // The same photo as that of an expert: from then on the site shows it.
  expect((await upload(await portrait(11), { token: editor.token })).json.url).toBe(own.url);
  expect(await cached(own.url)).toBe('public, max-age=31536000, immutable');
});

test('transparency is kept as a PNG', async () => {
  const logo = await sharp({
    create: { width: 40, height: 20, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .png()
    .toBuffer();
  const { json } = await upload(logo, { type: 'image/png' });
  expect(json.url).toMatch(/\.png$/);
});

const dot = () => sharp({ create: { width: 16, height: 16, channels: 3, background: '#0B6E6E' } });

/** Two frames in two colours. */
async function animated(format: 'gif' | 'webp'): Promise<Buffer> {
  const frame = (background: string) =>
    sharp({ create: { width: 16, height: 16, channels: 3, background } })
      .png()
      .toBuffer();
  const frames = [await frame('#0B6E6E'), await frame('#C4532F')];
  return sharp(frames, { join: { animated: true } })
    .toFormat(format, { delay: [100, 100], loop: 0 })
    .toBuffer();
}

test('S41 a whole JPEG that is a page too is kept as the picture alone', async () => {
  const page = '<!doctype html><script>alert(document.domain)</script>';
  const { status, json } = await upload(Buffer.concat([await dot().jpeg().toBuffer(), Buffer.from(page)]));
  expect(status).toBe(200);
  const served = await fetch(world.site + json.url);
  expect(served.headers.get('content-type')).toBe('image/jpeg');
  expect(Buffer.from(await served.arrayBuffer()).includes('script')).toBe(false);
});

describe('S41 S42 what is refused', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const cases: [string, () => Promise<Uint8Array> | Uint8Array, number, string][] = [
    ['an SVG', () => svg, 415, 'notAnImage'],
    ['an HTML page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 415, 'notAnImage'],
    ['a PDF', () => Buffer.from('%PDF-1.7\n%âãÏÓ'), 415, 'notAnImage'],
    ['nothing', () => new Uint8Array(0), 415, 'notAnImage'],
    ['a truncated JPEG', () => photo.subarray(0, 400), 415, 'notAnImage'],
    ['a JPEG header with a page behind it', () => Buffer.concat([photo.subarray(0, 4), svg]), 415, 'notAnImage'],
    [
      'a GIF',
      () => Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
      415,
      'notAnImage',
    ],
    ['an animated GIF', () => animated('gif'), 415, 'notAnImage'],
    ['an animated WebP', () => animated('webp'), 415, 'animated'],
    ['an AVIF', () => dot().avif().toBuffer(), 415, 'notAnImage'],
    ['a HEIC', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 415, 'heicOnServer'],
    [
      'a picture of too many pixels',
      () =>
        sharp({ create: { width: 6_000, height: 5_000, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
      413,
      'imageDimensions',
    ],
  ];
  test.each(cases)('%s', async (_, bytes, status, code) => {
    const answer = await upload(await bytes());
    expect([answer.status, answer.json.error.code], answer.text).toEqual([status, code]);
  });

  test('more than 8 MiB', async () => {
    const answer = await upload(Buffer.concat([photo, Buffer.alloc(8 * 1024 * 1024)]));
    expect([answer.status, answer.json.error.message]).toEqual([413, 'Image must be smaller than 8MB']);
  });
});

test('visitors and viewers are refused', async () => {
  expect((await upload(photo, { token: undefined })).status).toBe(401);
  expect((await upload(photo, { token: (await aStaff('viewer')).token })).status).toBe(403);
});

test('S45 a person may upload sixty pictures a day', async () => {
  const busy = await aMember('pending');
  const dot = await sharp({ create: { width: 2, height: 2, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  const answers = [];
  for (let index = 0; index < 61; index += 1) answers.push(await upload(dot, { token: busy.token, type: 'image/png' }));
  expect(answers.slice(0, 60).every(({ status }) => status === 200)).toBe(true);
  expect([answers[60]?.status, Number(answers[60]?.headers.get('retry-after')) > 0]).toEqual([429, true]);
});

test('a picture that is not there is 404 and is not cached', async () => {
  const answer = await call('GET', `/media/${'0'.repeat(32)}.jpg`);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'private, no-store']);
  expect((await call('GET', '/media/..%2f..%2fsecret')).status).toBe(404);
});
