import { randomUUID } from 'node:crypto';
import { db } from '../../../functions/src/firebase';
import { foldRoster } from '../../../functions/src/store/projections/roster-fold';
import { aMember, aStaff, type Person } from '../../../tests/setup/people';
import { ask, askPath, row, rowInUse } from './bill';
import { messageIn } from './mails';

interface Somebody extends Person {
  email: string;
}

export async function somebody(): Promise<Somebody> {
  const email = `${randomUUID()}@nexus.test`;
  return { ...(await aMember('approved', { email })), email };
}

export async function messages(): Promise<void> {
  const [sender, reader] = [await somebody(), await somebody()];
  const to = { params: { id: reader.id }, token: sender.token };
  await row('writing to a member', () => ask('writeToMember', { ...to, body: { text: 'Shall we meet?' } }));
  const theirs = { params: { id: await messageIn(reader.email) }, token: reader.token };
  await row('reading it again', () => ask('readMessage', theirs));
  await row('answering a message', () => ask('answerMessage', { ...theirs, body: { text: 'Gladly.' } }));
  await row('reporting one', () => ask('reportMessage', { ...theirs, body: { note: 'An offer' } }));
  const pair = { params: { id: reader.id, other: sender.id }, token: reader.token };
  await row('blocking somebody', () => ask('block', { ...pair, body: {} }));
  await row('writing to who blocked one', () => ask('writeToMember', { ...to, body: { text: 'Again?' } }));
  await row('looking whom one blocked', () => ask('listBlocks', pair));
  await row('unblocking them', () => ask('unblock', pair));
  const { token } = await aStaff('admin');
  const { json } = await row('the reports, one of them', () => ask('listReports', { token }));
  const id = String(json[0].id);
  await row('closing a report', () =>
    ask('changeReport', { params: { id }, token, body: { state: 'closed' }, seen: json[0].version as number }),
  );
}

export async function mentors(): Promise<void> {
  const [mentor, mentee] = [await somebody(), await somebody()];
  const body = { isOn: true, skills: ['Investment'], topics: 'Valuation', places: 2, hours: 'Sundays' };
  await foldRoster({ settles: 0, kept: 0 });
  await row('offering to mentor', () => ask('saveOffer', { token: mentor.token, body }));
  await row('looking at one’s offer', () => ask('readOffer', { token: mentor.token }));
  await rowInUse('a page of mentors', () => ask('listMentors', { token: mentee.token }));
  await rowInUse('mentors who fit', () => ask('listMentors', { token: mentee.token, query: 'suggested=1' }));
  const asking = { params: { id: mentor.id }, token: mentee.token, body: { text: 'How do I begin? You did.' } };
  await row('asking a mentor', () => ask('askMentor', asking));
  await rowInUse('looking at one’s mentoring', () => ask('listMentorships', { token: mentor.token }));
  const say = (answer: string, { token }: Person) =>
    ask('answerMentorship', { params: { id: `${mentor.id}.${mentee.id}` }, token, body: { answer } });
  await row('putting a request off', () => say('later', mentor));
  await row('taking somebody on', () => say('yes', mentor));
  await row('ending a mentorship', () => say('end', mentee));
}

/** An event that takes applications, in a week. */
export async function anEvent(given: object = {}): Promise<string> {
  const { token } = await aStaff('editor');
  const [startsAt, endsAt] = [7, 7.1].map((days) => new Date(Date.now() + days * 86_400_000).toISOString());
  const body = { title: `Bench ${randomUUID()}`, startsAt, endsAt, applicationEnabled: true, ...given };
  return String((await askPath('POST', '/api/events', { token, body })).json.id);
}

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
