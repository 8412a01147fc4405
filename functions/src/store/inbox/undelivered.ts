import { FieldPath } from 'firebase-admin/firestore';
import type { Undelivered } from '@nexus/domain/contract/undelivered';
import { NexusError } from '@nexus/domain/errors';
import { LIMITS } from '@nexus/domain/limits';
import { isMailKind, MAILS, NEWSLETTER_MAILS } from '@nexus/domain/mails';
import { db } from '../../firebase';
import type { Mail } from '../../mails/mail';
import { fingerprint } from '../../secrets';
import { commit, type Commit } from '../commit/commit';
import type { Author } from '../commit/author';
import { countOf, runQuery, type Document } from '../kernel/documents';
import { subscriberPath, type Subscriber } from './subscribers';
import { reasonOf } from './undelivered-reasons';

type Of = 'mails' | 'work';
/** A document of `mail` or `outbox`, with what became of it; by hand somebody may have left out anything. */
type Stored = Partial<Pick<Mail, 'kind' | 'to' | 'address' | 'memberId'>> & {
  createdAt?: string;
  state?: string;
  attempts?: number;
  delivery?: { state?: string; error?: unknown; attempts?: number };
};

const COLLECTION = { mails: 'mail', work: 'outbox' } as const;
/** Work that only tells somebody something: without it nothing is left half done. */
const TELLING = ['remind', 'thank', 'tellChange', 'tellCancellation', 'forgotPassword'];

/** Those that failed, the oldest first, a page of them; `after`: behind this one. */
export async function listUndelivered(of: Of, after: string | undefined): Promise<Undelivered[]> {
  const all = failed(of).orderBy('createdAt').orderBy(FieldPath.documentId()).limit(LIMITS.undeliveredPage);
  const found = await runQuery<Stored>(after ? all.startAfter(...after.split('/')) : all);
  return found.map((one) => shown(of, one));
}

/** How many mails failed, and how much other work of the outbox. */
export async function countUndelivered(): Promise<number> {
  const [mails, work] = await Promise.all([countOf(failed('mails')), countOf(failed('work'))]);
  return mails + work;
}

/** Has the extension, or the next sweep, try it again. @throws NexusError `notFound` for what is none of them any more */
export function repeatUndelivered(given: { of: Of; id: string; author: Author }): Promise<void> {
  const { of, id, author } = given;
  return commit({ author, action: 'undelivered.repeat', audit: 'bare' }, async (commit) => {
    const before = failedOnly(of, await commit.readExisting<Stored>(pathOf(of, id)));
    if (!shown(of, before).canRepeat) throw new NexusError('notFound');
    if (before.kind === NEWSLETTER_MAILS) await requireReader(commit, before);
    const queued =
      of === 'mails' ? { delivery: { ...before.delivery, state: 'RETRY' } } : { state: 'queued', attempts: 0 };
    commit.put(pathOf(of, id), before, { ...before, ...queued });
  });
}

/** Forgets it. @throws NexusError `notFound`, also for work that must not be left out */
export function dropUndelivered(given: { of: Of; id: string; author: Author }): Promise<void> {
  const { of, id, author } = given;
  return commit({ author, action: 'undelivered.drop', audit: 'bare' }, async (commit) => {
    const before = failedOnly(of, await commit.readExisting<Stored>(pathOf(of, id)));
    if (!shown(of, before).canDrop) throw new NexusError('notFound');
    commit.remove(pathOf(of, id), before);
  });
}

/** Nobody who left the newsletter, or has no such address any more, is sent an issue of before. */
async function requireReader(commit: Commit, { address = '' }: Stored): Promise<void> {
  const reader = await commit.read<Subscriber>(subscriberPath(fingerprint(address)));
  if (reader?.state !== 'confirmed') throw new NexusError('notSubscribed');
}

const pathOf = (of: Of, id: string) => `${COLLECTION[of]}/${id}`;

function failed(of: Of) {
  const all = db().collection(COLLECTION[of]);
  return of === 'mails' ? all.where('delivery.state', '==', 'ERROR') : all.where('state', '==', 'failed');
}

function failedOnly(of: Of, document: Document<Stored>): Document<Stored> {
  const isFailed = of === 'mails' ? document.delivery?.state === 'ERROR' : document.state === 'failed';
  if (!isFailed) throw new NexusError('notFound');
  return document;
}

function shown(of: Of, document: Document<Stored>): Undelivered {
  const { id, kind = '', to = '', memberId = '', createdAt = '', delivery } = document;
  const isMail = of === 'mails';
  return {
    id,
    kind,
    to: isMail ? to : '',
    memberId,
    createdAt,
    attempts: (isMail ? delivery?.attempts : document.attempts) ?? 0,
    reason: isMail ? reasonOf(delivery?.error) : 'unknown',
    canRepeat: !isMail || !isMailKind(kind) || !MAILS[kind].isSecret,
    canDrop: isMail || TELLING.includes(kind),
  };
}
