import type { Language } from '@nexus/domain/bilingual';
import { listPage } from '@nexus/domain/resources/list-pages';
import { publish, type Resource } from '@nexus/domain/resources/resource';
import { decode } from '../kernel/compressed';
import { inTime } from '../../deadline';
import { log } from '../../log';
import { readDocument, readDocuments, type Data } from '../kernel/documents';
import { keep } from '../kernel/keep';
import {
  blockPath,
  comparePlaces,
  decodeManifest,
  detailPath,
  SITE,
  type Block,
  type List,
  type Manifest,
  type PublishedDocument,
} from './published-parts';

type Stored = { data: Uint8Array };

/** How long a server answers from memory without asking whether anything changed, in milliseconds. */
const FRESH = Number(process.env['PUBLISHED_FRESH'] ?? 900);
/** Blocks and details that a server keeps in memory: of at most some 160 KiB and 1 MiB, mostly far less. */
const BLOCKS_KEPT = 100;
const DETAILS_KEPT = 300;

/** How long a page waits for what is stored while it could show what is known, in milliseconds. */
const PATIENCE = 1_000;

let memory: { manifest: Manifest; version: number; readAt: number } | undefined;
/** What is being read, for all who wait for it; it does not count for those who want to know what was stored later. */
let reading: Promise<Manifest> | undefined;
const blocks = new Map<string, { version: number; items: PublishedDocument[] }>();
/** By path; `version` is that of the list when it was read, so that it is read anew when the resource changed. */
const details = new Map<string, { version: number; document: PublishedDocument | null }>();

/** Where the store does not answer, what is known is shown, and nobody waits for it again until it is due once more. */
function stale(): 'stale' {
  if (memory) memory.readAt = Date.now();
  log('WARNING', 'published content is stale');
  return 'stale';
}

/** Makes the next read ask what is stored now. */
export function expireSite(): void {
  if (memory) memory.readAt = 0;
  reading = undefined;
}

/** Which state of everything published this server knows, not older than it answers from memory; undefined before it knows any. */
export async function publishedVersion(): Promise<number | undefined> {
  if (memory) await readManifest();
  return memory?.version;
}

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
  { page = 1, most = listPage(resource.name), now = Date.now() }: Place = {},
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

/** A block that the manifest in memory names was written anew under another name. */
class BlockGone extends Error {}

/** Does it again with the manifest of now where the one in memory is outdated. */
async function onceMore<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof BlockGone)) throw error;
    expireSite();
    return work();
  }
}

/** The manifest; at most one read however many ask, and none while it is fresh. */
async function readManifest(): Promise<Manifest> {
  if (memory && Date.now() - memory.readAt < FRESH) return memory.manifest;
  if (reading) return reading;
  const own: Promise<Manifest> = readStored(() => reading === own).finally(() => {
    if (reading === own) reading = undefined;
  });
  reading = own;
  return own;
}

/** @param isWanted whether nobody asked since for what is stored later */
async function readStored(isWanted: () => boolean): Promise<Manifest> {
  const read = readDocument<Stored>(SITE);
  const stored = memory ? await inTime(read, PATIENCE).catch(stale) : await read;
  if (stored === 'stale') return memory?.manifest ?? decodeManifest(undefined);
  const version = stored?.version ?? 0;
  const manifest = memory?.version === version ? memory.manifest : decodeManifest(stored?.data);
  if (isWanted() || !memory) memory = { manifest, version, readAt: isWanted() ? Date.now() : 0 };
  return manifest;
}

function listOf({ lists }: Manifest, { name }: Resource): List {
  return lists[name] ?? { version: 0, blocks: [] };
}

/** The documents of a list from one index up to another. Costs a read for each of their blocks not in memory. */
async function itemsBetween(resource: Resource, from: number, to: number): Promise<PublishedDocument[]> {
  const found: PublishedDocument[] = [];
  const { blocks: all } = listOf(await readManifest(), resource);
  const wanted: { block: Block; start: number }[] = [];
  let start = 0;
  for (const block of all) {
    if (start < to && start + block.count > from) wanted.push({ block, start });
    start += block.count;
  }
  await bring(
    resource,
    wanted.map(({ block }) => block),
  );
  for (const { block, start: first } of wanted)
    found.push(...(await itemsOf(resource, block)).slice(Math.max(0, from - first), to - first));
  return found;
}

/** Where the first page begins: at the start, or, of a list by time, so that its middle is now. */
async function firstIndex(resource: Resource, most: number, now: number): Promise<number> {
  const { blocks: all } = listOf(await readManifest(), resource);
  const count = all.reduce((sum, block) => sum + block.count, 0);
  if (resource.listAround !== 'now' || count <= most) return 0;
  const place = { by: new Date(now).toISOString(), id: '' };
  const later = all.findIndex((block) => comparePlaces(resource, block.from, place) > 0);
  const index = Math.max(0, (later < 0 ? all.length : later) - 1);
  const before = all.slice(0, index).reduce((sum, block) => sum + block.count, 0);
  const block = all[index];
  const items = block ? await itemsOf(resource, block) : [];
  const within = items.filter((item) => comparePlaces(resource, placeIn(resource, item), place) < 0).length;
  return Math.max(0, Math.min(before + within - Math.floor(most / 2), count - most));
}

function placeIn({ list }: Resource, item: PublishedDocument) {
  return { by: list ? item[list.sort] : null, id: item.id };
}

async function itemsOf(resource: Resource, block: Block): Promise<PublishedDocument[]> {
  if (block.here) return block.here;
  await bring(resource, [block]);
  return blocks.get(blockPath(resource.name, block.key))?.items ?? [];
}

/** Reads blocks that are not in memory as the manifest knows them. */
async function bring(resource: Resource, wanted: readonly Block[]): Promise<void> {
  const stale = wanted.filter(
    ({ here, key, version }) => !here && (blocks.get(blockPath(resource.name, key))?.version ?? -1) < version,
  );
  const paths = stale.map(({ key }) => blockPath(resource.name, key));
  const stored = await readDocuments<Stored>(paths);
  paths.forEach((path, index) => {
    const found = stored[index];
    if (!found) throw new BlockGone(path);
    keep(blocks, BLOCKS_KEPT, path, { version: found.version, items: decode(found.data) });
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
  const stored = await readDocument<Partial<Stored>>(path);
  // Releases before kept it as it is.
  const document = !stored ? null : stored.data ? decode<PublishedDocument>(stored.data) : { ...stored, id };
  keep(details, DETAILS_KEPT, path, { version, document });
  return document;
}

function inLanguage(resource: Resource, document: PublishedDocument, language: Language): Data {
  return { id: document.id, ...publish(resource, document, language) };
}
