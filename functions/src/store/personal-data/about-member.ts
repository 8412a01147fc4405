import { MAILS, isMailKind } from '@nexus/domain/mails';
import { addressKey, ownAddresses, type Addresses } from '@nexus/domain/membership/verified-address';
import { db } from '../../firebase';
import { runQuery, type Data, type Document } from '../kernel/documents';
import type { PictureRecord } from '../projections/picture-record';
import type { Application } from '../events/seats';
import type { Consent } from '../inbox/consents';
import type { Block } from '../membership/blocks';
import type { Mentorship } from '../membership/mentor-records';
import type { Message } from '../membership/messages';
import type { Report } from '../membership/reports';
import { readRoster } from '../projections/roster';

/** Which member somebody is, and the addresses that are theirs alone. */
export interface Whose {
  id: string;
  addresses: readonly string[];
}

export type StoredMail = {
  to: string;
  address?: string;
  kind?: string;
  createdAt: string;
  message: { subject: string; text: string };
};

/** The addresses that are verified for this member and for nobody else who is here. */
export async function whoseIs(id: string, account: Addresses): Promise<Whose> {
  const { members } = await readRoster();
  const others = members.map(({ entry }) => entry).filter((entry) => entry.id !== id);
  return { id, addresses: ownAddresses(account, others) };
}

/** Join requests by them, and imported ones from an address of theirs. */
export async function requestsOf({ id, addresses }: Whose): Promise<Document[]> {
  const all = db().collection('joinRequests');
  const own = await runQuery(all.where('data.memberId', '==', id));
  // Every imported request is looked through, so not for somebody who has no address to be found by.
  if (addresses.length === 0) return own;
  const imported = await runQuery<{ data: { email: string } }>(all.where('data.memberId', '==', ''));
  return [...own, ...imported.filter(({ data }) => addresses.includes(addressKey(data.email)))];
}

/** Their ways to sign in. */
export function identitiesOf({ id }: Whose): Promise<Document[]> {
  return runQuery(db().collection('identities').where('memberId', '==', id));
}

/** Their applications to events, in whatever state; `most` of them. */
export function applicationsOf({ id }: Whose, most = 1_000) {
  const query = db().collectionGroup('applications').where('memberId', '==', id).limit(most);
  return runQuery<Application>(query);
}

/** Mails about them, and mails to an address of theirs; each once. */
export async function mailsOf({ id, addresses }: Whose): Promise<Document<StoredMail>[]> {
  const found = [
    ...(await runQuery<StoredMail>(db().collection('mail').where('memberId', '==', id))),
    ...(await byAddress<StoredMail>('mail', 'address', addresses)),
  ];
  return [...new Map(found.map((mail) => [mail.id, mail])).values()];
}

/** Mails to others that hold their words. */
export function mailsFrom({ id }: Whose): Promise<Document[]> {
  return runQuery(db().collection('mail').where('from', '==', id));
}

/** What they wrote to other members, and what was written to them. */
export function messagesOf(whose: Whose): Promise<Document<Message>[]> {
  return eitherWay<Message>('messages', ['from', 'to'], whose);
}

/** Blocks by them, and of them by others. */
export function blocksOf(whose: Whose): Promise<Document<Block>[]> {
  return eitherWay<Block>('blocks', ['by', 'of'], whose);
}

/** Mentorships in which they are mentor or mentee. */
export function mentorshipsOf(whose: Whose): Promise<Document<Mentorship>[]> {
  return eitherWay<Mentorship>('mentorships', ['mentor', 'mentee'], whose);
}

/** Reports by them, and about what they wrote. */
export function reportsOf(whose: Whose): Promise<Report[]> {
  return eitherWay('reports', ['from', 'to'], whose) as Promise<Report[]>;
}

async function eitherWay<T = Data>(collection: string, fields: readonly string[], { id }: Whose) {
  const found = fields.map((field) => runQuery<T>(db().collection(collection).where(field, '==', id)));
  return (await Promise.all(found)).flat();
}

/** Mails in which others read their name. */
export function mailsNaming({ id }: Whose): Promise<Document[]> {
  return runQuery(db().collection('mail').where('about', 'array-contains', id));
}

/** Pictures that they uploaded, alone or as others did. */
export async function picturesBy({ id }: Whose): Promise<PictureRecord[]> {
  const all = db().collection('pictures');
  const found = [
    ...(await runQuery(all.where('by', '==', id))),
    ...(await runQuery(all.where('alsoBy', 'array-contains', id))),
  ];
  return found as PictureRecord[];
}

/** What they sent by the forms of the site, from an address of theirs. */
export function submissionsOf({ addresses }: Whose): Promise<Document[]> {
  return byAddress('submissions', 'address', addresses);
}

/** What is known of addresses of theirs as readers of the newsletter. */
export function subscribersOf({ addresses }: Whose): Promise<Document[]> {
  return byAddress('subscribers', 'email', addresses);
}

/** What those addresses agreed to and withdrew, step by step. */
export function consentsOf({ addresses }: Whose): Promise<Document<Consent>[]> {
  return byAddress<Consent>('consents', 'address', addresses);
}

/** What a mail said, as its reader may have it back: never what only the mailbox may show, nor what went elsewhere. */
export function shownMail({ to, kind, createdAt, message }: StoredMail, { addresses }: Whose): Data {
  const isReadable = isMailKind(kind) && !MAILS[kind].isSecret && addresses.includes(addressKey(to));
  return { to, createdAt, subject: message.subject, ...(isReadable && { text: message.text }) };
}

async function byAddress<T = Data>(
  collection: string,
  field: string,
  addresses: readonly string[],
): Promise<Document<T>[]> {
  const found = addresses.map((address) => runQuery<T>(db().collection(collection).where(field, '==', address)));
  return (await Promise.all(found)).flat();
}
