import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { db } from '../../functions/src/firebase';
import { call } from '../setup/call';
import { aMember, aStaff } from '../setup/people';

/** Sends a body as it is written, so that what JSON.stringify would mend stays. */
const sendRaw = (method: string, path: string, token: string, raw: string, headers: Record<string, string> = {}) =>
  call(method, path, { token, raw, headers: { 'content-type': 'application/json', ...headers } });

const HALF = String.raw`\ud83c`;
const NUL = String.raw`\u0000`;
const OVERRIDE = String.raw`\u202e`;

test('SEC-22 a member’s texts are stored well formed, without controls and overrides', async () => {
  const { id, token } = await aMember('approved');
  const body = `{"name":"Mona${NUL} ${OVERRIDE}Adel","bio":"One\\nTwo ${HALF}","title":"مخططة\\u200f"}`;
  expect((await sendRaw('PUT', `/api/members/${id}`, token, body)).status).toBe(200);
  expect((await db().doc(`members/${id}`).get()).data()).toMatchObject({
    name: 'Mona Adel',
    bio: 'One\nTwo \ufffd',
    title: 'مخططة\u200f',
  });
});

test('SEC-22 so are an editor’s, an import’s and a form’s', async () => {
  const { token } = await aStaff('editor');
  const made = await sendRaw('POST', '/api/partners', token, `{"name":"${OVERRIDE}Firm ${HALF}${NUL}"}`);
  expect([made.status, made.json.name]).toEqual([201, 'Firm \ufffd']);
  const key = randomUUID();
  const row = `{"name":{"en":"${NUL}Row ${HALF}","ar":"${OVERRIDE}صف"},"position":"${key}"}`;
  const imported = await sendRaw('POST', '/api/admin/import/experts', token, `{"rows":[${row}]}`);
  expect([imported.status, imported.json.count]).toEqual([201, 1]);
  const { docs } = await db().collection('experts').where('position.en', '==', key).get();
  expect(docs.map((doc) => doc.data()['name'] as object)).toEqual([{ en: 'Row \ufffd', ar: 'صف' }]);
  const gone = { ids: docs.map(({ id }) => id), change: 'remove' };
  expect((await call('POST', '/api/admin/bulk/experts', { token, body: gone })).status).toBe(200);
  const typed = `"name":"Mona${NUL} ${HALF}","email":"${key}@nexus.test","phone":"+20 100 000 0000"`;
  const words = `"experience":"Ten years ${OVERRIDE}on site","motivation":"To help others"`;
  const form = await sendRaw(
    'POST',
    '/api/submissions',
    '',
    `{"type":"mentor","elapsed":9000,"data":{${typed},${words}}}`,
  );
  expect(form.status, form.text).toBe(201);
  expect((await db().doc(`submissions/${form.json.id}`).get()).data()?.['data']).toMatchObject({
    name: 'Mona \ufffd',
    experience: 'Ten years on site',
  });
});

test('SEC-22 a search for half a character is answered', async () => {
  const { token } = await aMember('approved');
  for (const q of ['%ED%A0%BC', '%00', '%E2%80%AE'])
    expect((await call('GET', `/api/members?approved=1&q=${q}`, { token })).status, q).toBe(200);
});
