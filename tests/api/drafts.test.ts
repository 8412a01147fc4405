import { expect, test } from 'vitest';
import { db } from '../../functions/src/firebase';
import { eraseDue } from '../../functions/src/store/personal-data/erasure';
import { call } from '../setup/call';
import { aMember, aStaff, memberToken } from '../setup/people';

const keyOf = async (token: string) => {
  const answer = await call('POST', '/api/draft-key', { token, body: {} });
  expect(answer.status, answer.text).toBe(200);
  return (answer.json as { key: string }).key;
};

test('S40 the key to drafts is the same for a person at every sign-in, another for everybody else, and none for visitors', async () => {
  const pending = await aMember('pending');
  const rejected = await aMember('rejected');
  const viewer = await aStaff('viewer');
  const [first, again, later] = await Promise.all([
    keyOf(pending.token),
    keyOf(pending.token),
    keyOf(await memberToken(pending.id)),
  ]);
  expect(first).toMatch(/^[\w-]{43}$/);
  expect(again).toBe(first);
  expect(later).toBe(first);
  expect(new Set([first, await keyOf(rejected.token), await keyOf(viewer.token)]).size).toBe(3);

  const refused = await call('POST', '/api/draft-key', { body: {} });
  expect(refused.status).toBe(401);
  expect(refused.text).not.toContain('key"');
});

test('a member who is erased takes the key along: what a browser still keeps is never read again', async () => {
  const member = await aMember('approved');
  await keyOf(member.token);
  expect((await db().doc(`draftKeys/${member.id}`).get()).exists).toBe(true);
  await call('POST', `/api/members/${member.id}/leave`, { token: member.token, body: {} });
  expect(await eraseDue(Date.now() + 15 * 24 * 3_600_000)).toBeGreaterThan(0);
  expect((await db().doc(`draftKeys/${member.id}`).get()).exists).toBe(false);
  const audit = await db().collection('audit').where('paths', 'array-contains', `draftKeys/${member.id}`).get();
  expect(JSON.stringify(audit.docs.map((one) => one.data()))).not.toContain('"key"');
});
