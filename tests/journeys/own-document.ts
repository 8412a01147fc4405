import { expect } from '@playwright/test';
import { call } from '../setup/call';
import { world } from '../setup/world';

export type Stored = Record<string, unknown> & { id: string; version: number };
type Staff = 'super' | 'admin' | 'editor' | 'viewer';

/** An ID token of a seeded account, as the panel would hold it. */
export async function staffToken(who: Staff = 'editor'): Promise<string> {
  const address = `${world.authEmulator}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`;
  const body = { email: `${who}@nexus.test`, password: 'nexus-demo', returnSecureToken: true };
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
  return ((await response.json()) as { idToken: string }).idToken;
}

const made: { resource: string; id: string }[] = [];

/** Takes away what this journey made, so that the lists of others are as they were. For `test.afterEach`. */
export async function removeOwnDocuments(): Promise<void> {
  const token = await staffToken();
  for (const { resource, id } of made.splice(0)) {
    const { json } = await call('GET', `/api/admin/content/${resource}/${id}`, { token });
    const headers = { 'if-match': `"${(json as Stored).version}"` };
    await call('DELETE', `/api/${resource}/${id}`, { token, headers });
  }
}

/** A document of the journey's own, made as the panel makes one. `resource` is its path: `events`, `news`. */
export async function ownDocument(resource: string, body: Record<string, unknown>): Promise<Stored> {
  const answer = await call('POST', `/api/${resource}`, { token: await staffToken(), body });
  expect(answer.status, answer.text).toBe(201);
  const stored = answer.json as Stored;
  made.push({ resource, id: stored.id });
  return stored;
}

/** What is stored of it now. */
export async function storedDocument(resource: string, id: string): Promise<Stored> {
  const answer = await call('GET', `/api/admin/content/${resource}/${id}`, { token: await staffToken() });
  expect(answer.status, answer.text).toBe(200);
  return answer.json as Stored;
}

/** Somebody else saves it meanwhile. */
export async function changedElsewhere(
  resource: string,
  { id, version: _version, createdAt: _created, updatedAt: _updated, ...fields }: Stored,
  change: Record<string, unknown>,
): Promise<Stored> {
  const { version } = await storedDocument(resource, id);
  const answer = await call('PUT', `/api/${resource}/${id}`, {
    token: await staffToken('admin'),
    body: { ...fields, ...change },
    headers: { 'if-match': `"${version}"` },
  });
  expect(answer.status, answer.text).toBe(200);
  return answer.json as Stored;
}

/** The next moment that a schedule may name, as the panel's input takes it: a day in the far future, Cairo time. */
export const FAR_DAY = '2031-03-04T18:30';
