import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { db } from '../../functions/src/firebase';
import { saveOffer } from '../../functions/src/store/membership/mentor-offers';
import { endMentoringOf } from '../../functions/src/store/membership/mentor-ends';
import { closeUnanswered } from '../../functions/src/store/membership/mentor-closing';
import { remindMentors } from '../../functions/src/store/membership/mentor-reminders';
import { answerMentorship } from '../../functions/src/store/membership/mentor-requests';
import { eraseDue } from '../../functions/src/store/personal-data/erasure';
import { call } from '../setup/call';
import { decide } from '../setup/decide';
import { aMember, aStaff, type Person } from '../setup/people';
import { everyDocument, until } from '../setup/store';
import { world } from '../setup/world';

const DAY = 86_400_000;

async function somebody(given: Record<string, unknown> = {}) {
  const key = randomUUID().slice(0, 8);
  const person = await aMember('approved', { name: `Mentoring ${key}`, email: `${key}@nexus.test`, ...given });
  return { ...person, key, name: String(given['name'] ?? `Mentoring ${key}`) };
}
type Somebody = Awaited<ReturnType<typeof somebody>>;
const people = (count: number) => Promise.all(Array.from({ length: count }, () => somebody()));

const OFFER = { isOn: true, skills: ['Investment'], topics: 'Valuation', places: 1, hours: 'Sundays' };
const offer = (by: Person, given: object = {}) =>
  call('PUT', '/api/mentoring', { token: by.token, body: { ...OFFER, ...given } });
async function aMentor(given: object = {}, profile: Record<string, unknown> = {}) {
  const mentor = await somebody(profile);
  const saved = await offer(mentor, given);
  expect(saved.status, saved.text).toBe(200);
  return mentor;
}
const ask = (by: Person, mentor: Person, text = 'How do I price a first project? You did three.') =>
  call('POST', `/api/mentors/${mentor.id}/requests`, { token: by.token, body: { text } });
const idOf = (mentor: Person, mentee: Person) => `${mentor.id}.${mentee.id}`;
const say = (by: Person, id: string, answer: string) =>
  call('PUT', `/api/mentorships/${id}`, { token: by.token, body: { answer } });
interface Line {
  id: string;
  role: string;
  state: string;
  text: string;
  changedAt: string;
  other: { id: string; name: string } | null;
}
const mine = async (of: Person, query = ''): Promise<Record<'waiting' | 'asked' | 'active' | 'past', Line[]>> =>
  (await call('GET', `/api/mentorships${query}`, { token: of.token })).json;
const states = async (of: Person) =>
  Object.fromEntries(Object.entries(await mine(of)).map(([part, lines]) => [part, lines.map(({ state }) => state)]));
const NOTHING = { waiting: [], asked: [], active: [], past: [] };
const taken = async (of: Person) => (await call('GET', '/api/mentoring', { token: of.token })).json.taken as number;
const found = async (by: Person, q: string) =>
  (await call('GET', `/api/mentors?q=${encodeURIComponent(q)}`, { token: by.token })).json.items as {
    id: string;
    free: number;
  }[];
const code = ({ status, json }: { status: number; json: { error: { code: string } } }) => [status, json.error?.code];
interface Sent {
  id: string;
  kind: string;
  to: string;
  headers?: Record<string, string>;
  message: { subject: string; text: string };
}
async function mailsTo({ id }: Person): Promise<Sent[]> {
  const { docs } = await db().collection('mail').where('memberId', '==', id).get();
  return docs.map((doc) => ({ id: doc.id, ...(doc.data() as Omit<Sent, 'id'>) }));
}
const kindsTo = async (person: Person) => (await mailsTo(person)).map(({ kind }) => kind).sort();
const block = (by: Person, of: Person) =>
  call('PUT', `/api/members/${by.id}/blocks/${of.id}`, { token: by.token, body: {} });
const leave = (person: Person, stay = false) =>
  call('POST', `/api/members/${person.id}/leave`, { token: person.token, body: { stay } });
async function active(given: object = {}): Promise<[Somebody, Somebody]> {
  const [mentor, mentee] = [await aMentor(given), await somebody()];
  await ask(mentee, mentor);
  expect((await say(mentor, idOf(mentor, mentee), 'yes')).status).toBe(204);
  return [mentor, mentee];
}

test('SEC-37 14.10 what a member offers is found by members, by name, topic and skill, and not by themselves; off, it is not', async () => {
  const topic = `Topic ${randomUUID().slice(0, 8)}`;
  const [reader, mentor] = [await somebody(), await aMentor({ topics: topic, places: 3 })];
  const seen = [{ id: mentor.id, name: mentor.name, otherName: '', title: 'Planner', imageUrl: '', isVerified: false }];
  const more = { skills: ['Investment'], topics: topic, hours: 'Sundays', places: 3, free: 3 };
  expect(await found(reader, topic)).toEqual([{ ...seen[0], ...more, fits: { offered: [], canHelp: [] } }]);
  expect(await found(reader, mentor.name)).toHaveLength(1);
  const bySkill = async (skill: string) =>
    (await call('GET', `/api/mentors?q=${mentor.key}&skills=${skill}`, { token: reader.token })).json.total;
  expect([await bySkill('Investment'), await bySkill('Design')]).toEqual([1, 0]);
  expect(await found(mentor, topic)).toEqual([]);
  expect((await call('GET', '/api/mentoring', { token: mentor.token })).json).toEqual({
    ...OFFER,
    topics: topic,
    places: 3,
    taken: 0,
  });
  await offer(mentor, { isOn: false });
  expect(await found(reader, mentor.name)).toEqual([]);
  expect(code(await ask(reader, mentor))).toEqual([409, 'mentorClosed']);
});

test('SEC-35 SEC-37 14.10 a member’s page shows their offer to approved members alone, with where the two stand; off or leaving, it shows none', async () => {
  const [mentor, reader, other] = [await aMentor({ places: 2 }), await somebody(), await somebody()];
  const page = async (by: Person, query = '') =>
    (await call('GET', `/api/members/${mentor.id}${query}`, { token: by.token })).json?.mentoring;
  const shown = { skills: ['Investment'], topics: 'Valuation', hours: 'Sundays', free: 2, standing: null };
  expect(await page(reader)).toEqual(shown);
  await ask(reader, mentor);
  expect(await page(reader)).toEqual({ ...shown, standing: 'asked' });
  await say(mentor, idOf(mentor, reader), 'yes');
  expect(await page(reader)).toEqual({ ...shown, free: 1, standing: 'mentored' });
  // Of what stands between two nobody else sees more than that a place is taken; who is blocked sees no difference.
  await block(mentor, other);
  expect([await page(other), await page(mentor, '?as=members')]).toEqual([
    { ...shown, free: 1 },
    { ...shown, free: 1 },
  ]);
  const admin = await aStaff('admin');
  expect([await page(admin), await page(admin, '?as=members')]).toEqual([undefined, null]);
  for (const status of ['pending', 'rejected'] as const) {
    const person = await aMember(status, { name: 'Outside', email: `${randomUUID()}@nexus.test` });
    expect(await page(person)).toBeUndefined();
  }
  await offer(mentor, { isOn: false, places: 2 });
  expect(await page(reader)).toBeNull();
  await offer(mentor, { places: 2 });
  await leave(mentor);
  expect([await page(reader), await page(mentor, '?as=members')]).toEqual([undefined, null]);
});

test('SEC-37 14.10 an offer without a topic, with no place or eleven, and one of somebody who is leaving is refused', async () => {
  const person = await somebody();
  expect((await offer(person, { skills: [], topics: ' ' })).json.error.fields).toHaveProperty('skills');
  for (const places of [0, 11, 2.5])
    expect((await offer(person, { places })).json.error.fields).toHaveProperty('places');
  await leave(person);
  expect(code(await offer(person))).toEqual([403, 'notAMember']);
});

test('SEC-35 SEC-37 14.10 a member asks with two sentences, by one mail; pressed twice it is one request, other words are refused, and both see it', async () => {
  const [mentor, mentee] = [await aMentor(), await somebody()];
  await db().doc(`members/${mentor.id}/private/account`).update({ language: 'ar' });
  const words = 'Could you look at evil.com with me? You know <b>pricing</b>.';
  const twice = await Promise.all([ask(mentee, mentor, words), ask(mentee, mentor, words)]);
  expect(twice.map(({ status }) => status)).toEqual([204, 204]);
  expect(code(await ask(mentee, mentor, 'Other words'))).toEqual([409, 'alreadyAsked']);
  const [mail, ...others] = await mailsTo(mentor);
  expect([mail?.kind, others]).toEqual(['mentorAsked', []]);
  expect(mail?.message.subject).toBe(`طلب إرشاد من ${mentee.name}`);
  expect(mail?.message.text).not.toContain('evil.com');
  expect(mail?.message.text.replaceAll('\u200B', '')).toContain(`> ${words}`);
  expect(mail?.message.text).toContain(`${world.site}/ar/mentors`);
  const [waiting] = (await mine(mentor)).waiting;
  expect(waiting).toMatchObject({ role: 'mentor', state: 'open', text: words, other: { id: mentee.id } });
  expect((await mine(mentee)).asked).toMatchObject([{ role: 'mentee', state: 'open', other: { id: mentor.id } }]);
  for (const text of ['', ' ', 'x'.repeat(301)]) expect((await ask(await somebody(), mentor, text)).status).toBe(422);
  expect(code(await ask(mentor, mentor))).toEqual([404, 'notFound']);
});

test('SEC-35 SEC-37 14.10 yes, no and later are the mentor’s; taking back is who asked’s; nobody else sees it; what was said twice is said once', async () => {
  const [mentor, mentee, other] = [await aMentor({ places: 2 }), ...(await people(2))] as [
    Somebody,
    Somebody,
    Somebody,
  ];
  const id = idOf(mentor, mentee);
  await ask(mentee, mentor);
  for (const answer of ['yes', 'no', 'later']) expect(code(await say(mentee, id, answer))).toEqual([403, 'forbidden']);
  expect(code(await say(mentor, id, 'takeBack'))).toEqual([403, 'forbidden']);
  for (const answer of ['yes', 'takeBack', 'end'])
    expect(code(await say(other, id, answer))).toEqual([404, 'notFound']);
  expect(code(await say(mentor, id, 'end'))).toEqual([409, 'mentorshipClosed']);
  expect([(await say(mentor, id, 'later')).status, (await say(mentor, id, 'later')).status]).toEqual([204, 204]);
  expect(await states(mentor)).toEqual({ ...NOTHING, waiting: ['later'] });
  const both = await Promise.all([say(mentor, id, 'yes'), say(mentor, id, 'yes')]);
  expect(both.map(({ status }) => status)).toEqual([204, 204]);
  expect([await taken(mentor), await states(mentee)]).toEqual([1, { ...NOTHING, active: ['active'] }]);
  expect(code(await say(mentee, id, 'takeBack'))).toEqual([409, 'mentorshipClosed']);
  expect(code(await ask(mentee, mentor, 'Again?'))).toEqual([409, 'alreadyAsked']);
  expect(await kindsTo(mentee)).toEqual(['mentorNews', 'mentorNews']);
  const ended = await Promise.all([say(mentee, id, 'end'), say(mentor, id, 'end')]);
  expect(ended.map(({ status }) => status)).toEqual([204, 204]);
  expect([await taken(mentor), await states(mentor)]).toEqual([0, { ...NOTHING, past: ['ended'] }]);
  // Asked again, what was stays with both.
  expect((await ask(mentee, mentor, 'Once more?')).status).toBe(204);
  expect((await say(mentee, id, 'takeBack')).status).toBe(204);
  expect((await ask(mentee, mentor, 'And again?')).status).toBe(204);
  expect((await say(mentor, id, 'no')).status).toBe(204);
  for (const one of [mentor, mentee])
    expect((await mine(one)).past.map(({ state, text }) => [state, text.slice(0, 3)])).toEqual([
      ['declined', 'And'],
      ['takenBack', 'Onc'],
      ['ended', 'How'],
    ]);
});

test('SEC-37 14.10 of yeses at once no more come true than there are places; an end frees one, and fewer places than mentees are refused', async () => {
  const mentor = await aMentor({ places: 2 });
  const mentees = await people(5);
  for (const one of mentees) expect((await ask(one, mentor)).status).toBe(204);
  const answers = await Promise.all(mentees.map((one) => say(mentor, idOf(mentor, one), 'yes')));
  expect(answers.map((one) => (one.status === 204 ? '' : code(one).join(' '))).sort()).toEqual([
    '',
    '',
    ...Array<string>(3).fill('409 mentorFull'),
  ]);
  expect([await taken(mentor), (await mine(mentor)).active.length]).toEqual([2, 2]);
  expect(code(await ask(await somebody(), mentor))).toEqual([409, 'mentorFull']);
  expect(code(await offer(mentor, { places: 1 }))).toEqual([409, 'placesTaken']);
  const [first] = (await mine(mentor)).active;
  expect((await say(mentor, first?.id ?? '', 'end')).status).toBe(204);
  const again = await Promise.all((await mine(mentor)).waiting.map(({ id }) => say(mentor, id, 'yes')));
  expect(again.filter(({ status }) => status === 204)).toHaveLength(1);
  expect(await taken(mentor)).toBe(2);
});

test('SEC-37 14.10 fifty yeses in one moment, and ends, more places and fewer among them: never more mentees than places', async () => {
  const mentor = await aMentor({ places: 3 });
  const [member, account] = await Promise.all(
    [`members/${mentor.id}`, `members/${mentor.id}/private/account`].map(async (path) =>
      (await db().doc(path).get()).data(),
    ),
  );
  const mentees = Array.from({ length: 50 }, (_, n) => `many-${mentor.key}-${n}`);
  const batch = db().batch();
  for (const id of mentees) {
    batch.set(db().doc(`members/${id}`), { ...member, mentoring: null });
    batch.set(db().doc(`members/${id}/private/account`), { ...account, verified: [] });
    const request = { mentor: mentor.id, mentee: id, state: 'open', text: 'x', remindAt: null, isHeld: false };
    const at = new Date().toISOString();
    const listedFor = [`waiting:${mentor.id}`, `asked:${id}`];
    batch.set(db().doc(`mentorships/${mentor.id}.${id}`), { ...request, askedAt: at, changedAt: at, listedFor });
  }
  await batch.commit();
  const author = { actor: { kind: 'system' as const, id: 'tests' }, requestId: 'tests' };
  const told = (id: string, answer: 'yes' | 'end') =>
    answerMentorship({ id: `${mentor.id}.${id}`, by: mentor.id, answer, author });
  const saved = (places: number) =>
    saveOffer({ id: mentor.id, offer: { ...OFFER, skills: ['Investment'], places }, author });
  const isRefusal = (error: unknown) =>
    ['mentorFull', 'placesTaken', 'mentorshipClosed', 'conflict'].includes(String((error as { code?: string }).code));
  const counted = async () => {
    const { docs } = await db().collection('mentorships').where('mentor', '==', mentor.id).get();
    const { mentoring } = (await db().doc(`members/${mentor.id}`).get()).data() as {
      mentoring: { taken: number; places: number };
    };
    return { active: docs.filter((doc) => doc.data()['state'] === 'active').length, ...mentoring };
  };
  const rounds = [[], [() => saved(5), () => saved(1)], [() => told(mentees[0] ?? '', 'end'), () => saved(4)]];
  for (const further of rounds) {
    const all = await Promise.allSettled([...mentees.map((id) => told(id, 'yes')), ...further.map((one) => one())]);
    const strange = all.flatMap((one) => (one.status === 'rejected' && !isRefusal(one.reason) ? [one.reason] : []));
    expect(strange).toEqual([]);
    const { active, taken: places, places: most } = await counted();
    expect(active).toBe(places);
    expect(active).toBeLessThanOrEqual(most);
    expect(active).toBeGreaterThan(2);
  }
  const gone = db().batch();
  for (const id of mentees)
    for (const path of [`members/${id}`, `members/${id}/private/account`, `mentorships/${mentor.id}.${id}`])
      gone.delete(db().doc(path));
  await gone.commit();
}, 60_000);

test('SEC-37 14.10 what was put off is reminded of once, whoever runs the scheduler how often, and not once it is answered or turned off', async () => {
  const [mentor, mentee, second, third] = [await aMentor({ places: 3 }), ...(await people(3))] as Somebody[];
  for (const one of [mentee, second, third]) {
    await ask(one!, mentor!);
    await say(mentor!, idOf(mentor!, one!), 'later');
  }
  await say(mentor!, idOf(mentor!, second!), 'no');
  await leave(third!);
  await until(async () => (await mine(mentor!)).waiting.length === 1);
  const reminders = async () => (await mailsTo(mentor!)).filter(({ kind }) => kind === 'mentorReminder');
  await remindMentors(Date.now() + 6 * DAY);
  expect(await reminders()).toEqual([]);
  const soon = Date.now() + 7 * DAY + 60_000;
  await Promise.all([remindMentors(soon), remindMentors(soon)]);
  await remindMentors(soon + DAY);
  expect((await reminders()).map(({ message }) => message.subject)).toEqual([
    `${mentee!.name} is still waiting for your answer`,
  ]);
  expect((await mine(mentor!)).waiting).toMatchObject([{ state: 'later' }]);
});

test('SEC-37 14.10 a request that nobody answers closes after thirty days, asked or put off; both are told once, one that is held only who asked; then one may ask again', async () => {
  const [mentor, mentee, put, held] = [await aMentor(), ...(await people(3))] as Somebody[];
  await block(mentor!, held!);
  for (const one of [mentee, put, held]) expect((await ask(one!, mentor!)).status).toBe(204);
  const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString();
  const aged = (one: Somebody, askedAt: string, changedAt = askedAt) =>
    db()
      .doc(`mentorships/${idOf(mentor!, one)}`)
      .update({ askedAt, changedAt });
  await say(mentor!, idOf(mentor!, put!), 'later');
  await Promise.all([aged(mentee!, ago(29.9)), aged(held!, ago(30.1)), aged(put!, ago(40), ago(12))]);
  await closeUnanswered();
  expect(await states(mentor!)).toEqual({ ...NOTHING, waiting: ['later', 'open'] });
  expect(await states(held!)).toEqual({ ...NOTHING, past: ['unanswered'] });
  await Promise.all([aged(mentee!, ago(30.1)), aged(put!, ago(58), ago(30.1))]);
  await Promise.all([closeUnanswered(), closeUnanswered()]);
  await closeUnanswered(Date.now() + DAY);
  expect(await states(mentor!)).toEqual({ ...NOTHING, past: ['unanswered', 'unanswered'] });
  const told = async (of: Person, words: string) =>
    (await mailsTo(of)).filter(({ kind, message }) => kind === 'mentorNews' && message.text.includes(words)).length;
  for (const one of [mentee, put, held]) expect(await told(one!, 'was not answered in 30 days')).toBe(1);
  expect(await told(mentor!, 'You did not answer')).toBe(2);
  expect((await mailsTo(mentor!)).filter(({ message }) => message.text.includes(held!.name))).toEqual([]);
  expect(code(await say(mentor!, idOf(mentor!, mentee!), 'yes'))).toEqual([409, 'mentorshipClosed']);
  expect(await taken(mentor!)).toBe(0);
  expect((await ask(mentee!, mentor!, 'Once more, a month later?')).status).toBe(204);
  expect(await states(mentee!)).toEqual({ ...NOTHING, asked: ['open'], past: ['unanswered'] });
});

test('SEC-37 14.10 an answer at the moment a request closes is taken whole or refused, never half', async () => {
  const mentor = await aMentor({ places: 6 });
  const mentees = await people(6);
  for (const one of mentees) {
    await ask(one, mentor);
    const changedAt = new Date(Date.now() - 30.1 * DAY).toISOString();
    await db()
      .doc(`mentorships/${idOf(mentor, one)}`)
      .update({ changedAt });
  }
  const [, ...answers] = await Promise.all([
    closeUnanswered(),
    ...mentees.map((one, n) => say(mentor, idOf(mentor, one), n % 2 === 0 ? 'yes' : 'no')),
  ]);
  const outcomes = await Promise.all(
    mentees.map(async (one, n) => {
      const { state } = (
        await db()
          .doc(`mentorships/${idOf(mentor, one)}`)
          .get()
      ).data() as Line;
      const isTaken = answers[n]?.status === 204;
      expect(isTaken ? [] : code(answers[n]!)).toEqual(isTaken ? [] : [409, 'mentorshipClosed']);
      expect(state).toBe(isTaken ? ['active', 'declined'][n % 2] : 'unanswered');
      expect(await kindsTo(one)).toEqual(['mentorNews']);
      return state;
    }),
  );
  expect(await taken(mentor)).toBe(outcomes.filter((state) => state === 'active').length);
});

test('SEC-37 14.10 a day holds five requests of one, two at once at the limit are both counted; mails are turned off with one press', async () => {
  const [mentee, reading] = [await somebody(), await aMentor()];
  const mentors = await Promise.all(Array.from({ length: 4 }, () => aMentor()));
  for (const one of mentors) expect((await ask(mentee, one)).status).toBe(204);
  const two = [await aMentor(), await aMentor()];
  const sameTime = await Promise.all(two.map((one) => ask(mentee, one)));
  expect(sameTime.map((one) => (one.status === 204 ? '' : code(one).join(' '))).sort()).toEqual([
    '',
    '429 tooManyAsks',
  ]);
  // Taking back wins none.
  const own = (await mine(mentee)).asked[0];
  expect((await say(mentee, own?.id ?? '', 'takeBack')).status).toBe(204);
  expect(code(await ask(mentee, reading))).toEqual([429, 'tooManyAsks']);

  const other = await somebody();
  await ask(other, reading);
  const [mail] = await mailsTo(reading);
  const { pathname } = new URL(/<(.+)>/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '');
  expect((await fetch(world.site + pathname, { method: 'POST' })).status).toBe(204);
  expect((await ask(await somebody(), reading)).status).toBe(204);
  expect([await kindsTo(reading), (await mine(reading)).waiting.length]).toEqual([['mentorAsked'], 2]);
});

test('SEC-37 14.10 whoever is blocked is answered as ever and reaches nobody; a block later hides a request and ends a mentorship, quietly', async () => {
  const [mentor, mentee] = [await aMentor(), await somebody()];
  await block(mentor, mentee);
  const id = idOf(mentor, mentee);
  expect((await ask(mentee, mentor)).status).toBe(204);
  expect([await mailsTo(mentor), await states(mentor)]).toEqual([[], NOTHING]);
  expect((await mine(mentee)).asked).toMatchObject([{ id, state: 'open', other: { id: mentor.id } }]);
  expect(code(await ask(mentee, mentor, 'Other words'))).toEqual([409, 'alreadyAsked']);
  for (const answer of ['yes', 'no', 'end']) expect(code(await say(mentor, id, answer))).toEqual([404, 'notFound']);
  const file = async (of: Person) => (await call('GET', `/api/members/${of.id}/data`, { token: of.token })).json;
  expect([(await file(mentor)).mentorships, (await file(mentee)).mentorships.length]).toEqual([[], 1]);
  expect(JSON.stringify(await file(mentee))).not.toContain('isHeld');
  expect((await say(mentee, id, 'takeBack')).status).toBe(204);
  expect(await states(mentor)).toEqual(NOTHING);

  // Afterwards: of a request that was put off the mentor sees nothing any more, and is not reminded.
  const [later, put] = [await aMentor(), await somebody()];
  await ask(put, later);
  await say(later, idOf(later, put), 'later');
  await block(later, put);
  await remindMentors(Date.now() + 8 * DAY);
  expect(await states(later)).toEqual(NOTHING);
  expect(await states(put)).toEqual({ ...NOTHING, asked: ['later'] });
  expect(await kindsTo(later)).toEqual(['mentorAsked']);

  for (const byMentor of [true, false]) {
    const [one, two] = await active();
    const before = await kindsTo(byMentor ? two : one);
    expect((await block(byMentor ? one : two, byMentor ? two : one)).status).toBe(204);
    expect([await taken(one), await states(two)]).toEqual([0, { ...NOTHING, past: ['ended'] }]);
    expect(await kindsTo(byMentor ? two : one)).toEqual(before);
  }
  // Their own request to whom they block is taken back.
  const [asked, asking] = [await aMentor(), await somebody()];
  await ask(asking, asked);
  await block(asking, asked);
  expect([await states(asked), await states(asking)]).toEqual([
    { ...NOTHING, past: ['takenBack'] },
    { ...NOTHING, past: ['takenBack'] },
  ]);
});

test.each(['leaves', 'loses access'])(
  'SEC-37 14.10 whoever %s takes no place, waits for nobody and mentors nobody',
  async (how) => {
    const admin = await aStaff('admin');
    const end = async (person: Person) => {
      if (how === 'leaves') await leave(person);
      else
        await decide(`/api/members/${person.id}`, {
          token: admin.token,
          memberId: person.id,
          body: { status: 'rejected', reason: '' },
        });
    };
    const [mentor, mentee] = await active({ places: 2 });
    const asking = await somebody();
    await ask(asking, mentor);
    for (const one of [mentee, asking]) await end(one);
    await until(async () => (await mine(mentor)).past.length === 2);
    expect([await taken(mentor), (await states(mentor))['past']?.toSorted()]).toEqual([0, ['ended', 'lapsed']]);
    expect((await mine(mentor)).past.map(({ other }) => other)).toEqual([null, null]);
    expect(code(await say(mentor, idOf(mentor, asking), 'yes'))).toEqual([409, 'mentorshipClosed']);

    const [teacher, pupil] = await active();
    await end(teacher);
    await until(async () => (await mine(pupil)).past.length === 1);
    expect(await found(pupil, teacher.name)).toEqual([]);
    expect(code(await ask(pupil, teacher, 'Still there?'))).toEqual([404, 'notFound']);
    expect(await kindsTo(pupil)).toContain('mentorNews');
  },
);

test('SEC-37 14.10 a yes to somebody who leaves in the same moment takes no place for good', async () => {
  const [mentor, mentee] = [await aMentor(), await somebody()];
  await ask(mentee, mentor);
  await Promise.all([say(mentor, idOf(mentor, mentee), 'yes'), leave(mentee)]);
  await until(async () => (await mine(mentor)).past.length === 1);
  expect(await taken(mentor)).toBe(0);
});

test('SEC-37 14.10 erased, nothing of them is left, and their place is free; both find what they asked in their file, the trail none of it', async () => {
  const words = `Words ${randomUUID()}`;
  const [mentor, mentee] = [await aMentor(), await somebody()];
  await ask(mentee, mentor, words);
  await say(mentor, idOf(mentor, mentee), 'yes');
  const file = async (of: Person) =>
    (await call('GET', `/api/members/${of.id}/data`, { token: of.token })).json.mentorships as object[];
  for (const one of [mentor, mentee]) expect(await file(one)).toMatchObject([{ text: words, state: 'active' }]);
  const trail = (await everyDocument()).filter(({ path }) => path.startsWith('audit'));
  const ofMentor = trail.filter(({ fields }) => fields.includes(mentor.id) && /mentoring|mentee|"taken"/.test(fields));
  expect([ofMentor, trail.filter(({ fields }) => fields.includes(words))]).toEqual([[], []]);
  await leave(mentee);
  await eraseDue(Date.now() + 15 * DAY);
  const left = await everyDocument();
  expect(left.filter(({ fields }) => fields.includes(words)).map(({ path }) => path)).toEqual([]);
  const traces = left.filter(({ path }) => /^(mentorships|mail)\//.test(path));
  expect(traces.filter(({ fields, path }) => `${path}${fields}`.includes(mentee.id))).toEqual([]);
  expect([await taken(mentor), await states(mentor)]).toEqual([0, NOTHING]);
});

test('SEC-35 SEC-37 14.10 the team sees how many, never who', async () => {
  const admin = await aStaff('admin');
  const counts = async () => {
    const { json, text } = await call('GET', '/api/admin/dashboard', { token: admin.token });
    return { ...(json.people.mentoring as Record<'mentors' | 'waiting' | 'active', number>), text };
  };
  const before = await counts();
  const words = `Words ${randomUUID()}`;
  const [mentor] = await active({ places: 2 });
  await ask(await somebody(), mentor, words);
  const after = await counts();
  expect([after.mentors - before.mentors, after.waiting - before.waiting, after.active - before.active]).toEqual([
    1, 1, 1,
  ]);
  expect(after.text).not.toContain(words);
  expect(after.text).not.toContain(mentor.id);
});

test('SEC-37 14.10 who fits is suggested by what one looks for, with why, and not who is full or hides what they can help with', async () => {
  const reader = await somebody({ lookingForSkills: ['Facility Management', 'Projects Controls'] });
  const offers = await aMentor({ skills: ['Facility Management', 'Projects Controls'], places: 2 });
  const helps = await aMentor({ skills: ['Design'] }, { canHelpSkills: ['Projects Controls', 'Design'] });
  const hides = await aMentor(
    { skills: ['Design'] },
    { canHelpSkills: ['Projects Controls'], visibility: { canHelp: 'team' } },
  );
  const full = await aMentor({ skills: ['Facility Management', 'Projects Controls'] });
  const pupil = await somebody();
  await ask(pupil, full);
  await say(full, idOf(full, pupil), 'yes');
  const { items } = (await call('GET', '/api/mentors?suggested=1', { token: reader.token })).json;
  const fits = Object.fromEntries((items as { id: string; fits: object }[]).map((one) => [one.id, one.fits]));
  expect(fits[offers.id]).toEqual({ offered: ['Facility Management', 'Projects Controls'], canHelp: [] });
  expect(Object.keys(fits).length).toBeLessThanOrEqual(3);
  expect([hides.id in fits, full.id in fits, reader.id in fits]).toEqual([false, false, false]);
  const [card] = (await call('GET', `/api/mentors?q=${helps.key}`, { token: reader.token })).json.items;
  expect(card.fits).toEqual({ offered: [], canHelp: ['Projects Controls'] });
});

test('SEC-37 14.10 history comes in pages of eight, none twice and none left out', async () => {
  const [mentor, mentee] = [await aMentor(), await somebody()];
  const at = (n: number) => new Date(Date.now() - n * 1_000).toISOString();
  const old = { mentor: mentor.id, mentee: mentee.id, state: 'ended', text: 'x', askedAt: at(0), remindAt: null };
  const listedFor = [`past:${mentor.id}`, `past:${mentee.id}`];
  for (let n = 0; n < 10; n += 1)
    await db()
      .doc(`mentorships/old-${mentor.key}-${n}`)
      .set({ ...old, isHeld: false, changedAt: at(Math.floor(n / 2)), listedFor });
  const first = (await mine(mentor)).past;
  const last = first.at(-1)!;
  const rest = (await mine(mentor, `?part=past&before=${last.changedAt}/${last.id}`)).past;
  expect([first.length, rest.length]).toEqual([8, 2]);
  expect(new Set([...first, ...rest].map(({ id }) => id)).size).toBe(10);
});

test('SEC-37 14.10 of several topics one is enough to be found by; what one offers to mentor in counts twice, and who fits best comes first', async () => {
  const [one, two, three] = ['Legal / Governmental Affairs', 'Customer Excellence', 'Construction Management'];
  const lookedFor = [one, two, three];
  const reader = await somebody({ lookingForSkills: lookedFor });
  const helps = await aMentor(
    { skills: ['Design'] },
    { name: `B ${randomUUID().slice(0, 8)}`, canHelpSkills: lookedFor },
  );
  const offersOne = await aMentor({ skills: [one, 'Design'] }, { name: `A ${randomUUID().slice(0, 8)}` });
  const offersTwo = await aMentor({ skills: [one, two] }, { name: `C ${randomUUID().slice(0, 8)}` });
  const { items } = (await call('GET', '/api/mentors?suggested=1', { token: reader.token })).json;
  expect((items as { id: string }[]).map(({ id }) => id)).toEqual([offersTwo.id, helps.id, offersOne.id]);
  const query = `q=${encodeURIComponent(offersOne.name)}&skills=Design`;
  expect((await call('GET', `/api/mentors?${query}`, { token: reader.token })).json.total).toBe(1);
});

test('SEC-37 14.10 each news goes to the other of the two; taking back tells nobody; as many places as mentees are enough', async () => {
  const [mentor, mentee] = await active({ places: 1 });
  expect([await kindsTo(mentor), await kindsTo(mentee)]).toEqual([['mentorAsked'], ['mentorNews']]);
  expect((await offer(mentor, { places: 1, hours: 'Mondays' })).status).toBe(200);
  expect((await say(mentee, idOf(mentor, mentee), 'end')).status).toBe(204);
  expect([await kindsTo(mentor), await kindsTo(mentee)]).toEqual([['mentorAsked', 'mentorNews'], ['mentorNews']]);
  const other = await somebody();
  await ask(other, mentor);
  await say(other, idOf(mentor, other), 'takeBack');
  expect(await kindsTo(mentor)).toEqual(['mentorAsked', 'mentorAsked', 'mentorNews']);
});

test('SEC-37 14.10 of a request that lapses nobody is told that a mentorship ended, and whoever is back meanwhile keeps theirs', async () => {
  const [mentor, asking] = [await aMentor({ places: 2 }), await somebody()];
  const pupil = await somebody();
  for (const one of [asking, pupil]) await ask(one, mentor);
  await say(mentor, idOf(mentor, pupil), 'yes');
  await endMentoringOf({ memberId: mentor.id, requestId: 'tests' });
  expect([await taken(mentor), (await states(pupil))['active'], (await states(asking))['asked']]).toEqual([
    1,
    ['active'],
    ['open'],
  ]);
  await leave(mentor);
  await until(async () => (await mine(pupil)).past.length === 1);
  await until(async () => (await mine(asking)).past.length === 1);
  expect([await kindsTo(asking), await kindsTo(pupil)]).toEqual([[], ['mentorNews', 'mentorNews']]);
});

test('SEC-37 14.10 a reminder is due at its moment, not before', async () => {
  const [mentor, mentee] = [await aMentor(), await somebody()];
  await ask(mentee, mentor);
  await say(mentor, idOf(mentor, mentee), 'later');
  const { remindAt } = (
    await db()
      .doc(`mentorships/${idOf(mentor, mentee)}`)
      .get()
  ).data() as { remindAt: string };
  expect(Date.parse(remindAt) - Date.now()).toBeGreaterThan(6.9 * DAY);
  await remindMentors(Date.parse(remindAt) - 1);
  expect(await kindsTo(mentor)).toEqual(['mentorAsked']);
  await remindMentors(Date.parse(remindAt));
  expect(await kindsTo(mentor)).toEqual(['mentorAsked', 'mentorReminder']);
});
