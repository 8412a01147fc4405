import { beforeAll, describe, expect, test } from 'vitest';
import { call } from '../setup/call';
import { aMember, aStaff, type Person, type Staff } from '../setup/people';

let admin: Staff;
let editor: Staff;
let reader: Person;
const key = `Badge${Date.now()}`;

beforeAll(async () => {
  [admin, editor] = [await aStaff('admin', { name: 'Hany of the Team' }), await aStaff('editor')];
  reader = await aMember('approved');
});

const change = (id: string, body: object, token = admin.token) => call('PUT', `/api/members/${id}`, { token, body });
const page = async (id: string) => (await call('GET', `/api/members/${id}`, { token: reader.token })).json;
const found = async (badges: string) => {
  const query = `approved=1&q=${key}&badges=${badges}`;
  const answer = await call('GET', `/api/members?${query}`, { token: reader.token });
  return answer.status === 200 ? answer.json.items.map(({ id }: { id: string }) => id) : answer.status;
};
async function anEvent(fields: object): Promise<string> {
  const title = { en: `${key} evening`, ar: 'أمسية' };
  const body = { title, startsAt: '2031-05-03T16:00:00.000Z', ...fields };
  const answer = await call('POST', '/api/events?lang=both', { token: editor.token, body });
  expect(answer.status, answer.text).toBe(201);
  return answer.json.id as string;
}

describe('badges', () => {
  test('“Met in person” says who met them and when, is found in the directory, and is taken back', async () => {
    const person = await aMember('approved', { name: `${key} met` }, { vouched: '' });
    expect(await page(person.id)).toMatchObject({ badges: [], confirmed: [] });
    const before = Date.now();
    expect((await change(person.id, { isVerified: true })).status).toBe(200);
    const { badges, confirmed } = await page(person.id);
    expect([badges, confirmed]).toEqual([['met'], [{ kind: 'met', at: expect.any(String), by: 'Hany of the Team' }]]);
    expect(Date.parse(confirmed[0].at)).toBeGreaterThanOrEqual(before);
    expect([await found('met'), await found('speaker')]).toEqual([[person.id], []]);
    expect((await change(person.id, { isVerified: false })).status).toBe(200);
    expect([await page(person.id), await found('met')]).toMatchObject([{ badges: [], confirmed: [] }, []]);
  });

  test('“LinkedIn confirmed” is of those whose address LinkedIn vouched for, not of those who confirmed one themselves', async () => {
    const vouched = await aMember('approved', { name: `${key} vouched` });
    await aMember('approved', { name: `${key} own` }, { vouched: '' });
    expect(await found('linkedin')).toEqual([vouched.id]);
    expect((await page(vouched.id)).confirmed).toEqual([{ kind: 'linkedin', at: expect.any(String), by: '' }]);
  });

  test('“Speaker” rests on events of ours, which stand on their page while they are published', async () => {
    const person = await aMember('approved', { name: `${key} speaks` }, { vouched: '' });
    const [shown, draft] = [await anEvent({}), await anEvent({ isPublished: false })];
    expect((await change(person.id, { talks: [draft, shown, shown] })).status).toBe(200);
    await expect
      .poll(async () => (await page(person.id)).speaksAt)
      .toEqual([{ id: shown, title: { en: `${key} evening`, ar: 'أمسية' }, startsAt: '2031-05-03T16:00:00.000Z' }]);
    expect((await page(person.id)).confirmed).toMatchObject([{ kind: 'speaker', by: 'Hany of the Team' }]);
    expect([await found('speaker'), await found('speaker,met')]).toEqual([[person.id], []]);
    expect((await change(person.id, { isVerified: true })).status).toBe(200);
    expect(await found('speaker,met')).toEqual([person.id]);
    // An event that is deleted stays named until somebody takes it out; what is not there is not added.
    expect((await change(person.id, { talks: [shown, 'never-was'] })).json.error.fields).toEqual({
      talks: expect.any(String),
    });
    const headers = { 'if-match': '"1"' };
    expect((await call('DELETE', `/api/events/${draft}`, { token: editor.token, headers })).status).toBe(200);
    const named = await call('GET', `/api/admin/cases/${person.id}`, { token: admin.token });
    expect(named.json.talks).toEqual([
      {
        id: shown,
        title: { en: `${key} evening`, ar: 'أمسية' },
        startsAt: '2031-05-03T16:00:00.000Z',
        isPublished: true,
      },
      { id: draft, title: { en: '', ar: '' }, startsAt: '', isPublished: false },
    ]);
    expect((await change(person.id, { talks: [draft] })).status).toBe(200);
    expect((await change(person.id, { talks: [] })).status).toBe(200);
    expect([await page(person.id), await found('speaker')]).toMatchObject([{ badges: ['met'], speaksAt: [] }, []]);
  });

  test('are the moderators’ to give; what is no badge and too many events are refused', async () => {
    const person = await aMember('approved', { name: `${key} refused` });
    for (const token of [person.token, reader.token, editor.token])
      expect([403, 422]).toContain((await change(person.id, { talks: ['first-meeting'] }, token)).status);
    expect((await change(person.id, { talks: Array.from({ length: 21 }, (_, n) => `e${n}`) })).status).toBe(422);
    expect((await page(person.id)).badges).toEqual(['linkedin']);
    expect(await found('beauty')).toBe(422);
  });
});
