import type { Language } from '@nexus/domain/bilingual';
import type { SUBSCRIBER_STATES } from '@nexus/domain/contract/inbox';
import type { Undelivered } from '@nexus/domain/contract/undelivered';
import { NexusError } from '@nexus/domain/errors';
import { LIMITS } from '@nexus/domain/limits';
import { NEWSLETTER_MAILS } from '@nexus/domain/mails';
import { addressKey } from '@nexus/domain/membership/verified-address';
import { paths } from '@nexus/domain/pages/paths';
import { addressOf } from '../../site-address';
import { db } from '../../firebase';
import { composeMail } from '../../mails/mail';
import { isTurnOffKey } from '../../mails/turn-off';
import { fingerprint, newSecret } from '../../secrets';
import { commit, type Commit } from '../commit/commit';
import { now } from '../kernel/clock';
import type { Author } from '../commit/author';
import { runQuery } from '../kernel/documents';
import { noteConsent } from './consents';

/** `subscribers/{fingerprint of the address}` */
export type Subscriber = {
  email: string;
  state: (typeof SUBSCRIBER_STATES)[number];
  language: Language;
  token: string;
  askedAt?: string;
  changedAt?: string;
  /** What became last of a mail that did not arrive. */
  failed?: { reason: Undelivered['reason']; at: string };
};

export const subscriberPath = (id: string) => `subscribers/${id}`;

/** Asks an address to confirm. One that is subscribed already is told nothing and asked nothing. */
export function askToSubscribe(given: {
  email: string;
  language: Language;
  page: string;
  author: Author;
}): Promise<void> {
  const { language, author, page } = given;
  const email = addressKey(given.email);
  const path = subscriberPath(fingerprint(email));
  const token = newSecret();
  return commit({ author, action: 'newsletter.ask' }, async (commit) => {
    const before = await commit.read<Subscriber>(path);
    if (before?.state === 'confirmed') return;
    commit.put(path, before, { email, state: 'pending', language, token: fingerprint(token), askedAt: now() });
    noteConsent(commit, { step: 'asked', email, language, page });
    const link = addressOf(`${paths.newsletter}?confirm=${token}`, language);
    const leave = addressOf(`${paths.newsletter}?unsubscribe=${token}`, language);
    commit.mail(composeMail({ to: email, language, kind: 'subscribe', values: { link, leave } }));
  });
}

/** Confirms or ends a subscription by the token in its mail. @throws NexusError `linkExpired` for an unknown one */
export async function changeSubscription(given: {
  token: string;
  to: 'confirmed' | 'unsubscribed';
  page: string;
  author: Author;
}): Promise<void> {
  const { token, to, page, author } = given;
  const [found] = await runQuery(db().collection('subscribers').where('token', '==', fingerprint(token)).limit(1));
  if (!found) throw new NexusError('linkExpired');
  await commit({ author, action: `newsletter.${to}` }, async (commit) => {
    const before = await move(commit, { id: found.id, to, page });
    if (!before || to !== 'confirmed') return;
    const link = addressOf(`${paths.newsletter}?unsubscribe=${token}`, before.language);
    commit.mail(composeMail({ to: before.email, language: before.language, kind: 'subscribed', values: { link } }));
  });
}

/** Ends a subscription by the key in each issue. @throws NexusError `notFound` for a wrong one */
export async function endSubscription(given: { id: string; key: string; page: string; author: Author }): Promise<void> {
  const { id, key, page, author } = given;
  if (!isTurnOffKey({ id, kind: NEWSLETTER_MAILS }, key)) throw new NexusError('notFound');
  await commit({ author, action: 'newsletter.unsubscribed' }, async (commit) => {
    await move(commit, { id, to: 'unsubscribed', page });
  });
}

/** @returns what it was, where that changes */
async function move(commit: Commit, given: { id: string; to: 'confirmed' | 'unsubscribed'; page: string }) {
  const { id, to, page } = given;
  const before = await commit.read<Subscriber>(subscriberPath(id));
  if (!before || before.state === to) return null;
  commit.put(subscriberPath(id), before, { ...before, state: to, changedAt: now() });
  const step = to === 'confirmed' ? 'confirmed' : 'withdrawn';
  noteConsent(commit, { step, email: before.email, language: before.language, page });
  return before;
}

/** Who asked for the newsletter, by address, a page of them: those that begin so, behind this one. */
export async function listSubscribers({
  begins = '',
  after,
}: {
  begins?: string | undefined;
  after?: string | undefined;
}) {
  const all = db().collection('subscribers').orderBy('email').limit(LIMITS.panelPage);
  const own = begins === '' ? all : all.where('email', '>=', begins).where('email', '<', `${begins}\uf8ff`);
  const found = (await runQuery(after ? own.startAfter(after) : own)) as unknown as Subscriber[];
  return found.map(({ email, state, language, askedAt, changedAt, failed }) => ({
    email,
    state,
    language,
    askedAt: askedAt ?? changedAt ?? '',
    failed: failed?.reason ?? ('' as const),
    failedAt: failed?.at ?? '',
  }));
}
