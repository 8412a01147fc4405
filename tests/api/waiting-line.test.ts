import { beforeAll, describe, expect, test } from 'vitest';
import { db } from '../../functions/src/firebase';
import { moveLine, sayNoUntil } from '../../functions/src/store/events/waiting-line';
import { call } from '../setup/call';
import { decide } from '../setup/decide';
import { anEventBy, changeEventBy, DAY, inDays } from '../setup/events';
import { aMember, aStaff, type Person } from '../setup/people';
import { until } from '../setup/store';

let editor: Person;
let admin: Person;
beforeAll(async () => {
  [editor, admin] = await Promise.all([aStaff('editor'), aStaff('admin')]);
});

const anEvent = (fields: Record<string, unknown> = {}) => anEventBy(editor, { capacity: 1, ...fields });
const change = (id: string, body: Record<string, unknown>) => changeEventBy(editor, id, body);

const apply = async (id: string, { token }: Person) =>
  (await call('POST', `/api/events/${id}/applications`, { token, body: {} })).json;
const giveBack = (id: string, { token }: Person, whose: string) =>
  call('DELETE', `/api/events/${id}/applications/${whose}`, { token });
const cannotCome = (id: string, person: Person) => giveBack(id, person, person.id);
const placeOf = async (id: string, { token }: Person) => {
  const { application } = (await call('GET', `/api/events/${id}/for-members`, { token })).json;
  return application && `${application.status} ${application.position}`;
};
const becomes = (id: string, person: Person, place: string) => until(async () => (await placeOf(id, person)) === place);
const people = (count: number) => Promise.all(Array.from({ length: count }, () => aMember('approved')));
const code = ({ status, json }: { status: number; json: { error: { code: string } } }) => [status, json.error.code];

async function mailsTo(person: Person) {
  const account = (await db().doc(`members/${person.id}/private/account`).get()).data();
  const { docs } = await db().collection('mail').where('to', '==', account?.['email']).get();
  return docs.map((doc) => doc.data()['message'] as { subject: string; text: string; attachments?: object[] });
}

describe('I cannot come', () => {
  test('LOOK-05 a seat that is given back goes to the next in line, who is told by mail with the date and until when to say no', async () => {
    const { id, title } = await anEvent();
    const [seated, second, third] = (await people(3)) as [Person, Person, Person];
    for (const one of [seated, second, third]) await apply(id, one);
    expect((await cannotCome(id, seated)).status).toBe(204);
    await becomes(id, second, 'confirmed 1');
    expect([await placeOf(id, seated), await placeOf(id, third)]).toEqual([null, 'waitlisted 1']);

    const mails = await mailsTo(second);
    const [told, ...more] = mails.filter(({ subject }) => subject === `A seat became free: ${title}`);
    expect([told?.attachments?.length, more]).toEqual([1, []]);
    expect(told?.text).toMatch(/If you cannot come, please say so by \w+day \d+ \w+ at \d\d:\d\d,/);
    const { application } = (await call('GET', `/api/events/${id}/for-members`, { token: second.token })).json;
    const left = Date.parse(application.answerBy) - Date.now();
    expect([left > DAY - 60_000, left <= DAY]).toEqual([true, true]);

    const listed = (await call('GET', `/api/events/${id}/applications`, { token: admin.token })).json;
    expect(listed.map(({ memberId, status }: Record<string, string>) => [memberId, status])).toEqual([
      [seated.id, 'givenBack'],
      [second.id, 'confirmed'],
      [third.id, 'waitlisted'],
    ]);
    expect(listed[0].givenBackAt).toMatch(/^20/);
    expect((await db().doc(`eventSeats/${id}`).get()).data()).toMatchObject({ confirmed: 1, waitlisted: 1 });
    const { actions, applications } = (await call('GET', `/api/members/${seated.id}/data`, { token: seated.token }))
      .json;
    expect(actions.map(({ action }: { action: string }) => action)).toContain('event.giveBack');
    expect(applications).toMatchObject([{ eventId: id, status: 'givenBack' }]);
  });

  test('a place in the line is given back too; who comes again stands at its end', async () => {
    const { id } = await anEvent();
    const [seated, second, third] = (await people(3)) as [Person, Person, Person];
    for (const one of [seated, second, third]) await apply(id, one);
    for (let times = 0; times < 2; times += 1) expect((await cannotCome(id, second)).status).toBe(204);
    expect([await placeOf(id, second), await placeOf(id, third)]).toEqual([null, 'waitlisted 1']);
    expect(await apply(id, second)).toEqual({ status: 'waitlisted', position: 2 });
    expect((await db().doc(`eventSeats/${id}`).get()).data()).toMatchObject({ confirmed: 1, waitlisted: 2 });
  });

  test('S19 not of an event that has begun, nor of one that was never applied to, nor for anybody else', async () => {
    const { id } = await anEvent();
    const [seated, other] = (await people(2)) as [Person, Person];
    await apply(id, seated);
    expect(code(await cannotCome(id, other))).toEqual([404, 'notFound']);
    for (const who of [other, editor, admin])
      expect(code(await giveBack(id, who, seated.id))).toEqual([403, 'forbidden']);
    await change(id, { startsAt: inDays(-0.1), endsAt: inDays(1) });
    expect(code(await cannotCome(id, seated))).toEqual([409, 'eventStarted']);
    expect(await placeOf(id, seated)).toBe('confirmed 1');
  });

  test('who is asked to say no is asked for a day, and never longer than until the start', () => {
    const now = Date.parse('2031-01-10T12:00:00Z');
    const until = (startsAt: string | null) => sayNoUntil({ startsAt }, now);
    expect([until('2031-01-20T12:00:00.000Z'), until('2031-01-10T18:00:00.000Z'), until(null)]).toEqual([
      '2031-01-11T12:00:00.000Z',
      '2031-01-10T18:00:00.000Z',
      '2031-01-11T12:00:00.000Z',
    ]);
  });
});

describe('the line', () => {
  test('moves when seats are added: as many as there are, the first first', async () => {
    const { id } = await anEvent();
    const five = await people(5);
    for (const one of five) await apply(id, one);
    await change(id, { capacity: 3 });
    await becomes(id, five[2]!, 'confirmed 3');
    expect(await Promise.all(five.map((one) => placeOf(id, one)))).toEqual([
      'confirmed 1',
      'confirmed 2',
      'confirmed 3',
      'waitlisted 1',
      'waitlisted 2',
    ]);
  });

  test('waits while an event is off the site, and moves when it is back', async () => {
    const { id } = await anEvent();
    const [seated, waiting] = (await people(2)) as [Person, Person];
    for (const one of [seated, waiting]) await apply(id, one);
    await change(id, { isPublished: false });
    expect((await cannotCome(id, seated)).status).toBe(204);
    await moveLine({ eventId: id, requestId: 'tests' });
    expect((await db().doc(`eventSeats/${id}`).get()).data()).toMatchObject({ confirmed: 0, waitlisted: 1 });
    await change(id, { isPublished: true });
    await becomes(id, waiting, 'confirmed 1');
  });

  test('who comes when a seat is free and others wait takes it from nobody', async () => {
    const { id } = await anEvent();
    const [seated, waiting, newcomer] = (await people(3)) as [Person, Person, Person];
    for (const one of [seated, waiting]) await apply(id, one);
    // As a store is in the moment before the line moves.
    await db().doc(`events/${id}`).update({ capacity: 2 });
    const before = (await call('GET', `/api/events/${id}/for-members`, { token: newcomer.token })).json;
    expect(before).toMatchObject({ application: null, isFull: true, waiting: 1 });
    expect(await apply(id, newcomer)).toEqual({ status: 'waitlisted', position: 2 });
    await becomes(id, waiting, 'confirmed 2');
    expect(await placeOf(id, newcomer)).toBe('waitlisted 1');
  });

  test('passes over who is no member any more', async () => {
    const { id } = await anEvent();
    const [seated, gone, next] = (await people(3)) as [Person, Person, Person];
    for (const one of [seated, gone, next]) await apply(id, one);
    const rejected = { token: admin.token, memberId: gone.id, body: { status: 'rejected' } };
    expect((await decide(`/api/members/${gone.id}`, rejected)).status).toBe(200);
    await cannotCome(id, seated);
    await becomes(id, next, 'confirmed 1');
    expect((await db().doc(`events/${id}/applications/${gone.id}`).get()).data()).toMatchObject({
      status: 'givenBack',
    });
    // And who is no member any more can still give back what they have.
    expect((await cannotCome(id, gone)).status).toBe(204);
  });
});

test('LOOK-05 my events: what I applied to, with my place at each, the latest first; drafts are not among them', async () => {
  const [me, other] = (await people(2)) as [Person, Person];
  const open = await anEvent({ capacity: 0, venue: { en: 'Hall', ar: 'القاعة' } });
  const full = await anEvent();
  const hidden = await anEvent({ capacity: 0 });
  await apply(full.id, other);
  for (const { id } of [hidden, open, full]) await apply(id, me);
  await change(hidden.id, { isPublished: false });
  const mine = async (language = 'en') => {
    const headers = { 'accept-language': language };
    const { json } = await call('GET', `/api/members/${me.id}/events`, { token: me.token, headers });
    return json.map((one: Record<string, string>) => [
      one['eventId'],
      one['title'],
      one['place'],
      one['status'],
      one['position'],
    ]);
  };
  expect(await mine()).toEqual([
    [full.id, full.title, '', 'waitlisted', 1],
    [open.id, open.title, 'Hall', 'confirmed', 1],
  ]);
  expect((await mine('ar')).map((one: string[]) => one[2])).toEqual(['', 'القاعة']);
  await cannotCome(full.id, me);
  expect((await mine())[0]).toEqual([full.id, full.title, '', 'givenBack', 1]);
});

describe('who is no member any more', () => {
  const decideAbout = (person: Person, status: 'approved' | 'rejected') =>
    decide(`/api/members/${person.id}`, { token: admin.token, memberId: person.id, body: { status } });
  const held = async (person: Person, ids: string[]) => {
    const found = await db().getAll(...ids.map((id) => db().doc(`events/${id}/applications/${person.id}`)));
    return found.map((one) => one.data()?.['status']);
  };

  test('loses the seats at what is to come, each to the next in line, and keeps what has begun', async () => {
    const [coming, undated, begun] = await Promise.all([anEvent(), anEvent({ startsAt: null }), anEvent()]);
    const ids = [coming.id, undated.id, begun.id];
    const [revoked, next] = (await people(2)) as [Person, Person];
    for (const id of ids) await apply(id, revoked);
    await apply(coming.id, next);
    await change(begun.id, { startsAt: inDays(-0.1), endsAt: inDays(1) });
    expect((await decideAbout(revoked, 'rejected')).status).toBe(200);
    await becomes(coming.id, next, 'confirmed 1');
    await until(async () => (await held(revoked, ids)).join() === 'givenBack,givenBack,confirmed');
    expect((await db().doc(`eventSeats/${coming.id}`).get()).data()).toMatchObject({ confirmed: 1, waitlisted: 0 });
    expect((await db().doc(`eventSeats/${undated.id}`).get()).data()).toMatchObject({ confirmed: 0 });
    const path = `events/${coming.id}/applications/${revoked.id}`;
    const trail = await db().collection('audit').where('paths', 'array-contains', path).get();
    expect(trail.docs.map((one) => one.data()['action']).sort()).toEqual(['event.apply', 'event.freeSeat']);
    expect(
      code(await call('POST', `/api/events/${coming.id}/applications`, { token: revoked.token, body: {} })),
    ).toEqual([403, 'forbidden']);
  });

  test('nor keeps one who leaves, or whose approval is undone; who is let in again applies again', async () => {
    const { id } = await anEvent({ capacity: 3 });
    const [leaving, undone] = [await aMember('approved'), await aMember('pending')];
    await decideAbout(undone, 'approved');
    for (const one of [leaving, undone]) await apply(id, one);
    await call('POST', `/api/members/${leaving.id}/leave`, { token: leaving.token, body: {} });
    const about = db().collection('audit').where('paths', 'array-contains', `members/${undone.id}`);
    const approval = (await about.get()).docs.find((one) => one.data()['action'] === 'member.approve');
    expect(
      (await call('POST', `/api/admin/activity/${approval?.id}/undo`, { token: admin.token, body: {} })).status,
    ).toBe(200);
    for (const one of [leaving, undone]) await until(async () => (await held(one, [id])).join() === 'givenBack');
    await decideAbout(undone, 'approved');
    expect(await apply(id, undone)).toEqual({ status: 'confirmed', position: 1 });
  });
});
