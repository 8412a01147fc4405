import { expect, test } from 'vitest';
import { db } from '../../functions/src/firebase';
import { MIGRATIONS, type Migration } from '../../tools/migrations/index';
import { migrate } from '../../tools/operate/migrate';

const [auditArea] = MIGRATIONS as [Migration];
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
