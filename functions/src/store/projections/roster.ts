import { Timestamp } from 'firebase-admin/firestore';
import type { MemberStatus } from '@nexus/domain/membership/member';
import { memberTexts } from '@nexus/domain/membership/member-texts';
import { columnsOf, type Columns } from '@nexus/domain/search/columns';
import { newVocabulary, searchable, type Searchable } from '@nexus/domain/search/texts';
import { newsSince, type News } from './roster-changes';
import { compare, listed, placeOf, type Listed } from './roster-order';
import { readBase, readShards, type RosterEntry } from './roster-shards';

/**
 * The roster is the published projection of the members: every member's card, status and addresses, which only the
 * server reads. It lies compressed in a few documents (`roster-shards.ts`), and what changed since in one document a
 * change (`roster-changes.ts`), written by the same commit as the member. A server keeps all of it in memory and asks
 * for what is new, so that a page of the directory costs one read while nothing changes, at any number of members.
 */
export interface Roster {
  counts: StatusCounts;
  /** In the order of their folded names. */
  members: readonly Listed[];
  byId: ReadonlyMap<string, Listed>;
  /** What is shown of them, in the same order, to be searched in; made when it is first asked for. */
  columns: () => Columns;
}

export type StatusCounts = Record<MemberStatus, number>;

/** Name, title, skills and e-mail: what moderators search in. */
export function moderated({ shown, entry }: Listed): Searchable {
  const own = entry.teamSkills
    ? searchable(memberTexts({ ...entry, skills: entry.teamSkills }), vocabulary.words)
    : shown;
  return { ...own, literal: entry.email.toLowerCase() };
}

interface Known extends Roster {
  members: Listed[];
  byId: Map<string, Listed>;
  epoch: number;
  /** All that was stored up to this moment has been seen. */
  cursor: Timestamp;
  /** The changes that were seen last: they are found again until the cursor is past them. */
  seen: ReadonlySet<string>;
}

/**
 * A change bears the time at which Firestore took it, and is found a little later, in milliseconds: so long a question
 * looks back. What takes longer than a minute is refused by Firestore itself.
 */
const LOOKS_BACK = 30_000;
const RETRIES = 5;
/** Words are kept once, and for a day at most after the last who bore them has left. */
const VOCABULARY_LIVES = 86_400_000;

let known: Known | undefined;
let vocabulary = { words: newVocabulary(), since: Date.now() };

let current: Promise<unknown> = Promise.resolve();
let waiting: Promise<Roster> | undefined;

/**
 * The roster as it is now: whatever was committed before this was asked is in it. Who asks while others are answered
 * shares one answer with all who asked meanwhile.
 */
export function readRoster(): Promise<Roster> {
  if (waiting) return waiting;
  const next = current.then(() => {
    waiting = undefined;
    return refreshed();
  });
  waiting = next;
  current = next.catch(() => undefined);
  return next;
}

/** Forgets what is in memory, as a server that starts. */
export function forgetRoster(): void {
  known = undefined;
}

async function refreshed(): Promise<Roster> {
  if (known) {
    const news = await newsSince(known.cursor);
    if (!hasMissed(known, news)) return (known = withNews(known, news));
  }
  return (known = await load());
}

function hasMissed({ cursor, epoch }: { cursor: Timestamp; epoch: number }, { folded }: News): boolean {
  return folded !== undefined && (folded.epoch !== epoch || folded.keptSince > cursor);
}

async function load(): Promise<Known> {
  for (let tried = 0; tried < RETRIES; tried += 1) {
    const { shards, upTo, epoch } = await readBase();
    const entries = await readShards(shards);
    const news = await newsSince(upTo);
    // Folded while it was read.
    if (!entries || hasMissed({ cursor: upTo, epoch }, news)) continue;
    if (Date.now() - vocabulary.since > VOCABULARY_LIVES) vocabulary = { words: newVocabulary(), since: Date.now() };
    const loaded = withNews(made(entries.flat(), epoch), news);
    return upTo > loaded.cursor ? { ...loaded, cursor: upTo } : loaded;
  }
  throw new Error('The roster was folded again and again while it was read');
}

function made(entries: readonly RosterEntry[], epoch: number): Known {
  const members = entries.map((entry) => listed(entry, vocabulary.words)).toSorted(compare);
  const counts = { pending: 0, approved: 0, rejected: 0 };
  for (const { status } of entries) counts[status] += 1;
  const byId = new Map(members.map((one) => [one.entry.id, one]));
  const cursor = Timestamp.fromMillis(0);
  return { members, columns: inColumns(members), byId, counts, epoch, cursor, seen: new Set() };
}

/** What is in use elsewhere is not changed: a new list takes the place of the old one. */
function withNews(before: Known, { changes, readTime }: News): Known {
  const fresh = changes.filter(({ key }) => !before.seen.has(key));
  const cursor = Timestamp.fromMillis(readTime.toMillis() - LOOKS_BACK);
  const after = { ...before, cursor, seen: new Set(changes.map(({ key }) => key)) };
  if (fresh.length === 0) return after;
  after.members = [...before.members];
  after.counts = { ...before.counts };
  for (const { id, entry } of fresh) {
    const old = after.byId.get(id);
    if (old) {
      after.members.splice(placeOf(after.members, old), 1);
      after.counts[old.entry.status] -= 1;
      after.byId.delete(id);
    }
    if (!entry) continue;
    const own = listed(entry, vocabulary.words);
    after.members.splice(placeOf(after.members, own), 0, own);
    after.counts[entry.status] += 1;
    after.byId.set(id, own);
  }
  after.columns = inColumns(after.members);
  return after;
}

function inColumns(members: readonly Listed[]): () => Columns {
  const { words } = vocabulary;
  let columns: Columns | undefined;
  return () =>
    (columns ??= columnsOf(
      members.map(({ shown }) => shown),
      words,
    ));
}
