import { isDeepStrictEqual } from 'node:util';
import type { ContentRow } from '@nexus/domain/contract/content-rows';
import { resources } from '@nexus/domain/resources/index';
import type { Resource } from '@nexus/domain/resources/resource';
import { db } from '../../../functions/src/firebase';
import { decode, encode } from '../../../functions/src/store/kernel/compressed';
import { contentRows, rebuildContentList } from '../../../functions/src/store/projections/content-lists';
import { contentListPath, rowOf } from '../../../functions/src/store/projections/content-rows';
import { everyOne, type Drift } from './drift';

const PAGE = 20;

/**
 * The panel's lists, beside the documents. One that differs is written anew as a whole; one that is not there is
 * written by whoever opens it.
 */
export async function contentListsDrift(): Promise<Drift[]> {
  const drifts: Drift[] = [];
  for (const resource of Object.values(resources as unknown as Record<string, Resource>)) {
    if (resource.kind === 'singleton') continue;
    if ((await db().doc(contentListPath(resource)).get()).data()?.['data'] === undefined) continue;
    const mend = () => rebuildContentList(resource);
    drifts.push(...(await faultsOf(resource)).map((what) => ({ what, mend })));
  }
  return drifts;
}

async function faultsOf(resource: Resource): Promise<string[]> {
  const listed = new Map((await contentRows(resource)).map((row) => [row.id, row]));
  const faults: string[] = [];
  for await (const document of everyOne(db().collection(resource.name), PAGE)) {
    const path = `${resource.name}/${document.id}`;
    const row = listed.get(document.id);
    listed.delete(document.id);
    if (!row) faults.push(`${path}: is not in the panel's list`);
    else if (!isDeepStrictEqual(row, stored(rowOf(resource, document.id, document.data()))))
      faults.push(`${path}: is in the panel's list as another`);
  }
  return [...faults, ...[...listed.keys()].map((id) => `${resource.name}/${id}: should not be in the panel's list`)];
}

/** As it is after it was stored. */
const stored = (row: ContentRow): ContentRow => decode(encode(row));
