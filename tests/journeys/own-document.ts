import { expect } from './journey';
import { call } from '../setup/call';
import { aStaff } from '../setup/people';
import { unique } from './people';

export type Stored = Record<string, unknown> & { id: string; version: number };

const accounts = new Map<'editor' | 'admin', ReturnType<typeof aStaff>>();

/** The token of an account that this worker made, as the panel would hold it. */
export async function staffToken(role: 'editor' | 'admin' = 'editor'): Promise<string> {
  const account = accounts.get(role) ?? aStaff(role, { name: unique(`Elsewhere ${role}`) });
  accounts.set(role, account);
  return (await account).token;
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
