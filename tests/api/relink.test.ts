import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import { db } from '../../functions/src/firebase';
import { eraseDue } from '../../functions/src/store/personal-data/erasure';
import { relink } from '../../tools/operate/relink';
import { call } from '../setup/call';
import { decide } from '../setup/decide';
import { aMember, aStaff } from '../setup/people';
import { Visitor } from '../setup/sign-in';

const unique = (name: string) => `${name}-${Date.now()}-${Math.floor(performance.now())}`;

/** Signs in as this persona by this name. @returns who that is here */
async function memberOf(persona: string, as: string): Promise<string> {
  const visitor = new Visitor();
  await visitor.signIn(persona, as);
  return String(decodeJwt((await visitor.session()).json.customToken ?? '')['uid']);
}

test('whom LinkedIn names anew to another app comes back to who they were, once an admin has joined the two', async () => {
  const as = unique('relinked');
  const old = await memberOf('new', as);
  const { token } = await aStaff('admin');
  await decide(`/api/members/${old}`, { token, memberId: old, body: { status: 'approved' } });
  const fresh = await memberOf('other-app', as);
  expect(fresh).not.toBe(old);

  expect(await relink({ from: fresh, to: old })).toBe(1);
  for (const persona of ['other-app', 'new']) expect(await memberOf(persona, as)).toBe(old);
  expect((await call('GET', `/api/members/${old}`, { token })).json.status).toBe('approved');
  // The one who was made for nothing is out at once, and gone with the next sweep.
  expect((await call('GET', `/api/admin/queue?member=${fresh}`, { token })).json.items).toEqual([]);
  await eraseDue();
  expect((await db().doc(`members/${fresh}`).get()).exists).toBe(false);
  expect(await memberOf('other-app', as)).toBe(old);
  const audit = await db().collection('audit').where('paths', 'array-contains', `members/${old}`).get();
  expect(audit.docs.map((doc) => String(doc.data()['action']))).toContain('member.relink');
});

test('nobody loses anything by it: who is decided about, who leaves and who is unknown are refused, and nothing changes', async () => {
  const as = unique('kept');
  const [approved, pending, fresh] = [await aMember('approved'), await aMember('pending'), await memberOf('new', as)];
  await expect(relink({ from: fresh, to: fresh })).rejects.toThrow('one member');
  await expect(relink({ from: fresh, to: 'nobody-at-all' })).rejects.toThrow('There is no member nobody-at-all');
  await expect(relink({ from: pending.id, to: approved.id })).rejects.toThrow('Nobody signs in as');
  await db().doc(`identities/linkedin-${approved.id}`).set({ memberId: approved.id, createdAt: 'then', version: 1 });
  await expect(relink({ from: approved.id, to: pending.id })).rejects.toThrow('decided about already');
  await call('POST', `/api/members/${pending.id}/leave`, { token: pending.token, body: {} });
  await expect(relink({ from: fresh, to: pending.id })).rejects.toThrow('is leaving');
  expect(await memberOf('new', as)).toBe(fresh);
  expect((await db().doc(`identities/linkedin-${approved.id}`).get()).data()?.['memberId']).toBe(approved.id);
});
