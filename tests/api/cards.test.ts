import { expect, test } from 'vitest';
import { getStorage } from 'firebase-admin/storage';
import '../../functions/src/firebase';
import { call } from '../setup/call';
import { world } from '../setup/world';

const get = (path: string) => fetch(world.site + path, { redirect: 'manual' });

test('SEC-05 a card has one address, which the page names; every other leads there and draws nothing', async () => {
  const [event] = (await call('GET', '/api/events')).json as { id: string }[];
  const page = await (await get(`/events/${event?.id}`)).text();
  const address = (/content="[^"]*(\/media\/cards\/event\/[^"]+)"/.exec(page)?.[1] ?? '').replaceAll('&amp;', '&');
  expect(address).toMatch(/\?lang=en&v=[0-9a-f]{10}$/);

  const first = await get(address);
  expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(first.headers.get('cache-control')).toContain('s-maxage=604800');
  const bare = address.split('?')[0];
  for (const other of [
    bare,
    `${bare}?lang=en`,
    `${bare}?lang=en&v=0000000000`,
    `${address}&x=1`,
    `${bare}?v=${address.slice(-10)}&lang=en`,
  ]) {
    const answer = await get(other ?? '');
    expect([other, answer.status, answer.headers.get('location')]).toEqual([other, 301, address]);
    expect(answer.headers.get('cache-control')).toMatch(/^public, .*s-maxage=/);
  }
  const [kept] = await getStorage()
    .bucket(JSON.parse(process.env['FIREBASE_CONFIG'] ?? '{}').storageBucket as string)
    .getFiles({ prefix: `${bare?.slice(1)}/` });
  expect(kept.map(({ name }) => name)).toEqual([`${bare?.slice(1)}/en-${address.slice(-10)}.png`]);
});
