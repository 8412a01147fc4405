import { createHash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { LIMITS } from '@nexus/domain/limits';
import type { MemberCard, MemberStatus } from '@nexus/domain/membership/member';
import { memberTexts } from '@nexus/domain/membership/member-texts';
import { newVocabulary, searchable, type Searchable } from '@nexus/domain/search/search';
import { fold } from '@nexus/domain/text/fold';
import { db } from '../firebase';
import type { Attempt } from './attempt';
import { readDocument, readDocuments } from './documents';

/**
 * The roster is the published projection of the members: every member's card, status and e-mail in a fixed number of
 * compressed documents (`roster/0` …), which only the server reads, and `roster/meta`, which says how often each
 * changed. It is written by the same commit as the member. A server keeps the shards in memory, so that a page of the
 * directory costs one read while nothing changes, and one more for each shard that did, at any number of members.
 */
export interface RosterEntry extends MemberCard {
  /** What moderators see: the address in use, or the one that was typed while there is none. */
  email: string;
  /** Every address that is verified for them; what was written before there were any has none. */
  addresses: readonly string[];
  standing: number;
  status: MemberStatus;
  createdAt: string;
}

export type StatusCounts = Record<MemberStatus, number>;

interface Meta {
  versions: Record<string, number>;
  counts: StatusCounts;
}

interface Listed {
  entry: RosterEntry;
  sortKey: string;
  /** Name, title, skills and LinkedIn address: what members search in. */
  shown: Searchable;
  /** Name, title, skills and e-mail: what moderators search in. */
  moderated: Searchable;
}

const META = 'roster/meta';
const SHARDS = Array.from({ length: LIMITS.rosterShards }, (_, index) => String(index));
const NONE: StatusCounts = { pending: 0, approved: 0, rejected: 0 };

const memory = new Map<string, { version: number; members: Listed[] }>();
let sorted: { key: string; members: Listed[] } = { key: '', members: [] };

export interface Roster {
  counts: StatusCounts;
  /** In the order of their folded names. */
  members: readonly Listed[];
}

/** The whole roster, of which only the shards that changed since the last call are read. */
export async function readRoster(): Promise<Roster> {
  const meta = metaOf(await readDocument<Meta>(META));
  const stale = SHARDS.filter((shard) => memory.get(shard)?.version !== (meta.versions[shard] ?? 0));
  const shards = await readDocuments<{ data: Uint8Array }>(stale.map((shard) => `roster/${shard}`));
  stale.forEach((shard, index) => {
    const document = shards[index];
    memory.set(shard, {
      version: document?.version ?? 0,
      members: document ? listed(decode(document.data)) : [],
    });
  });
  const key = SHARDS.map((shard) => memory.get(shard)?.version).join();
  if (sorted.key !== key) sorted = { key, members: inOrder(SHARDS.flatMap((s) => memory.get(s)?.members ?? [])) };
  return { counts: meta.counts, members: sorted.members };
}

export type RosterChange = { id: string; entry: RosterEntry | null };

/** Adds these changes to what a commit writes: the shards that they fall into, the counts and the versions. */
export async function applyToRoster(attempt: Attempt, changes: readonly RosterChange[]): Promise<void> {
  if (changes.length === 0) return;
  const meta = metaOf(await attempt.read<Meta>(META));
  const shards = new Map<string, RosterEntry[]>();
  for (const shard of new Set(changes.map(({ id }) => shardOf(id)))) {
    const document = await attempt.read<{ data: Uint8Array }>(`roster/${shard}`);
    shards.set(shard, document ? decode(document.data) : []);
  }
  for (const { id, entry } of changes) {
    const shard = shardOf(id);
    const entries = shards.get(shard) ?? [];
    const before = entries.find((one) => one.id === id);
    if (before) meta.counts[before.status] -= 1;
    if (entry) meta.counts[entry.status] += 1;
    shards.set(shard, [...entries.filter((one) => one.id !== id), ...(entry ? [entry] : [])]);
  }
  for (const [shard, entries] of shards) {
    meta.versions[shard] = (meta.versions[shard] ?? 0) + 1;
    attempt.write(`roster/${shard}`, { version: meta.versions[shard], data: encode(entries) });
  }
  attempt.write(META, { ...meta });
}

/** Writes the whole roster anew from all members. For the seed, imports and repair; not for single changes. */
export async function rebuildRoster(entries: readonly RosterEntry[]): Promise<void> {
  const before = metaOf(await readDocument<Meta>(META));
  const versions = Object.fromEntries(SHARDS.map((shard) => [shard, (before.versions[shard] ?? 0) + 1]));
  const counts = { ...NONE };
  for (const { status } of entries) counts[status] += 1;
  for (const shard of SHARDS) {
    const own = entries.filter((entry) => shardOf(entry.id) === shard);
    await db()
      .doc(`roster/${shard}`)
      .set({ version: versions[shard], data: encode(own) });
  }
  await db().doc(META).set({ versions, counts });
}

function metaOf(stored: Meta | null): Meta {
  return { versions: { ...stored?.versions }, counts: { ...NONE, ...stored?.counts } };
}

function shardOf(id: string): string {
  return String((createHash('sha256').update(id).digest()[0] ?? 0) % LIMITS.rosterShards);
}

function encode(entries: readonly RosterEntry[]): Uint8Array {
  return brotliCompressSync(JSON.stringify(entries), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}

function decode(data: Uint8Array): RosterEntry[] {
  return (JSON.parse(brotliDecompressSync(data).toString('utf8')) as Stored[]).map(whole);
}

type Stored = Partial<RosterEntry> & Pick<RosterEntry, 'id' | 'status'>;

/** What earlier releases left out, and what a hand in the store wrote wrong: one bad record must not hide all others. */
function whole(stored: Stored): RosterEntry {
  const { name, title, skills, linkedinUrl, email, addresses, standing } = stored;
  return {
    ...(stored as RosterEntry),
    name: text(name),
    title: text(title),
    linkedinUrl: text(linkedinUrl),
    email: text(email),
    skills: Array.isArray(skills) ? skills : [],
    addresses: Array.isArray(addresses) ? addresses : [],
    standing: standing ?? 0,
  };
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** The words of a shard are kept once; they go with it, so that nothing of who left stays in memory. */
function listed(entries: readonly RosterEntry[]): Listed[] {
  const vocabulary = newVocabulary();
  return entries.map((entry) => {
    const shown = searchable({ ...memberTexts(entry), literal: [entry.linkedinUrl] }, vocabulary);
    return { entry, sortKey: fold(entry.name), shown, moderated: { ...shown, literal: entry.email.toLowerCase() } };
  });
}

function inOrder(members: readonly Listed[]): Listed[] {
  return members.toSorted((a, b) => compare(a.sortKey, b.sortKey) || compare(a.entry.id, b.entry.id));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
