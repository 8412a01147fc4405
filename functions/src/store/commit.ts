import { createHash } from 'node:crypto';
import { FieldValue, type Query, type Transaction } from 'firebase-admin/firestore';
import { NexusError } from '@nexus/domain/errors';
import type { Actor } from '@nexus/domain/permissions';
import { db } from '../firebase';
import type { Mail } from '../outbox/mail';
import type { SideEffect } from '../outbox/outbox';
import { readDocument, runQuery, type Data, type Document } from './documents';
import { countWrites } from './meter';
import { prepareRoster, type RosterChange } from './roster';

/** Who writes, why and in which request. `system` is Nexus itself: a first sign-in, the seed. */
export interface Author {
  actor: Actor | { kind: 'system'; id: string };
  requestId: string;
}

interface Options {
  author: Author;
  /** What happened, as a stable word such as `member.approve`; the audit entry carries it. */
  action: string;
  /** A repeated key of the same actor and action answers the first result and writes nothing. */
  idempotencyKey?: string;
}

/** What a commit may do. Everything it writes goes out together, with one audit entry, or not at all. */
export interface Commit {
  read<T = Data>(path: string): Promise<Document<T> | null>;
  query<T = Data>(query: Query): Promise<Document<T>[]>;
  /** Replaces or creates a document. Its version is counted up; `createdAt` and `updatedAt` are the caller's. */
  put(path: string, before: Document | null, after: Data): void;
  remove(path: string, before: Document): void;
  roster(change: RosterChange): void;
  mail(mail: Mail): void;
  sideEffect(effect: SideEffect): void;
}

/** As often as a transaction may be tried again when others write the same documents. */
const ATTEMPTS = 25;

/**
 * The one way to write. Runs `work` in a Firestore transaction and writes what it asked for, the roster, an audit
 * entry and the outbox in the same transaction. A commit that changes nothing writes nothing.
 * @throws NexusError `conflict` when others kept changing the same documents
 */
export async function commit<T>(options: Options, work: (commit: Commit) => Promise<T>): Promise<T> {
  try {
    return await db().runTransaction((transaction) => attempt(transaction, options, work), { maxAttempts: ATTEMPTS });
  } catch (error) {
    if (isContention(error)) throw new NexusError('conflict');
    throw error;
  }
}

interface Change {
  path: string;
  before: Document | null;
  after: Data | null;
}

async function attempt<T>(transaction: Transaction, options: Options, work: (commit: Commit) => Promise<T>): Promise<T> {
  const key = keyOf(options);
  const earlier = key ? await readDocument<{ result: T }>(key, transaction) : null;
  if (earlier) return earlier.result;

  const changes: Change[] = [];
  const rosterChanges: RosterChange[] = [];
  const mails: Mail[] = [];
  const effects: SideEffect[] = [];

  const result = await work({
    read: (path) => readDocument(path, transaction),
    query: (query) => runQuery(query, transaction),
    put: (path, before, after) => void changes.push({ path, before, after }),
    remove: (path, before) => void changes.push({ path, before, after: null }),
    roster: (change) => void rosterChanges.push(change),
    mail: (mail) => void mails.push(mail),
    sideEffect: (effect) => void effects.push(effect),
  });
  if (changes.length === 0) return result;

  const writeRoster = await prepareRoster(transaction, rosterChanges);
  writeRoster();
  for (const change of changes) writeChange(transaction, change);
  for (const mail of mails) transaction.create(db().collection('mail').doc(), { ...mail, createdAt: now() });
  for (const effect of effects) {
    transaction.create(db().collection('outbox').doc(), { ...effect, state: 'queued', attempts: 0, createdAt: now() });
  }
  transaction.create(db().collection('audit').doc(), auditEntry(options, changes));
  if (key) transaction.create(db().doc(key), { result: result ?? null, expiresAt: inDays(2) });
  countWrites(changes.length + mails.length + effects.length + 1 + (key ? 1 : 0));
  return result;
}

function writeChange(transaction: Transaction, { path, before, after }: Change): void {
  const ref = db().doc(path);
  if (after === null) transaction.delete(ref);
  else transaction.set(ref, { ...withoutMeta(after), version: (before?.version ?? 0) + 1 });
}

function auditEntry({ author, action }: Options, changes: readonly Change[]): Data {
  const { actor, requestId } = author;
  return {
    at: now(),
    requestId,
    action,
    actor: {
      kind: actor.kind,
      id: 'id' in actor ? actor.id : '',
      name: actor.kind === 'staff' ? actor.name : '',
    },
    paths: changes.map(({ path }) => path),
    changes: changes.map(({ path, before, after }) => ({
      path,
      version: (before?.version ?? 0) + 1,
      before: before && withoutMeta(before),
      after: after && withoutMeta(after),
    })),
    recordedAt: FieldValue.serverTimestamp(),
  };
}

function withoutMeta(document: Data): Data {
  const { id: _id, version: _version, ...fields } = document;
  return fields;
}

function keyOf({ author, action, idempotencyKey }: Options): string | undefined {
  if (!idempotencyKey) return undefined;
  const who = 'id' in author.actor ? author.actor.id : 'visitor';
  return `idempotency/${createHash('sha256').update(`${who}\n${action}\n${idempotencyKey}`).digest('hex')}`;
}

function isContention(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 10 || error.code === 'aborted');
}

export function now(): string {
  return new Date().toISOString();
}

function inDays(days: number): Date {
  return new Date(Date.now() + days * 86_400_000);
}
