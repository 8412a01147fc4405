import { resourceNamed } from '@nexus/domain/resources/index';
import type { Resource } from '@nexus/domain/resources/resource';
import { hiddenFields, listedPart } from '@nexus/domain/resources/published';
import { decode } from '../kernel/compressed';
import type { Data } from '../kernel/documents';
import { bytesOf } from '../kernel/json-bytes';

/**
 * How what the public may see is kept. `published/site` is the manifest: for every resource the blocks that its list is
 * cut into, in its order. Small blocks stand in it, so that a page costs one read while the site is small; others in
 * `published/{resource}.list.{key}`. `published/{resource}.{id}` is a document as its own page shows it.
 */
export type PublishedDocument = Data & { id: string };

export interface Block {
  key: string;
  /** Counts its writes, so that a server knows whether it has it already. */
  version: number;
  count: number;
  /** Bytes of its documents as JSON. */
  size: number;
  /** Where it starts in the order of its list. */
  from: Place;
  /** Its documents, where they stand in the manifest. */
  here?: PublishedDocument[];
}

/** A document's place in the order of its list. */
export interface Place {
  by: unknown;
  id: string;
}

export interface List {
  /** Counts the changes of anything published of the resource, its details included. */
  version: number;
  blocks: Block[];
}

export interface Manifest {
  lists: Record<string, List>;
  /** `{resource}/{old slug}` → id of the document that left it. */
  moved: Record<string, string>;
}

export const SITE = 'published/site';
/** Bytes of JSON of a block before it is cut in two, and of all blocks that stand in the manifest. */
export const BLOCK_BYTES = 160 * 1024;
export const HERE_BYTES = 600 * 1024;
/** Old slugs that are remembered. */
export const MOST_MOVED = 1_000;

export const blockPath = (name: string, key: string) => `published/${name}.list.${key}`;
export const detailPath = (name: string, id: string) => `published/${name}.${id}`;

/** The part of a document that may be published, in both languages; null when it is not published. */
export function publicPart(resource: Resource, id: string, document: Data | null): PublishedDocument | null {
  if (!document || resource.published.when?.(document) === false) return null;
  const hidden = hiddenFields(resource);
  const names = Object.keys(resource.fields).filter((name) => !hidden.has(name));
  const fields = names.map((name) => [name, document[name] ?? resource.fields[name]?.initial]);
  const also = resource.published.also?.of(document);
  return { id, ...(Object.fromEntries(fields) as Data), ...also, ...datesOf(document) };
}

/** When a document was made and changed last, of those that know it. */
function datesOf(document: Data): Data {
  const { createdAt, updatedAt } = document;
  return { ...(createdAt !== undefined && { createdAt }), ...(updatedAt !== undefined && { updatedAt }) };
}

/** What its list carries of a published document. */
export function listed(resource: Resource, shown: PublishedDocument): PublishedDocument {
  return { ...listedPart(resource, shown), id: shown.id, ...sortedBy(resource, shown), ...datesOf(shown) };
}

/** The field that a list is sorted by travels with it, so that another document finds its place. */
function sortedBy(resource: Resource, shown: Data): Data {
  const sort = resource.list?.sort;
  return sort ? { [sort]: shown[sort] } : {};
}

/** By what a published document finds its place in its list. */
export function placeOf(resource: Resource, document: PublishedDocument): Place {
  return { by: resource.list ? (document[resource.list.sort] ?? null) : null, id: document.id };
}

/** Negative where `a` comes before `b` in the list of the resource. */
export function comparePlaces(resource: Resource, a: Place, b: Place): number {
  const sign = resource.list?.descending ? -1 : 1;
  return sign * compare(a.by, b.by) || compare(a.id, b.id);
}

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [one, other] = [String(a ?? ''), String(b ?? '')];
  return one < other ? -1 : one > other ? 1 : 0;
}

/** The manifest as it is stored, or as releases before it stored everything in one document. */
export function decodeManifest(data: Uint8Array | undefined): Manifest {
  if (!data) return { lists: {}, moved: {} };
  const stored = decode<Partial<Manifest> | Record<string, PublishedDocument[]>>(data);
  if ('lists' in stored && !Array.isArray(stored.lists)) return stored as Manifest;
  const lists = Object.entries(stored as Record<string, PublishedDocument[]>).flatMap(([name, items]) => {
    const resource = resourceNamed(name);
    return resource ? [[name, { version: 1, blocks: oneBlock(resource, items) }] as const] : [];
  });
  return { lists: Object.fromEntries(lists), moved: {} };
}

function oneBlock(resource: Resource, items: PublishedDocument[]): Block[] {
  const [first] = items;
  if (!first) return [];
  return [
    { key: 'a', version: 1, count: items.length, size: bytesOf(items), from: placeOf(resource, first), here: items },
  ];
}
