import { NexusError } from '@nexus/domain/errors';
import { beginWriting, stopIfGivenUp } from '../../deadline';
import { db } from '../../firebase';
import { allowedMails } from './mail-limits';
import { Attempt, isConflict } from '../kernel/attempt';
import { inDays, now } from '../kernel/clock';
import { withoutMeta, type Data } from '../kernel/documents';
import { outdatedCards } from './outdated-cards';
import { auditEntry, writeEntry } from './audit';
import type { Author } from './author';
import { applyClaims } from './claims';
import { contentChanges, type Change } from '../kernel/change';
import { linesThatMove } from './line-moves';
import { repeatKey } from './repeat-key';
import { changesToTell } from './told-changes';
import { asking, type Commit } from './work';
import { applyToContentLists } from '../projections/content-lists-write';
import { applyToPictures } from '../projections/picture-uses';
import { archiveChanges } from '../projections/publications';
import { applyToPublished } from '../projections/published-write';
import { applyToRoster } from '../projections/roster-write';

export type { Commit } from './work';

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

/** As often as a commit is tried again when others write the same documents, and the longest pause between tries. */
const ATTEMPTS = 30;
const LONGEST_PAUSE = 400;

/**
 * The one way to write. Runs `work` and writes what it asked for, what visitors and the directory see of it, an audit entry
 * and the outbox in one atomic batch. If anything it read or writes was changed meanwhile, `work` runs again on what is there now, so it
 * must do nothing but read and ask. A commit that changes nothing, or refuses, writes nothing; what it read is
 * looked at once more, so that no answer rests on halves of two states.
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
  const { result, isWriting } = await decide(attempt, options, work).catch(async (error: unknown) => {
    if (error instanceof NexusError) await attempt.stillHolds();
    throw error;
  });
  if (!isWriting) {
    await attempt.stillHolds();
    return result;
  }
  beginWriting();
  await attempt.finish();
  return result;
}

/** Reads, thinks and hands everything that is to be written to the attempt. @throws NexusError what `work` refuses */
async function decide<T>(
  attempt: Attempt,
  options: Options,
  work: (commit: Commit) => Promise<T>,
): Promise<{ result: T; isWriting: boolean }> {
  const key = repeatKey(options);
  const earlier = key ? await attempt.read<{ result: T; sent: string }>(key.path) : null;
  if (key && earlier && earlier.sent !== key.sent) throw new NexusError('keyReused');
  if (earlier) return { result: earlier.result, isWriting: false };

  const { commit, asked } = asking(attempt);
  const result = await work(commit);
  const { entryId, changes, notes, mails, held, named, effects } = asked;
  if (changes.length === 0 && notes.length === 0) return { result, isWriting: false };

  await applyClaims(attempt, changes, now());
  await applyToPictures(attempt, changes, {
    mayMiss: options.isRestoring === true,
    isErasure: options.isErasure === true,
  });
  await applyToRoster(attempt, changes);
  const content = contentChanges(changes);
  const published = [...content, ...archiveChanges(changes)];
  await Promise.all([applyToPublished(attempt, published), applyToContentLists(attempt, content)]);
  for (const change of changes) applyChange(attempt, change);
  for (const { path, data } of notes)
    if (data) attempt.write(path, withoutMeta(data));
    else attempt.remove(path);
  const created = (collection: string, data: Data, id = db().collection(collection).doc().id) =>
    attempt.write(`${collection}/${id}`, data);
  for (const mail of await allowedMails(attempt, mails, options.author.actor))
    if (!held.has(mail)) created('mail', { ...mail, createdAt: now() }, named.get(mail));
  for (const effect of [
    ...effects,
    ...outdatedCards(content),
    ...linesThatMove(content),
    ...changesToTell(content, now()),
  ])
    created('outbox', { ...effect, state: 'queued', attempts: 0, createdAt: now() });
  const isBare = options.isErasure === true || options.audit === 'bare';
  if (changes.length > 0 && options.audit !== 'none')
    writeEntry(attempt, entryId, auditEntry({ ...options, isBare }, changes));
  if (key) attempt.write(key.path, { result: result ?? null, sent: key.sent, expiresAt: inDays(2) });
  return { result, isWriting: true };
}

function applyChange(attempt: Attempt, { path, after, version }: Change): void {
  if (after === null) attempt.remove(path);
  else attempt.write(path, { ...withoutMeta(after), version });
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
