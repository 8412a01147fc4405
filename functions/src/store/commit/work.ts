import { NexusError } from '@nexus/domain/errors';
import { db } from '../../firebase';
import type { Mail } from '../../mails/mail';
import type { Attempt } from '../kernel/attempt';
import type { Change } from '../kernel/change';
import type { Data, Document } from '../kernel/documents';
import type { SideEffect } from '../kernel/side-effects';

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
  /**
   * Queues a mail within its limits; one to nobody is not sent. One that is held is counted like any other and not sent,
   * so that nobody learns from a limit that it was. One with an `id` of its own is there once: see first that it is not.
   */
  mail(mail: Mail, given?: { isHeld?: boolean; id?: string }): void;
  sideEffect(effect: SideEffect): void;
}

/** What the work of a commit has asked for so far. */
interface Asked {
  entryId: string;
  changes: Change[];
  notes: { path: string; data: Data | null }[];
  mails: Mail[];
  /** Those of the mails that are counted and not sent. */
  held: Set<Mail>;
  /** The ids of those that have one of their own. */
  named: Map<Mail, string>;
  effects: SideEffect[];
}

/** What the work of a commit is given, and where it gathers. */
export function asking(attempt: Attempt): { commit: Commit; asked: Asked } {
  const entryId = db().collection('audit').doc().id;
  const asked: Asked = { entryId, changes: [], notes: [], mails: [], held: new Set(), named: new Map(), effects: [] };
  const { changes, notes, mails, held, named, effects } = asked;
  const commit: Commit = {
    read: (path) => attempt.read(path),
    readAhead: (paths) => attempt.readAhead(paths),
    readExisting: async <T>(path: string) => {
      const document = await attempt.read<T>(path);
      if (!document) throw new NexusError('notFound');
      return document;
    },
    entryId,
    put: (path, before, after, above = before?.version ?? 0) =>
      void changes.push({ path, before, after, version: above + 1 }),
    remove: (path, before) => void changes.push({ path, before, after: null, version: before.version + 1 }),
    note: (path, data) => void notes.push({ path, data }),
    mail: (mail, { isHeld = false, id } = {}) => {
      if (mail.to === '') return;
      mails.push(mail);
      if (isHeld) held.add(mail);
      if (id) named.set(mail, id);
    },
    sideEffect: (effect) => void effects.push(effect),
  };
  return { commit, asked };
}
