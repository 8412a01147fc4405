import { aStaff, type Staff } from '../setup/people';
import { call } from '../setup/call';
import { db } from '../../functions/src/firebase';
import { expect } from './journey';
import { ownMember, unique, type OwnMember } from './people';

type Fields = Record<string, unknown>;

let editing: Promise<Staff> | undefined;
const token = async () => (await (editing ??= aStaff('editor', { name: unique('The maker') }))).token;

/** Makes a document of one journey alone, as an editor would, and waits until visitors may see it. @returns its id */
export async function aDocument(resource: string, fields: Fields): Promise<string> {
  const { status, json, text } = await call('POST', `/api/${resource}`, { token: await token(), body: fields });
  expect(status, text).toBe(201);
  const id = String(json.id);
  const isHidden = json.isPublished === false || json.isActive === false;
  if (!isHidden) await expect.poll(async () => (await publicly(resource, id)).status).toBe(200);
  return id;
}

/** What visitors are answered for a document now, past every cache. */
export function publicly(resource: string, id: string) {
  return call('GET', `/api/${resource}/${id}?fresh=${unique('f').slice(0, 20)}`);
}

/** An event in a week's time, published; give what a journey cares about. */
export async function anEvent(given: Fields = {}): Promise<{ id: string; title: string }> {
  const title = String(given['title'] ?? unique('Evening'));
  const startsAt = daysFromNow(7);
  const endsAt = daysFromNow(7, 2);
  return { title, id: await aDocument('events', { type: 'Workshop', startsAt, endsAt, ...given, title }) };
}

export function daysFromNow(days: number, hours = 0): string {
  return new Date(Date.now() + days * 86_400_000 + hours * 3_600_000).toISOString();
}

/** Somebody with a complete profile who has asked to join. */
export async function anApplicant(name = unique('Applicant')): Promise<OwnMember> {
  const member = await ownMember('pending', { name });
  const { status, text } = await call('POST', '/api/join-requests', { token: member.token, body: {} });
  expect(status, text).toBeLessThan(300);
  return member;
}

/** The texts of all mails to this address, once there are as many as said, the oldest first. */
export async function mailsTo(address: string, count = 1): Promise<string[]> {
  const read = async () => (await db().collection('mail').where('to', '==', address).get()).docs;
  await expect.poll(async () => (await read()).length, `mails to ${address}`).toBe(count);
  const mails = (await read()).map((doc) => doc.data() as { createdAt?: string; message: { text: string } });
  return mails
    .toSorted((a, b) => String(a.createdAt).localeCompare(String(b.createdAt)))
    .map(({ message }) => message.text);
}

/** The address of our site that a mail leads to. */
export function linkIn(mail = ''): string {
  const { pathname, search } = new URL(/https?:\/\/\S+/.exec(mail)?.[0] ?? 'about:blank');
  return pathname + search;
}

/** All journeys come from one address, and so do those of an earlier run in the same world: it starts to count anew. */
export async function forgetLimits(): Promise<void> {
  const { docs } = await db().collection('limits').get();
  await Promise.all(docs.filter(({ id }) => id.includes('-address-')).map(({ ref }) => ref.delete()));
}
