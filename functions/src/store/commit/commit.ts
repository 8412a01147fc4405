import { createHash } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import { NexusError } from '@nexus/domain/errors';
import type { Actor } from '@nexus/domain/permissions';
import { beginWriting, stopIfGivenUp } from '../../deadline';
import { db } from '../../firebase';
import type { Mail } from '../../mails/mail';
import { allowedMails } from './mail-limits';
import type { SideEffect } from '../kernel/side-effects';
import { Attempt, isConflict } from '../kernel/attempt';
import { withoutMeta, type Data, type Document } from '../kernel/documents';
import { outdatedCards } from './card-uses';
import { auditChange, writeEntry, type AuditChange } from './audit';
import { areaOf } from './audit-area';
import { applyClaims } from './claims';
import { contentChanges, type Change } from '../kernel/change';
import { linesThatMove } from './line-moves';
import { changesToTell } from './told-changes';
import { applyToPictures } from '../projections/picture-uses';
import { applyToPublished } from '../projections/published-write';
import { applyToRoster } from '../projections/roster-write';

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
  /** Reads several at once, so that asking for them one by one waits for nothing. */
  readAhead(paths: readonly string[]): Promise<void>;
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
  /** Writes or removes what Nexus notes for itself: not in the audit entry, and not taken back with it. Read it before. */
  note(path: string, data: Data | null): void;
  /** Queues a mail within its limits; one to nobody is not sent. */
  mail(mail: Mail): void;
  sideEffect(effect: SideEffect): void;
}

/** As often as a commit is tried again when others write the same documents, and the longest pause between tries. */
const ATTEMPTS = 30;
const LONGEST_PAUSE = 400;

/**
 * The one way to write. Runs `work` and writes what it asked for, what visitors and the directory see of it, an audit entry
 * and the outbox in one atomic batch. If anything it read or writes was changed meanwhile, `work` runs again on what is there now, so it
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

async function once<T>(options: Options, work: (commit: Commit) => Promise<T>): Promise<T> {
  const attempt = new Attempt();
  const key = keyOf(options);
  const earlier = key ? await attempt.read<{ result: T; sent: string }>(key.path) : null;
  if (key && earlier && earlier.sent !== key.sent) throw new NexusError('keyReused');
  if (earlier) return earlier.result;

  const changes: Change[] = [];
  const notes: { path: string; data: Data | null }[] = [];
  const created = (collection: string, data: Data) => attempt.write(db().collection(collection).doc().path, data);

  const entry = db().collection('audit').doc();
  const mails: Mail[] = [];
  const effects: SideEffect[] = [];
  const result = await work({
    read: (path) => attempt.read(path),
    readAhead: (paths) => attempt.readAhead(paths),
    readExisting: async <T>(path: string) => {
      const document = await attempt.read<T>(path);
      if (!document) throw new NexusError('notFound');
      return document;
    },
    entryId: entry.id,
    put: (path, before, after, above = before?.version ?? 0) =>
      void changes.push({ path, before, after, version: above + 1 }),
    remove: (path, before) => void changes.push({ path, before, after: null, version: before.version + 1 }),
    note: (path, data) => void notes.push({ path, data }),
    mail: (mail) => void (mail.to !== '' && mails.push(mail)),
    sideEffect: (effect) => void effects.push(effect),
  });
  if (changes.length === 0 && notes.length === 0) return result;

  await applyClaims(attempt, changes, now());
  await applyToPictures(attempt, changes, {
    mayMiss: options.isRestoring === true,
    isErasure: options.isErasure === true,
  });
  await applyToRoster(attempt, changes);
  const content = contentChanges(changes);
  await applyToPublished(attempt, content);
  for (const change of changes) applyChange(attempt, change);
  for (const { path, data } of notes)
    if (data) attempt.write(path, withoutMeta(data));
    else attempt.remove(path);
  for (const mail of await allowedMails(attempt, mails, options.author.actor))
    created('mail', { ...mail, createdAt: now() });
  for (const effect of [
    ...effects,
    ...outdatedCards(content),
    ...linesThatMove(content),
    ...changesToTell(content, now()),
  ])
    created('outbox', { ...effect, state: 'queued', attempts: 0, createdAt: now() });
  if (changes.length > 0 && options.audit !== 'none') writeEntry(attempt, entry.id, auditEntry(options, changes));
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

function auditEntry(
  { author, action, isErasure, audit }: Options,
  changes: readonly Change[],
): Data & { at: string; changes: AuditChange[] } {
  const { actor, requestId } = author;
  const isBare = isErasure === true || audit === 'bare';
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
    changes: changes.map((change) => auditChange(change, isBare)),
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

export function inDays(days: number): Date {
  return new Date(Date.now() + days * 86_400_000);
}
