import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { Language } from '@nexus/domain/bilingual';
import { resources } from '@nexus/domain/resources/index';
import { hiddenFields, publish, type Resource } from '@nexus/domain/resources/resource';
import { inTime } from '../deadline';
import { db } from '../firebase';
import { log } from '../log';
import type { Attempt } from './attempt';
import { readDocument, type Data } from './documents';

/**
 * What the public may see, written by the same commit as its source. `published/site` holds every resource's public
 * documents in both languages, compressed, so that a page costs one read when cold and none when warm. Of a
 * collection it keeps the first 300 in its order; each document is also kept alone, for addresses of older ones.
 */
export type Site = Record<string, PublishedDocument[]>;
export type PublishedDocument = Data & { id: string };

const SITE = 'published/site';
const KEPT = 300;
/** How long a server answers from memory without asking whether anything changed, in milliseconds. */
const FRESH = Number(process.env['PUBLISHED_FRESH'] ?? 10_000);

/** How long a page waits for what is stored while it could show what is known, in milliseconds. */
const PATIENCE = 1_000;

let memory: { site: Site; version: number; readAt: number } | undefined;

/** Everything that is published, in both languages. At most one read, and none while it is fresh. */
export async function readSite(): Promise<Site> {
  if (memory && Date.now() - memory.readAt < FRESH) return memory.site;
  const read = readDocument<{ data: Uint8Array; count: number }>(SITE);
  const stored = memory ? await inTime(read, PATIENCE).catch(stale) : await read;
  if (stored === 'stale' && memory) return memory.site;
  if (stored === 'stale') return {};
  const isSame = memory !== undefined && stored?.version === memory.version;
  const site = isSame && memory ? memory.site : stored ? decode(stored.data) : {};
  memory = { site, version: stored?.version ?? 0, readAt: Date.now() };
  return site;
}

/** Where the store does not answer, what is known is shown, and nobody waits for it again until it is due once more. */
function stale(): 'stale' {
  if (memory) memory.readAt = Date.now();
  log('WARNING', 'published content is stale');
  return 'stale';
}

/** Makes the next read ask what is stored now. */
export function expireSite(): void {
  if (memory) memory.readAt = 0;
}

/** The published documents of a collection in one language. */
export async function publishedList(resource: Resource, language: Language): Promise<Data[]> {
  const documents = (await readSite())[resource.name] ?? [];
  return documents.map((document) => inLanguage(resource, document, language));
}

/** One published document in one language; null where there is none or it is not published. */
export async function publishedOne(resource: Resource, id: string, language: Language): Promise<Data | null> {
  const kept = (await readSite())[resource.name] ?? [];
  const known = kept.find((document) => document.id === id || document['slug'] === id);
  const older = () => readDocument<PublishedDocument>(`published/${resource.name}.${id}`);
  // Only where not all are kept together can an older one stand alone.
  const document = known ?? (kept.length >= KEPT ? await older() : null);
  return document && inLanguage(resource, document, language);
}

export interface PublishedChange {
  resource: Resource;
  id: string;
  /** The document as it will be, or null when it is gone. */
  document: Data | null;
}

/** Adds to a commit what these changes do to what is published. */
export async function applyToPublished(attempt: Attempt, changes: readonly PublishedChange[]): Promise<void> {
  if (changes.length === 0) return;
  const stored = await attempt.read<{ data: Uint8Array }>(SITE);
  const site = stored ? decode(stored.data) : {};
  for (const change of changes) {
    const path = `published/${change.resource.name}.${change.id}`;
    const shown = publicPart(change);
    site[change.resource.name] = arranged(change.resource, site[change.resource.name] ?? [], change.id, shown);
    const alone = await attempt.read(path);
    if (shown) attempt.write(path, shown);
    else if (alone) attempt.remove(path);
  }
  attempt.write(SITE, { version: (stored?.version ?? 0) + 1, data: encode(site) });
  memory = undefined;
}

/** Writes everything published anew from its sources. For the seed, imports and repair. */
export async function rebuildPublished(): Promise<void> {
  const site: Site = {};
  const writer = db().bulkWriter();
  for (const resource of Object.values(resources as Record<string, Resource>)) {
    const { docs } = await db().collection(resource.name).get();
    for (const { id, ref: _ref, ...snapshot } of docs.map((doc) => ({ id: doc.id, ref: doc.ref, data: doc.data() }))) {
      const shown = publicPart({ resource, id, document: snapshot.data });
      if (!shown) continue;
      site[resource.name] = [...(site[resource.name] ?? []), shown];
      void writer.set(db().doc(`published/${resource.name}.${id}`), shown);
    }
    site[resource.name] = ordered(resource, site[resource.name] ?? []).slice(0, KEPT);
  }
  const before = await readDocument(SITE);
  void writer.set(db().doc(SITE), { version: (before?.version ?? 0) + 1, data: encode(site) });
  await writer.close();
  memory = undefined;
}

/** The part of a document that may be published, in both languages; null when it is not published. */
function publicPart({ resource, id, document }: PublishedChange): PublishedDocument | null {
  if (!document || resource.published.when?.(document) === false) return null;
  const hidden = hiddenFields(resource);
  const names = Object.keys(resource.fields).filter((name) => !hidden.has(name));
  return { id, ...Object.fromEntries(names.map((name) => [name, document[name] ?? resource.fields[name]?.initial])) };
}

function arranged(resource: Resource, all: PublishedDocument[], id: string, shown: PublishedDocument | null) {
  const others = all.filter((document) => document.id !== id);
  return ordered(resource, shown ? [...others, shown] : others).slice(0, KEPT);
}

function ordered(resource: Resource, documents: PublishedDocument[]): PublishedDocument[] {
  const { sort, descending = false } = resource.list ?? { sort: 'id' };
  const sign = descending ? -1 : 1;
  return documents.toSorted((a, b) => sign * compare(a[sort], b[sort]) || compare(a.id, b.id));
}

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a ?? '').localeCompare(String(b ?? ''), 'en');
}

function inLanguage(resource: Resource, document: PublishedDocument, language: Language): Data {
  return { id: document.id, ...publish(resource, document, language) };
}

function encode(site: Site): Uint8Array {
  return brotliCompressSync(JSON.stringify(site), { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
}

function decode(data: Uint8Array): Site {
  return JSON.parse(brotliDecompressSync(data).toString('utf8')) as Site;
}
