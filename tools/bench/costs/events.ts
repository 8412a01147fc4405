import { randomUUID } from 'node:crypto';
import { db } from '../../../functions/src/firebase';
import { aStaff, type Person } from '../../../tests/setup/people';
import { ask, askPath, row } from './bill';
import { somebody } from './members';

/** An event that takes applications, in a week. */
export async function anEvent(given: object = {}): Promise<string> {
  const { token } = await aStaff('editor');
  const [startsAt, endsAt] = [7, 7.1].map((days) => new Date(Date.now() + days * 86_400_000).toISOString());
  const body = { title: `Bench ${randomUUID()}`, startsAt, endsAt, applicationEnabled: true, ...given };
  return String((await askPath('POST', '/api/events', { token, body })).json.id);
}

/** Applying to an event, and giving back. */
export async function seats(): Promise<void> {
  const id = await anEvent({ capacity: 1 });
  const [first, second] = [await somebody(), await somebody()];
  const { token } = await aStaff('admin');
  const apply = (who: Person) => ask('applyToAttend', { params: { id }, token: who.token, body: {} });
  const place = (who: Person) => ({ params: { id, memberId: who.id }, token: who.token });
  await row('looking at the place one has at an event', () =>
    ask('readEventForMembers', { params: { id }, token: first.token }),
  );
  await row('applying to an event', () => apply(first));
  await row('applying to a full one', () => apply(second));
  await row('who applied, two of them', () => ask('listApplications', { params: { id }, token }));
  await row('checking somebody in', () =>
    ask('changeApplication', { params: { id, memberId: first.id }, token, body: { isCheckedIn: true } }),
  );
  await ask('changeApplication', { params: { id, memberId: first.id }, token, body: { isCheckedIn: false } });
  await row('looking at my events', () => ask('listOwnEvents', { params: { id: first.id }, token: first.token }));
  await row('giving a seat back, which the next in line has at once', () => ask('giveBack', place(first)));
  await row('giving a place in line back', () => ask('giveBack', place(second)));
}

/** What calendar programs read. */
export async function calendars(): Promise<void> {
  const { id, token } = await somebody();
  const event = await anEvent();
  await ask('applyToAttend', { params: { id: event }, token, body: {} });
  const own = { params: { id }, token };
  const { json } = await row('making one’s calendar address', () => ask('renewOwnCalendar', { ...own, body: {} }));
  await row('looking at it', () => ask('readOwnCalendar', own));
  const key = String(json.address).split('/').at(-2) ?? '';
  const asked = { params: { id, key, file: 'en.ics' } };
  await row('a calendar reads one’s own events, one of them', () => ask('readMemberCalendar', asked));
  await row('a calendar reads all events', () => ask('readCalendar', { params: { file: 'ar.ics' } }));
  await row('the file of one event', () => ask('readEventFile', { params: { id: event, file: 'ar.ics' } }));
  await row('taking the address away', () => ask('endOwnCalendar', own));
}

/** An event is cancelled in the panel. */
export async function cancelling(): Promise<void> {
  const id = await anEvent();
  const { token } = await aStaff('editor');
  const guest = await somebody();
  await ask('applyToAttend', { params: { id }, token: guest.token, body: {} });
  const { json } = await askPath('GET', `/api/admin/content/events/${id}`, { token });
  const { id: _, version, createdAt: _made, updatedAt: _at, ...event } = json;
  const body = { ...event, isCancelled: true, cancellationNote: { en: 'Flooded', ar: 'غرقت القاعة' } };
  await row('whom a cancellation concerns', () => ask('readCancellation', { params: { id }, token }));
  await row('cancelling an event', () => askPath('PUT', `/api/events/${id}?lang=both`, { token, body, seen: version }));
  const partner = (await askPath('GET', '/api/admin/content/partners/partner-1', { token })).json;
  const { id: _id, version: seen, createdAt: _a, updatedAt: _b, ...fields } = partner;
  await row('saving a piece of content', () =>
    askPath('PUT', '/api/partners/partner-1?lang=both', { token, seen, body: { ...fields, category: 'Bench' } }),
  );
  await db().doc(`events/${id}`).delete();
}
