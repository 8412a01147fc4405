import { isDeepStrictEqual } from 'node:util';
import type { Resource } from '@nexus/domain/resources/resource';
import { db } from '../../../functions/src/firebase';
import { decode, encode } from '../../../functions/src/store/kernel/compressed';
import { PUBLICATIONS } from '../../../functions/src/store/projections/publications';
import {
  blockPath,
  comparePlaces,
  decodeManifest,
  detailPath,
  listed,
  placeOf,
  publicPart,
  SITE,
  type Block,
  type PublishedDocument,
} from '../../../functions/src/store/projections/published-parts';
import { republish } from '../rebuild';
import { everyOne, type Drift } from './drift';

const PAGE = 20;

/** What visitors are shown, beside what the content says. It is mended whole: everything is published anew. */
export async function publishedDrift(): Promise<Drift[]> {
  const manifest = decodeManifest(((await db().doc(SITE).get()).data() as { data?: Uint8Array } | undefined)?.data);
  const found: string[] = [];
  const known = new Set([SITE]);
  for (const resource of PUBLICATIONS) {
    const blocks = manifest.lists[resource.name]?.blocks ?? [];
    for (const { key } of blocks) known.add(blockPath(resource.name, key));
    const wanted = await wantedOf(resource);
    for (const { id } of wanted) known.add(detailPath(resource.name, id));
    found.push(...(await detailFaults(resource, wanted)), ...(await listFaults(resource, wanted, blocks)));
  }
  for await (const { ref } of everyOne(db().collection('published').select()))
    if (!known.has(ref.path)) found.push(`${ref.path}: belongs to nothing that is published`);
  return found.map((what) => ({ what, mend: republish }));
}

/** As it is after it was stored, in the order of its list. */
async function wantedOf(resource: Resource): Promise<PublishedDocument[]> {
  const wanted: PublishedDocument[] = [];
  for await (const document of everyOne(db().collection(resource.name), PAGE)) {
    const shown = publicPart(resource, document.id, document.data());
    if (shown) wanted.push(stored(shown));
  }
  return wanted.toSorted((a, b) => comparePlaces(resource, placeOf(resource, a), placeOf(resource, b)));
}

const stored = <T>(value: T): T => decode<T>(encode(value));

async function detailFaults({ name }: Resource, wanted: readonly PublishedDocument[]): Promise<string[]> {
  const faults: string[] = [];
  for (let start = 0; start < wanted.length; start += PAGE) {
    const some = wanted.slice(start, start + PAGE);
    const found = await db().getAll(...some.map(({ id }) => db().doc(detailPath(name, id))));
    some.forEach((document, index) => {
      const data = found[index]?.data()?.['data'] as Uint8Array | undefined;
      if (!data) faults.push(`${name}/${document.id}: its page is not there`);
      else if (!isDeepStrictEqual(decode(data), document)) faults.push(`${name}/${document.id}: its page is another`);
    });
  }
  return faults;
}

async function listFaults(
  resource: Resource,
  wanted: readonly PublishedDocument[],
  blocks: readonly Block[],
): Promise<string[]> {
  const { name } = resource;
  const found: PublishedDocument[] = [];
  for (const { key, here } of blocks) {
    const data = here ? undefined : ((await db().doc(blockPath(name, key)).get()).data()?.['data'] as Uint8Array);
    found.push(...(here ?? (data ? decode<PublishedDocument[]>(data) : [])));
  }
  const items = new Map(found.map((item) => [item.id, item]));
  const ids = new Set(wanted.map(({ id }) => id));
  const faults = found.filter(({ id }) => !ids.has(id)).map(({ id }) => `${name}/${id}: should not be listed`);
  for (const document of wanted) {
    const item = items.get(document.id);
    if (!item) faults.push(`${name}/${document.id}: is not listed`);
    else if (!isDeepStrictEqual(item, stored(listed(resource, document))))
      faults.push(`${name}/${document.id}: is listed as another`);
  }
  const isInOrder = isDeepStrictEqual(
    found.map(({ id }) => id),
    wanted.map(({ id }) => id),
  );
  return faults.length === 0 && !isInOrder ? [`${name}: the list is out of order`] : faults;
}
