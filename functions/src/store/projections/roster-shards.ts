import { createHash, randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import type { MemberCard, MemberStatus } from '@nexus/domain/membership/member';
import type { Mentoring } from '@nexus/domain/membership/mentoring';
import type { Exchange } from '@nexus/domain/membership/request-clock';
import type { Skill } from '@nexus/domain/membership/skills';
import { inTime } from '../../deadline';
import { db } from '../../firebase';
import { decode, encode } from '../kernel/compressed';
import { countReads } from '../kernel/meter';

export interface RosterEntry extends MemberCard {
  /** What moderators see: the address in use, or the one that was typed while there is none. */
  email: string;
  /** Every address that is verified for them; what was written before there were any has none. */
  addresses: readonly string[];
  /** Where members do not see their skills: what moderators find them by. */
  teamSkills?: readonly Skill[];
  standing: number;
  status: MemberStatus;
  createdAt: string;
  /** When their open request was made; empty without one. */
  askedAt: string;
  /** What passed about it; absent for nothing. */
  exchange?: Exchange;
  /** What they offer as a mentor, with what else they show that they can help with; absent for who offers nothing now. */
  mentoring?: Mentoring & { canHelp: readonly Skill[] };
  /** Links that are long stand in the member's document alone (`withLinks`). */
  hasLongLinks?: true;
}

/** `roster/base`: which documents hold the roster as it was at `upTo`. They are never changed, but replaced by others. */
export interface Base {
  /** Ids of `roster` documents; a member stands in the one that `shardOf` names. */
  shards: readonly string[];
  /** Every change up to this moment is in the shards. */
  upTo: Timestamp;
  /** Grows when the roster was drawn anew: whatever a server keeps of it is worth nothing then. */
  epoch: number;
}

export const BASE = 'roster/base';
/** Bytes of a shard, compressed; a document takes 1 MiB. A roster with a fuller one is cut into twice as many. */
const FULL = 400_000;
const NOTHING: Base = { shards: [], upTo: Timestamp.fromMillis(0), epoch: 0 };

/** Which shards there are; an empty roster where it was never written. Costs a read. */
export async function readBase(): Promise<Base & { updateTime: Timestamp | undefined }> {
  const snapshot = await inTime(db().doc(BASE).get());
  countReads(1);
  return { ...NOTHING, ...(snapshot.data() as Base | undefined), updateTime: snapshot.updateTime };
}

/** What these shards hold, in this order; undefined where one is there no more, because the roster was folded meanwhile. */
export async function readShards(names: readonly string[]): Promise<RosterEntry[][] | undefined> {
  if (names.length === 0) return [];
  const snapshots = await inTime(db().getAll(...names.map((name) => db().doc(`roster/${name}`))));
  countReads(names.length);
  const held = snapshots.map((snapshot) => snapshot.data()?.['data'] as Uint8Array | undefined);
  return held.every((data) => data !== undefined) ? held.map(decodeEntries) : undefined;
}

/** Writes a document for each of these, and says what they are called. */
export async function writeShards(shards: readonly (readonly RosterEntry[])[]): Promise<string[]> {
  const names: string[] = [];
  for (const entries of shards) {
    const name = randomUUID();
    await db()
      .doc(`roster/${name}`)
      .create({ data: encode(entries) });
    names.push(name);
  }
  return names;
}

/** Which of so many shards a member stands in. */
export function shardOf(id: string, count: number): number {
  return createHash('sha256').update(id).digest().readUInt32BE() % count;
}

/** The members in as many shards as they need, a power of two. */
export function inShards(entries: readonly RosterEntry[], least = 1): RosterEntry[][] {
  const shards = Array.from({ length: least }, (): RosterEntry[] => []);
  for (const entry of entries) shards[shardOf(entry.id, least)]?.push(entry);
  const isTooFull = shards.some((own) => own.length > 1 && isFull(own));
  return isTooFull ? inShards(entries, least * 2) : shards;
}

/** Whether a shard of these would be cut in two. */
export function isFull(entries: readonly RosterEntry[]): boolean {
  return encode(entries).length > FULL;
}

/** The entries of a shard, with what earlier releases left out. */
export function decodeEntries(data: Uint8Array): RosterEntry[] {
  return decode<Stored[]>(data).map(whole);
}

type Stored = Partial<RosterEntry> & Pick<RosterEntry, 'id' | 'status'>;

/** What earlier releases left out, and what a hand in the store wrote wrong: one bad record must not hide all others. */
function whole(stored: Stored): RosterEntry {
  const { name, title, skills, linkedinUrl, addresses, standing } = stored;
  const email = text(stored.email);
  return {
    ...(stored as RosterEntry),
    name: text(name),
    otherName: text(stored.otherName),
    title: text(title),
    linkedinUrl: text(linkedinUrl),
    email,
    createdAt: text(stored.createdAt),
    askedAt: text(stored.askedAt),
    skills: Array.isArray(skills) ? skills : [],
    badges: Array.isArray(stored.badges) ? stored.badges : NONE,
    status: stored.status ?? 'pending',
    // Mostly the same one: kept once.
    addresses: Array.isArray(addresses) ? addresses.map((one) => (one === email ? email : one)) : [],
    standing: standing ?? 0,
  };
}

const NONE: RosterEntry['badges'] = [];
const text = (value: unknown) => (typeof value === 'string' ? value : '');
