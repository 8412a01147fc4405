import type { Language } from '@nexus/domain/bilingual';
import { NexusError } from '@nexus/domain/errors';
import type { ApplicationType } from '@nexus/domain/forms/application-types';
import type { JoinForm } from '@nexus/domain/forms/submission';
import { config } from '../config';
import { db } from '../firebase';
import { composeMail } from '../outbox/mail';
import { fingerprint, newSecret } from '../sign-in/secrets';
import { commit, now, type Author } from './commit';

/** Keeps an application from the join page, under an id and a time of the server's. */
export function keepSubmission(given: {
  type: ApplicationType;
  data: JoinForm;
  author: Author;
  idempotencyKey?: string;
}) {
  const { type, data, author, idempotencyKey } = given;
  const id = db().collection('submissions').doc().id;
  return commit({ author, action: 'submission.create', idempotencyKey }, async (commit) => {
    commit.put(`submissions/${id}`, null, { type, data, status: 'new', notes: '', submittedAt: now() });
    return { id };
  });
}

type Subscriber = {
  email: string;
  state: 'pending' | 'confirmed' | 'unsubscribed';
  language: Language;
  token: string;
};

/** Asks an address to confirm. One that is subscribed already is told nothing and asked nothing. */
export function askToSubscribe(given: { email: string; language: Language; author: Author }): Promise<void> {
  const { language, author } = given;
  const email = given.email.toLowerCase();
  const path = `subscribers/${fingerprint(email)}`;
  const token = newSecret();
  return commit({ author, action: 'newsletter.ask' }, async (commit) => {
    const before = await commit.read<Subscriber>(path);
    if (before?.state === 'confirmed') return;
    commit.put(path, before, { email, state: 'pending', language, token: fingerprint(token), askedAt: now() });
    const prefix = language === 'ar' ? '/ar' : '';
    const link = `${config().SITE_URL}${prefix}/newsletter?confirm=${token}`;
    commit.mail(composeMail({ to: email, language, template: 'subscribe', values: { link } }));
  });
}

/** Confirms or ends a subscription by the token in its mail. @throws NexusError `linkExpired` for an unknown one */
export async function changeSubscription(given: {
  token: string;
  to: 'confirmed' | 'unsubscribed';
  author: Author;
}): Promise<void> {
  const { docs } = await db().collection('subscribers').where('token', '==', fingerprint(given.token)).limit(1).get();
  const path = docs[0]?.ref.path;
  if (!path) throw new NexusError('linkExpired');
  await commit({ author: given.author, action: `newsletter.${given.to}` }, async (commit) => {
    const before = await commit.read<Subscriber>(path);
    if (!before || before.state === given.to) return;
    commit.put(path, before, { ...before, state: given.to, changedAt: now() });
    if (given.to !== 'confirmed') return;
    const prefix = before.language === 'ar' ? '/ar' : '';
    const link = `${config().SITE_URL}${prefix}/newsletter?unsubscribe=${given.token}`;
    commit.mail(composeMail({ to: before.email, language: before.language, template: 'subscribed', values: { link } }));
  });
}
