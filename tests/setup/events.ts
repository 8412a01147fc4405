import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { db } from '../../functions/src/firebase';
import { call } from './call';
import type { Person } from './people';

export const DAY = 86_400_000;
export const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();

/** An event in five days, on the site and open for applications; give what a test cares about. */
export async function anEventBy(
  { token }: Person,
  fields: Record<string, unknown> = {},
): Promise<{ id: string; title: string }> {
  const title = `Event ${randomUUID()}`;
  const body = { title, startsAt: inDays(5), applicationEnabled: true, isPublished: true, ...fields };
  const { json, status, text } = await call('POST', '/api/events', { token, body });
  expect(status, text).toBe(201);
  return { id: json.id, title };
}

/** Saves these fields of an event, as an editor who has it open as it is now. */
export async function changeEventBy({ token }: Person, id: string, body: Record<string, unknown>): Promise<void> {
  const stored = (await db().doc(`events/${id}`).get()).data();
  const headers = { 'if-match': `"${String(stored?.['version'])}"` };
  expect((await call('PUT', `/api/events/${id}`, { token, body, headers })).status).toBe(200);
}
