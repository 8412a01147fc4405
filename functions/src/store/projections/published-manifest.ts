import type { Resource } from '@nexus/domain/resources/resource';
import { inTime } from '../../deadline';
import { log } from '../../log';
import { readDocument } from '../kernel/documents';
import { decodeManifest, SITE, type List, type Manifest } from './published-parts';

/** How long a server answers from memory without asking whether anything changed, in milliseconds. */
const FRESH = Number(process.env['PUBLISHED_FRESH'] ?? 900);

/** How long a page waits for what is stored while it could show what is known, in milliseconds. */
const PATIENCE = 1_000;

let memory: { manifest: Manifest; version: number; readAt: number } | undefined;
/** What is being read, for all who wait for it; it does not count for those who want to know what was stored later. */
let reading: Promise<Manifest> | undefined;

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

/** The manifest; at most one read however many ask, and none while it is fresh. */
export async function readManifest(): Promise<Manifest> {
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
  const read = readDocument<{ data: Uint8Array }>(SITE);
  const stored = memory ? await inTime(read, PATIENCE).catch(stale) : await read;
  if (stored === 'stale') return memory?.manifest ?? decodeManifest(undefined);
  const version = stored?.version ?? 0;
  const manifest = memory?.version === version ? memory.manifest : decodeManifest(stored?.data);
  if (isWanted() || !memory) memory = { manifest, version, readAt: isWanted() ? Date.now() : 0 };
  return manifest;
}

/** Where the list of a resource stands; an empty one where nothing of it was ever published. */
export function listOf({ lists }: Manifest, { name }: Resource): List {
  return lists[name] ?? { version: 0, blocks: [] };
}
