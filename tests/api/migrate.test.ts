import { expect, test } from 'vitest';
import { db } from '../../functions/src/firebase';
import { MIGRATIONS, type Migration } from '../../tools/migrations/index';
import { migrate } from '../../tools/operate/migrate';
import { call } from '../setup/call';
import { aMember, aStaff, type Person } from '../setup/people';

const [auditArea, verifiedAddresses, submissionAddresses, mailAddresses] = MIGRATIONS as [
  Migration,
  Migration,
  Migration,
  Migration,
];
/** Entries as a release before `area` wrote them. */
async function older(count: number): Promise<string[]> {
  const refs = Array.from({ length: count }, () => db().collection('audit').doc());
  const writer = db().bulkWriter();
  refs.forEach(
    (ref, index) => void writer.create(ref, { at: '2026-01-01', paths: [index % 2 ? 'members/x' : 'news/x'] }),
  );
  await writer.close();
  return refs.map(({ id }) => id);
}
const areas = async (ids: string[]) =>
  Promise.all(ids.map(async (id) => (await db().doc(`audit/${id}`).get()).data()?.['area'] as string | undefined));

test('a dry run writes nothing; a run changes what needs it, once; a broken run goes on where it stopped', async () => {
  await db().doc(`migrations/${auditArea.id}`).delete();
  const ids = await older(6);
  const [dry] = await migrate([auditArea], { isDry: true });
  expect(dry?.state).toBe('dry run');
  expect(dry?.changed).toBeGreaterThanOrEqual(6);
  expect(await areas(ids)).toEqual(Array.from({ length: 6 }, () => undefined));

  let left = 3;
  const breaking: Migration = {
    ...auditArea,
    change: (document) => {
      if (document['area'] === undefined && (left -= 1) < 0) throw new Error('The machine was switched off');
      return auditArea.change(document);
    },
  };
  await expect(migrate([breaking])).rejects.toThrow('switched off');
  const [done] = await migrate([auditArea]);
  expect(done?.state).toBe('done');
  expect(await areas(ids)).toEqual(['content', 'people', 'content', 'people', 'content', 'people']);
  expect((await migrate([auditArea]))[0]?.state).toBe('done before');
});

test('SEC-01 of an older account only what LinkedIn vouched for stays verified; what was typed has to be confirmed', async () => {
  await db().doc(`migrations/${verifiedAddresses.id}`).delete();
  const key = `older-${Date.now()}`;
  const [linkedin, typed] = [`Linkedin-${key}@nexus.test`, `typed-${key}@nexus.test`];
  const person = await aMember('pending', { email: typed });
  const moved = await aMember('pending', { email: '' });
  const account = (id: string) => db().doc(`members/${id}/private/account`);
  const older = { linkedinEmail: '', language: 'en', rejectionReason: '', version: 3 };
  await account(person.id).set({ ...older, email: typed });
  await account(moved.id).set({ ...older, email: typed, linkedinEmail: linkedin });

  const [dry] = await migrate([verifiedAddresses], { isDry: true });
  expect([dry?.state, dry?.changed]).toEqual(['dry run', 2]);
  expect((await migrate([verifiedAddresses]))[0]).toMatchObject({ state: 'done', changed: 2 });
  expect((await account(person.id).get()).data()).toMatchObject({ email: typed, verified: [] });
  expect((await account(moved.id).get()).data()?.['verified']).toEqual([
    { address: linkedin.toLowerCase(), by: 'linkedin', at: '' },
  ]);
  const own = async ({ id, token }: Person) => (await call('GET', `/api/members/${id}`, { token })).json;
  expect(await own(person)).toMatchObject({ email: typed, emailInUse: '', isEmailWaiting: true });
  expect(await own(moved)).toMatchObject({ email: typed, emailInUse: linkedin.toLowerCase(), isEmailWaiting: true });
  const admin = await aStaff('admin');
  const listed = (await call('GET', `/api/members?status=pending&q=${key}`, { token: admin.token })).json.items as {
    id: string;
    email: string;
    isEmailConfirmed: boolean;
  }[];
  const shown = Object.fromEntries(listed.map(({ id, email, isEmailConfirmed }) => [id, [email, isEmailConfirmed]]));
  expect(shown).toEqual({ [person.id]: [typed, false], [moved.id]: [linkedin.toLowerCase(), true] });
});

test('SEC-16 older applications and mails are found by their address, however it was typed', async () => {
  const typed = `Mixed.Case-${Date.now()}@Nexus.test`;
  const submission = await db()
    .collection('submissions')
    .add({ data: { email: typed }, submittedAt: '2026-01-01' });
  const mail = await db().collection('mail').add({ to: typed, createdAt: '2026-01-01' });
  for (const migration of [submissionAddresses, mailAddresses]) {
    await db().doc(`migrations/${migration.id}`).delete();
    expect((await migrate([migration]))[0]?.state).toBe('done');
  }
  expect((await submission.get()).data()?.['address']).toBe(typed.toLowerCase());
  expect((await mail.get()).data()?.['address']).toBe(typed.toLowerCase());
  await Promise.all([submission.delete(), mail.delete()]);
});
