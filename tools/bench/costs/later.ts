import { randomUUID } from 'node:crypto';
import { db } from '../../../functions/src/firebase';
import { sweepoutbox } from '../../../functions/src/index';
import { remindAll, tellCancellation, tellChange, thankAll } from '../../../functions/src/store/events/event-news';
import { moveLine } from '../../../functions/src/store/events/waiting-line';
import { closeUnanswered } from '../../../functions/src/store/membership/mentor-closing';
import { remindMentors } from '../../../functions/src/store/membership/mentor-reminders';
import { tellOfDay, tellOfLate, tellOfRequest } from '../../../functions/src/store/membership/request-mails';
import { eraseDue } from '../../../functions/src/store/personal-data/erasure';
import { foldRoster } from '../../../functions/src/store/projections/roster-fold';
import { aMember, aStaff } from '../../../tests/setup/people';
import { ask, row, rowBehind } from './bill';
import { anEvent } from './events';
import { somebody } from './members';

const GUESTS = 20;
const WAITING = 10;
const requestId = 'bench';

/** Mails about an event, for each of those who get one. */
export async function eventMails(): Promise<void> {
  const eventId = await anEvent({ capacity: GUESTS });
  for (let index = 0; index < GUESTS + WAITING; index += 1)
    await ask('applyToAttend', { params: { id: eventId }, token: (await somebody()).token, body: {} });
  const ref = db().doc(`events/${eventId}`);
  const { startsAt } = (await ref.get()).data() as { startsAt: string };
  const each = (of: string) => `${of}, for each of ${GUESTS}`;
  await rowBehind(each('the reminder the day before'), () => remindAll({ eventId, startsAt, requestId }), GUESTS);
  const all = GUESTS + WAITING;
  const change = { eventId, version: 9, at: new Date().toISOString(), requestId };
  await rowBehind(`news of another time or place, for each of ${all}`, () => tellChange(change), all);
  await ref.update({ capacity: GUESTS + WAITING });
  await rowBehind(
    `a raised capacity, for each of ${WAITING} who move up`,
    () => moveLine({ eventId, requestId }),
    WAITING,
  );
  await ref.update({ isCancelled: true });
  await rowBehind(`news of a cancellation, for each of ${all}`, () => tellCancellation({ eventId, requestId }), all);
  const materials = [{ name: { en: 'Slides', ar: 'العرض' }, url: 'https://example.com/slides' }];
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  await ref.update({ isCancelled: false, startsAt: ago(30), endsAt: ago(28), materials });
  await rowBehind(`thanks with slides, for each of ${all}`, () => thankAll({ eventId, requestId }), all);
}

/** What two moderators are told; nobody else of the staff wants to know. */
export async function digests(): Promise<void> {
  for (const { ref } of (await db().collection('staff').get()).docs) await ref.update({ requestMails: 'never' });
  const two = [await aStaff('admin'), await aStaff('admin')];
  const choose = async (requestMails: string) => {
    for (const { id } of two) await db().doc(`staff/${id}`).update({ requestMails });
  };
  const person = await aMember('pending');
  const { json } = await ask('requestToJoin', { token: person.token, body: {} });
  const [id, ref] = [`bench-${randomUUID()}`, db().doc(`joinRequests/${String(json.id)}`)];
  await db()
    .doc(`joinRequests/${id}`)
    .set((await ref.get()).data() ?? {});
  const some = { id, memberId: person.id, requestId };
  await choose('atOnce');
  await rowBehind('telling two moderators of a request at once', () => tellOfRequest(some));
  await rowBehind('telling two moderators of a late one', () => tellOfLate({ ids: [id], requestId }));
  await choose('daily');
  await foldRoster({ settles: 0, kept: 0 });
  await rowBehind('telling two moderators once a day who waits', () => tellOfDay({ day: '2031-01-01', requestId }));
}

/** What comes by itself with time: mentors, erasure, and the sweep. */
export async function withTime(): Promise<void> {
  const [mentor, mentee] = [await somebody(), await somebody()];
  const body = { isOn: true, skills: ['Investment'], topics: '', places: 1, hours: '' };
  await ask('saveOffer', { token: mentor.token, body });
  await ask('askMentor', { params: { id: mentor.id }, token: mentee.token, body: { text: 'How? You did.' } });
  const in8 = Date.now() + 8 * 86_400_000;
  await ask('answerMentorship', {
    params: { id: `${mentor.id}.${mentee.id}` },
    token: mentor.token,
    body: { answer: 'later' },
  });
  await rowBehind('reminding a mentor of a request', () => remindMentors(in8));
  await rowBehind('closing one that nobody answered', () => closeUnanswered(in8 + 40 * 86_400_000));
  const leaver = await somebody();
  await db().doc(`members/${leaver.id}`).update({ leavingAt: '2020-01-01T00:00:00.000Z' });
  await foldRoster({ settles: 0, kept: 0 });
  await rowBehind('erasing a member', () => eraseDue());
  const sweep = () => sweepoutbox.run({ scheduleTime: new Date().toISOString() } as never) as Promise<void>;
  for (let turn = 0; turn < 3; turn += 1) await sweep();
  await foldRoster({ settles: 0, kept: 0 });
  await rowBehind('the sweep of every five minutes, with nothing to do', sweep);
  await row('the health that an uptime check asks for', () => ask('health'));
}
