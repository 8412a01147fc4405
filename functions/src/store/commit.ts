import { createHash } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import { NexusError } from '@nexus/domain/errors';
import type { Actor } from '@nexus/domain/permissions';
import { beginWriting, stopIfGivenUp } from '../deadline';
import { db } from '../firebase';
import type { Mail } from '../outbox/mail';
import { allowedMails } from '../outbox/mail-limits';
import type { SideEffect } from '../outbox/outbox';
import { Attempt, isConflict } from './attempt';
import { withoutMeta, type Data, type Document } from './documents';
import { areaOf } from './audit-area';
import { applyToPictures } from './picture-uses';
import { applyToPublished, type PublishedChange } from './published';
import { applyToRoster, type RosterChange } from './roster';

/** Who writes, why and in which request. `system` is Nexus itself: a first sign-in, the seed. */
export interface Author {
  actor: Actor | { kind: 'system'; id: string };
  requestId: string;
}

interface Options {
  author: Author;
  /** What happened, as a stable word such as `member.approve`; the audit entry carries it. */
  action: string;
  /**
   * `{key}.{fingerprint of what was sent}`. A repeated key of the same actor and action answers the first result and
   * writes nothing. @throws NexusError `keyReused` where something else was sent with it
   */
  idempotencyKey?: string;
  /** The audit entry tells which documents were removed, not what they held. */
  isErasure?: true;
  /** The audit entry tells what happened to which documents, not what they held; or there is none. */
  audit?: 'bare' | 'none';
  /** What comes back as it once was may show a picture that is gone since. */
  isRestoring?: true;
}

/** What a commit may do. Everything it writes goes out together, with one audit entry, or not at all. */
export interface Commit {
  read<T = Data>(path: string): Promise<Document<T> | null>;
  /** The same, of a document that has to be there. @throws NexusError `notFound` */
  readExisting<T = Data>(path: string): Promise<Document<T>>;
  /** The id of the audit entry that this commit leaves. */
  entryId: string;
  /**
   * Replaces or creates a document. Its version is counted up from what it was, or from `above` where it comes back
   * from the bin; `createdAt` and `updatedAt` are the caller's.
   */
  put(path: string, before: Document | null, after: Data, above?: number): void;
  remove(path: string, before: Document): void;
  roster(change: RosterChange): void;
  publish(change: PublishedChange): void;
  /** Queues a mail within its limits; one to nobody is not sent. */
  mail(mail: Mail): void;
  sideEffect(effect: SideEffect): void;
}

/** As often as a commit is tried again when others write the same documents, and the longest pause between tries. */
const ATTEMPTS = 30;
const LONGEST_PAUSE = 400;

/**
 * The one way to write. Runs `work` and writes what it asked for, the projections, an audit entry and the outbox in one
 * atomic batch. If anything it read and writes was changed meanwhile, `work` runs again on what is there now, so it
 * must do nothing but read and ask. A commit that changes nothing writes nothing.
 * @throws NexusError `conflict` when others kept changing the same documents, `tooMuchMail` as `MAILS` says
 */
export async function commit<T>(options: Options, work: (commit: Commit) => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    stopIfGivenUp();
    try {
      return await once(options, work);
    } catch (error) {
      if (!isConflict(error)) throw error;
      if (tried === ATTEMPTS) throw new NexusError('conflict');
      await pause(Math.random() * Math.min(LONGEST_PAUSE, 20 * 2 ** tried));
    }
  }
}

interface Change {
  path: string;
  before: Document | null;
  after: Data | null;
  version: number;
}

async function once<T>(options: Options, work: (commit: Commit) => Promise<T>): Promise<T> {
  const attempt = new Attempt();
  const key = keyOf(options);
  const earlier = key ? await attempt.read<{ result: T; sent?: string }>(key.path) : null;
  if (key && earlier && (earlier.sent ?? '') !== key.sent) throw new NexusError('keyReused');
  if (earlier) return earlier.result;

  const changes: Change[] = [];
  const rosterChanges: RosterChange[] = [];
  const publishedChanges: PublishedChange[] = [];
  const created = (collection: string, data: Data) => attempt.write(db().collection(collection).doc().path, data);

  const entry = db().collection('audit').doc();
  const mails: Mail[] = [];
  const effects: SideEffect[] = [];
  const result = await work({
    read: (path) => attempt.read(path),
    readExisting: async <T>(path: string) => {
      const document = await attempt.read<T>(path);
      if (!document) throw new NexusError('notFound');
      return document;
    },
    entryId: entry.id,
    put: (path, before, after, above = before?.version ?? 0) =>
      void changes.push({ path, before, after, version: above + 1 }),
    remove: (path, before) => void changes.push({ path, before, after: null, version: before.version + 1 }),
    roster: (change) => void rosterChanges.push(change),
    publish: (change) => void publishedChanges.push(change),
    mail: (mail) => void (mail.to !== '' && mails.push(mail)),
    sideEffect: (effect) => void effects.push(effect),
  });
  if (changes.length === 0) return result;

  await applyToPictures(attempt, changes, {
    mayMiss: options.isRestoring ?? false,
    isErasure: options.isErasure ?? false,
  });
  await applyToRoster(attempt, rosterChanges);
  await applyToPublished(attempt, publishedChanges);
  for (const change of changes) applyChange(attempt, change);
  for (const mail of await allowedMails(attempt, mails, options.author.actor))
    created('mail', { ...mail, createdAt: now() });
  for (const effect of effects) created('outbox', { ...effect, state: 'queued', attempts: 0, createdAt: now() });
  if (options.audit !== 'none') attempt.write(entry.path, auditEntry(options, changes));
  if (key) attempt.write(key.path, { result: result ?? null, sent: key.sent, expiresAt: inDays(2) });
  beginWriting();
  await attempt.finish();
  return result;
}

function applyChange(attempt: Attempt, { path, after, version }: Change): void {
  if (after === null) attempt.remove(path);
  else attempt.write(path, { ...withoutMeta(after), version });
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function auditEntry({ author, action, isErasure, audit }: Options, changes: readonly Change[]): Data {
  const { actor, requestId } = author;
  const isBare = isErasure || audit === 'bare';
  return {
    at: now(),
    requestId,
    action,
    actor: {
      kind: actor.kind,
      id: 'id' in actor ? actor.id : '',
      name: nameOf(actor),
    },
    paths: changes.map(({ path }) => path),
    area: areaOf(changes.map(({ path }) => path)),
    changes: changes.map(({ path, before, after, version }) => ({
      path,
      version,
      before: isBare ? null : before && withoutMeta(before),
      after: isBare ? null : after && withoutMeta(after),
    })),
    recordedAt: FieldValue.serverTimestamp(),
  };
}

/** The name that other staff see beside what somebody did; empty for members, visitors and Nexus itself. */
export function nameOf(actor: Author['actor']): string {
  return actor.kind === 'staff' ? actor.name : '';
}

function keyOf({ author, action, idempotencyKey }: Options): { path: string; sent: string } | undefined {
  if (!idempotencyKey) return undefined;
  const [key = '', sent = ''] = idempotencyKey.split('.');
  const who = 'id' in author.actor ? author.actor.id : 'visitor';
  const id = createHash('sha256').update(`${who}\n${action}\n${key}`).digest('hex');
  return { path: `idempotency/${id}`, sent };
}

export function now(): string {
  return new Date().toISOString();
}

function inDays(days: number): Date {
  return new Date(Date.now() + days * 86_400_000);
}
