import { isDeepStrictEqual } from 'node:util';
import { resources } from '@nexus/domain/resources/index';
import { db } from '../../../functions/src/firebase';
import { withoutMeta, type Data } from '../../../functions/src/store/kernel/documents';
import {
  indexedPicture,
  picturePath,
  type PictureRecord,
} from '../../../functions/src/store/projections/picture-record';
import { usesIn } from '../../../functions/src/store/projections/picture-uses';
import { everyOne, inOneStep, type Drift } from './drift';

type Uses = PictureRecord['uses'];

/** What shows each picture, beside the documents themselves: a picture that seems unused would be deleted. */
export async function picturesDrift(): Promise<Drift[]> {
  const shown = new Map<string, Uses>();
  const names = Object.values(resources).map(({ name }) => name);
  for (const name of [...names, 'members', 'bin'])
    for await (const { ref, data } of documents(name))
      for (const [url, use] of usesIn(ref, data)) shown.set(url, [...(shown.get(url) ?? []), use]);
  const found: Drift[] = [];
  for await (const one of everyOne(db().collection('pictures'))) {
    const { url, uses } = one.data() as PictureRecord;
    const wanted = shown.get(url) ?? [];
    if (isDeepStrictEqual(byPath(uses), byPath(wanted))) continue;
    const paths = [...uses, ...wanted].map(({ path }) => path);
    const what = `${one.ref.path}: ${uses.length} are said to show it, ${wanted.length} do`;
    found.push({ what, mend: () => mendUses(one.id, paths) });
  }
  return found;
}

async function* documents(name: string) {
  for await (const one of everyOne(db().collection(name))) yield { ref: one.ref.path, data: dated(one.data()) };
}

/** A time as a commit that writes it knows it. */
function dated(data: Data): Data {
  const { expiresAt } = data as { expiresAt?: { toDate(): Date } };
  return expiresAt && !(expiresAt instanceof Date) ? { ...data, expiresAt: expiresAt.toDate() } : data;
}

const byPath = (uses: Uses) => uses.toSorted((a, b) => (a.path < b.path ? -1 : 1));

function mendUses(id: string, paths: readonly string[]): Promise<void> {
  return inOneStep(async (attempt) => {
    const picture = (await attempt.read(picturePath(id))) as PictureRecord | null;
    if (!picture) return;
    const uses: Uses = [];
    for (const path of new Set(paths)) {
      const document = await attempt.read(path);
      const use = document && usesIn(path, dated(document)).get(picture.url);
      if (use) uses.push(use);
    }
    const kept = { ...(withoutMeta(picture) as unknown as PictureRecord), uses };
    attempt.write(picturePath(id), { ...indexedPicture(kept) });
  });
}
