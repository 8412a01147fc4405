import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { aStaff, shownNow, type Staff } from '../setup/people';
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

/** Somebody else changes a document meanwhile. */
export async function changeElsewhere(resource: string, id: string, fields: Fields): Promise<void> {
  await changeAt(`${resource}/${id}`, fields);
}

/** Somebody else changes what stands at that address: `events/{id}`, `hero`. @returns what was there */
export async function changeAt(path: string, fields: Fields): Promise<Fields> {
  const own = { token: await token() };
  const { json } = await call('GET', `/api/admin/content/${path}`, own);
  const { id: _, version, createdAt: _made, updatedAt: _at, ...before } = json as Fields;
  const headers = { 'if-match': `"${version}"` };
  const answer = await call('PUT', `/api/${path}?lang=both`, { ...own, headers, body: { ...before, ...fields } });
  expect(answer.status, answer.text).toBe(200);
  return before;
}

/** What visitors are answered for a document now, past every cache. */
export function publicly(resource: string, id: string) {
  return shownNow(`/api/${resource}/${id}`);
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

/** A request from an earlier list, whose address two members of ours have verified: it belongs to neither for certain. */
export async function anUnclearRequest(name = unique('Imported')): Promise<{ name: string; email: string }> {
  const email = `${unique('imported').toLowerCase()}@nexus.test`;
  await ownMember('pending', { email });
  await ownMember('pending', { email });
  const decided = { decidedAt: null, decidedBy: '', reason: '' };
  const data = { memberId: '', email, name, title: '', picture: '', linkedinUrl: '', skills: [] };
  const submittedAt = new Date().toISOString();
  await db()
    .collection('joinRequests')
    .add({ status: 'new', submittedAt, ...decided, version: 1, data });
  return { name, email };
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
  const { pathname, search, hash } = new URL(/https?:\/\/\S+/.exec(mail)?.[0] ?? 'about:blank');
  return pathname + search + hash;
}

/** All journeys come from one address, and forms are limited by that: this page sends its own as from another one. */
export async function fromElsewhere(page: Page): Promise<void> {
  const client = `198.51.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`;
  await page.route(/\/api\/(submissions|newsletter)/, (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-test-client': client } }),
  );
}

/** What a press of a button brings as a file: its name and its text. */
export async function downloaded(page: Page, press: () => Promise<void>): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
}

/** Somebody applies to help, as the join page sends it. @returns their address */
export async function aSubmission(name: string): Promise<string> {
  const email = `${name.replaceAll(' ', '-').toLowerCase()}@nexus.test`;
  const data = { name, email, phone: '+20 100 000 0000', experience: 'Ten years on site', motivation: 'To help' };
  const headers = { 'x-test-client': `198.51.100.${Math.floor(Math.random() * 250)}` };
  const body = { type: 'volunteer', elapsed: 6_000, data: { ...data, motivation: 'To help on Saturdays' } };
  const { status, text } = await call('POST', '/api/submissions', { headers, body });
  expect(status, text).toBe(201);
  return email;
}
