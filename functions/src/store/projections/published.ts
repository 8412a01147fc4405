import type { Language } from '@nexus/domain/bilingual';
import { listPageSize } from '@nexus/domain/resources/list-pages';
import type { Resource } from '@nexus/domain/resources/resource';
import { publish } from '@nexus/domain/resources/published';
import { decode } from '../kernel/compressed';
import { readDocument, type Data } from '../kernel/documents';
import { keep } from '../kernel/keep';
import { firstIndex, itemsBetween, itemsOf, onceMore } from './published-blocks';
import { listOf, readManifest } from './published-manifest';
import { detailPath, type List, type PublishedDocument } from './published-parts';

/** Details that a server keeps in memory: of at most some 1 MiB, mostly far less. */
const DETAILS_KEPT = 300;

/** By path; `version` is that of the list when it was read, so that it is read anew when the resource changed. */
const details = new Map<string, { version: number; document: PublishedDocument | null }>();

/** What a page of a resource's list shows in one language; pages count from 1. */
export async function publishedList(resource: Resource, language: Language, place: Place = {}): Promise<Data[]> {
  const items = await shownList(resource, place);
  return items.map((document) => inLanguage(resource, document, language));
}

/** Which documents of a list. */
export interface Place {
  page?: number;
  most?: number;
  now?: number;
}

/** What a page of a resource's list shows, in both languages. */
export function shownList(
  resource: Resource,
  { page = 1, most = listPageSize(resource.name), now = Date.now() }: Place = {},
): Promise<PublishedDocument[]> {
  return onceMore(async () => {
    const start = (await firstIndex(resource, most, now)) + (page - 1) * most;
    return itemsBetween(resource, start, start + most);
  });
}

/** One published document in one language; null where there is none or it is not published. */
export async function publishedOne(resource: Resource, id: string, language: Language): Promise<Data | null> {
  const document = await shownOne(resource, id);
  return document && inLanguage(resource, document, language);
}

/** The same in both languages. */
export function shownOne(resource: Resource, id: string): Promise<PublishedDocument | null> {
  return onceMore(async () => findOne(resource, id));
}

/** The slug that a document has now which was once found under this one; null where it was not. */
export async function movedTo(resource: Resource, slug: string): Promise<string | null> {
  const { moved } = await readManifest();
  const id = Object.hasOwn(moved, `${resource.name}/${slug}`) ? moved[`${resource.name}/${slug}`] : undefined;
  const document = id ? await findOne(resource, id) : null;
  return typeof document?.['slug'] === 'string' ? document['slug'] : null;
}

/** The ids of everything that is published of a resource, in its order. Costs a read for each block not in memory. */
export async function publishedIds(resource: Resource): Promise<string[]> {
  return onceMore(async () => {
    const all: string[] = [];
    for (const block of listOf(await readManifest(), resource).blocks)
      all.push(...(await itemsOf(resource, block)).map(({ id }) => id));
    return all;
  });
}

/** By id, or by slug where the resource has one. */
async function findOne(resource: Resource, id: string): Promise<PublishedDocument | null> {
  const list = listOf(await readManifest(), resource);
  const isWholeHere = !resource.listed && list.blocks.every(({ here }) => here);
  if (isWholeHere) {
    const all = list.blocks.flatMap(({ here = [] }) => here);
    return all.find((document) => document.id === id || document['slug'] === id) ?? null;
  }
  return (await detail(resource, id, list)) ?? ('slug' in resource.fields ? bySlug(resource, id, list) : null);
}

async function bySlug(resource: Resource, slug: string, list: List): Promise<PublishedDocument | null> {
  for (const block of list.blocks) {
    const found = (await itemsOf(resource, block)).find((document) => document['slug'] === slug);
    if (found) return detail(resource, found.id, list);
  }
  return null;
}

async function detail(resource: Resource, id: string, { version }: List): Promise<PublishedDocument | null> {
  const path = detailPath(resource.name, id);
  const known = details.get(path);
  if (known?.version === version) return known.document;
  const stored = await readDocument<{ data?: Uint8Array }>(path);
  // Releases before kept it as it is.
  const document = !stored ? null : stored.data ? decode<PublishedDocument>(stored.data) : { ...stored, id };
  keep(details, DETAILS_KEPT, path, { version, document });
  return document;
}

function inLanguage(resource: Resource, document: PublishedDocument, language: Language): Data {
  return { id: document.id, ...publish(resource, document, language) };
}
