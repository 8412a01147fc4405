import { beforeAll, describe, expect, test } from 'vitest';
import { resources } from '@nexus/domain/resources/index';
import type { Resource } from '@nexus/domain/resources/resource';
import { db } from '../../functions/src/firebase';
import { call } from '../setup/call';
import { aMember, aStaff, shownNow, type Person } from '../setup/people';
import { until } from '../setup/store';
import { LISTED_FIELDS, PUBLIC_FIELDS } from './public-fields';

let editor: Person;
beforeAll(async () => {
  editor = await aStaff('editor');
});

/** What is told of every document beside its fields. */
const BESIDE = ['id', 'fallbacks', 'createdAt', 'updatedAt', 'lastModified'];

const all = Object.values(resources as Record<string, Resource>);

describe.each(Object.entries(PUBLIC_FIELDS))('S26 %s', (name, fields) => {
  const isExactly = (documents: Record<string, unknown>[], expected: string) => {
    const found = new Set(documents.flatMap((document) => Object.keys(document)));
    expect([...found].filter((field) => ![...BESIDE, ...expected.split(' ')].includes(field))).toEqual([]);
    for (const field of expected.split(' ')) expect(found).toContain(field);
  };

  test('visitors receive these fields and no other, in lists and alone, in both languages', async () => {
    for (const lang of ['en', 'ar']) {
      const { status, json, headers } = await call('GET', `/api/${name}?lang=${lang}`);
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toContain('s-maxage');
      if (!Array.isArray(json)) {
        isExactly([json], fields);
        continue;
      }
      expect(json.length).toBeGreaterThan(0);
      isExactly(json, LISTED_FIELDS[name] ?? fields);
      for (const { id } of json.slice(0, 3))
        isExactly([(await call('GET', `/api/${name}/${id}?lang=${lang}`)).json], fields);
    }
  });
});

test('S26 what visitors receive of every content type is written by hand', () => {
  expect(Object.keys(PUBLIC_FIELDS).sort()).toEqual(all.map(({ name }) => name).sort());
});

test('S23 S26 the private words of an expert and an event, once stored, stand in nothing that a visitor asks for', async () => {
  const { token } = editor;
  const email = 'expert-private@nexus.test';
  const expert = await call('POST', '/api/experts', { token, body: { name: 'S26', position: 'S26', email } });
  expect([expert.status, expert.json.email]).toEqual([201, email]);
  const found = await until(async () => {
    const { text } = await shownNow('/api/experts?lang=en');
    return text.includes(expert.json.id) && text;
  });
  expect(found).not.toContain(email);
  for (const path of [`/api/experts/${expert.json.id}`, '/api/home', `/experts/${expert.json.id}`, '/experts'])
    expect((await call('GET', path)).text, path).not.toContain(email);

  const registrationUrl = `https://only-for-members-${Date.now()}.test/`;
  const startsAt = new Date(Date.now() + 86_400_000).toISOString();
  const event = await call('POST', '/api/events', {
    token,
    body: { title: 'S26', startsAt, isPublished: true, registrationUrl },
  });
  expect([event.status, event.json?.registrationUrl], event.text).toEqual([201, registrationUrl]);
  const { id } = event.json;
  await until(async () => (await shownNow('/api/events?lang=en')).text.includes(id));
  for (const path of ['/api/events', `/api/events/${id}`, '/api/home', `/events/${id}`, '/ar/events', '/'])
    expect((await shownNow(path)).text, path).not.toContain('only-for-members');
  expect((await call('DELETE', `/api/events/${id}`, { token, headers: { 'if-match': '"1"' } })).status).toBe(200);
});

test('S23 a visitor’s event has no registration link; a draft and an unknown id are the same 404', async () => {
  const { text } = await call('GET', '/api/events?lang=en');
  expect(text).not.toContain('registrationUrl');
  expect(text).not.toContain('tickets.test');
  const [draft, unknown] = await Promise.all(['draft-event', 'nothing'].map((id) => call('GET', `/api/events/${id}`)));
  const without = ({ status, json, headers }: NonNullable<typeof draft>) => [
    status,
    json.error.code,
    json.error.message,
    headers.get('cache-control'),
  ];
  expect(without(draft!)).toEqual(without(unknown!));
  expect(draft?.headers.get('cache-control')).toBe('private, no-store');
});

test('S23 an event invites to sign up only where there is something to register for, and tells no link by that', async () => {
  const token = editor.token;
  const day = 86_400_000;
  const at = (days: number) => new Date(Date.now() + days * day).toISOString();
  const closed = { applicationEnabled: true, applicationDeadline: at(-1) };
  for (const [given, takes, invites, says] of [
    [{}, false, false, ''],
    [closed, false, false, '>Applications are closed.<'],
    [{ applicationEnabled: true }, false, true, ''],
    [{ registrationUrl: 'https://tickets.test/s23' }, true, true, ''],
  ] as const) {
    const body = { title: 'Promised', startsAt: at(7), isPublished: true, ...given };
    const { json } = await call('POST', '/api/events', { token, body });
    await until(async () => (await shownNow(`/api/events/${json.id}`)).status === 200);
    const shown = await shownNow(`/api/events/${json.id}`);
    expect([shown.json.takesRegistrations, shown.text.includes('tickets.test/s23')]).toEqual([takes, false]);
    const { text } = await shownNow(`/events/${json.id}`);
    expect([text.includes('>Sign Up to Register<'), text.includes(says)], JSON.stringify(given)).toEqual([
      invites,
      true,
    ]);
    await call('DELETE', `/api/events/${json.id}`, { token, headers: { 'if-match': '"1"' } });
  }
});

test('a text without a translation is shown in the other language, and marked', async () => {
  const title = { en: 'Not translated yet', ar: '' };
  const { id } = (await call('POST', '/api/events', { token: editor.token, body: { title, isPublished: true } })).json;
  const { json } = await shownNow(`/api/events/${id}?lang=ar`);
  expect(json).toMatchObject({ title: title.en, fallbacks: expect.arrayContaining(['title']) });
  await call('DELETE', `/api/events/${id}`, { token: editor.token, headers: { 'if-match': '"1"' } });
});

test('an editor creates, changes and removes; every write is versioned, audited and published', async () => {
  const token = editor.token;
  const created = await call('POST', '/api/partners', {
    token,
    body: { name: 'Test Partner', websiteUrl: 'partner.test' },
  });
  expect([created.status, created.json.name, created.json.websiteUrl]).toEqual([
    201,
    'Test Partner',
    'https://partner.test',
  ]);
  const path = `/api/partners/${created.json.id}`;
  const shown = (lang: string) => call('GET', `${path}?lang=${lang}`);
  await until(async () => (await shown('en')).json?.name === 'Test Partner');

  const change = (body: object, version?: string) =>
    call('PUT', path, { token, body, headers: version ? { 'if-match': version } : {} });
  expect((await change({ name: { en: 'A', ar: 'أ' } })).json.error.code).toBe('versionMissing');
  expect((await change({ name: { en: 'Changed', ar: 'تغيّر' } }, '"1"')).json).toMatchObject({ version: 2 });
  expect((await change({ name: { en: 'Stale', ar: '' } }, '"1"')).status).toBe(412);
  expect((await change({ name: '', nonsense: 1 }, '"2"')).json.error.fields).toEqual({
    name: 'This field is required',
    nonsense: 'This field is not known',
  });
  const removed = await call('DELETE', path, { token, headers: { 'if-match': '"2"' } });
  expect([removed.status, removed.json.entryId]).toEqual([200, expect.any(String)]);
  expect((await call('GET', `/api/admin/content/partners/${created.json.id}`, { token })).status).toBe(404);
  const audit = await db().collection('audit').where('paths', 'array-contains', `partners/${created.json.id}`).get();
  expect(audit.docs.map((doc) => doc.data()['action']).sort()).toEqual([
    'partners.change',
    'partners.create',
    'partners.remove',
  ]);
});

test('20 editors at once on one document: one is taken, 19 are told', async () => {
  const { json } = await call('POST', '/api/news', { token: editor.token, body: { title: 'Contested' } });
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      call('PUT', `/api/news/${json.id}`, {
        token: editor.token,
        body: { title: `By ${index}` },
        headers: { 'if-match': '"1"' },
      }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 412)]);
});

test('the specified client’s names are accepted: title for an expert’s position', async () => {
  const { json } = await call('POST', '/api/experts', {
    token: editor.token,
    body: { name: 'Named', title: 'Planner' },
  });
  expect(json.position).toBe('Planner');
});

describe('attending', () => {
  const apply = (person: Person, id: string) =>
    call('POST', `/api/events/${id}/applications`, { token: person.token, body: {} });

  test('two members apply for the last seat at once: one is in, one is first on the waitlist, both are told', async () => {
    const startsAt = new Date(Date.now() + 86_400_000).toISOString();
    const body = { title: 'One seat', startsAt, capacity: 1, applicationEnabled: true, isPublished: true };
    const { id } = (await call('POST', '/api/events', { token: editor.token, body })).json;
    const people = [await aMember('approved'), await aMember('approved')];
    const answers = await Promise.all(people.map((person) => apply(person, id)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers.map(({ json }) => `${json.status} ${json.position}`).sort()).toEqual([
      'confirmed 1',
      'waitlisted 1',
    ]);
    for (const [index, person] of people.entries()) {
      const account = (await db().doc(`members/${person.id}/private/account`).get()).data();
      const mails = await db().collection('mail').where('to', '==', account?.['email']).get();
      const isIn = answers[index]?.json.status === 'confirmed';
      expect(mails.docs.map((doc) => doc.data()['message'].subject)[0]).toContain(isIn ? 'You are in' : 'waitlist');
      expect(Boolean(mails.docs[0]?.data()['message'].attachments)).toBe(isIn);
      const day = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', timeZone: 'Africa/Cairo' });
      const said = String(mails.docs[0]?.data()['message'].text);
      expect(said).toContain(`When: ${day.format(new Date(startsAt)).replace(',', '')} `);
      expect(said).toContain(', Cairo time');
    }
    expect((await apply(people[0]!, id)).json.error.code).toBe('alreadyApplied');
  });

  test('past, closed, draft and unknown events take nobody; members learn the registration link', async () => {
    const person = await aMember('approved');
    const codes = await Promise.all(
      ['walk-downtown', 'law-of-shared-buildings', 'draft-event', 'nothing'].map(
        async (id) => (await apply(person, id)).json.error.code,
      ),
    );
    expect(codes).toEqual(['eventClosed', 'eventClosed', 'notFound', 'notFound']);
    const { json } = await call('GET', '/api/events/pricing-after-devaluation/for-members', { token: person.token });
    expect(json).toMatchObject({ registrationUrl: 'https://tickets.test/pricing', application: null });
    const pending = await aMember('pending');
    expect(
      (await call('GET', '/api/events/pricing-after-devaluation/for-members', { token: pending.token })).status,
    ).toBe(403);
  });
});

describe('public forms', () => {
  const data = (email: string) => ({
    name: 'Ali',
    email,
    phone: '+20 100 000 0000',
    experience: 'Ten years on site',
    motivation: 'To learn pricing',
  });
  const submit = (body: object, headers = {}) => call('POST', '/api/submissions', { body, headers });

  test('an application is kept under a server’s id; its key makes it one', async () => {
    const body = { type: 'mentor', data: data('a1@nexus.test'), id: 'mine', status: 'archived', elapsed: 5_000 };
    const answers = await Promise.all([1, 2, 3].map(() => submit(body, { 'idempotency-key': 'k-a1' })));
    expect(new Set(answers.map(({ json }) => json.id)).size).toBe(1);
    expect(answers[0]?.json.id).not.toBe('mine');
    expect((await db().doc(`submissions/${answers[0]?.json.id}`).get()).data()).toMatchObject({
      status: 'new',
      type: 'mentor',
    });
  });

  test('S46 the trap keeps nothing; the fourth from one address is told to wait', async () => {
    const before = (await db().collection('submissions').count().get()).data().count;
    expect((await submit({ type: 'mentor', data: data('bot@nexus.test'), website: 'x', elapsed: 9_000 })).status).toBe(
      201,
    );
    expect((await db().collection('submissions').count().get()).data().count).toBe(before);
    const answers = [];
    for (let index = 0; index < 4; index += 1)
      answers.push(await submit({ type: 'mentor', data: data('busy@nexus.test'), elapsed: 5_000 }));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 429]);
    expect(Number(answers[3]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await submit({ type: 'mentor', data: data('x@nexus.test'), role: 'admin', elapsed: 5_000 })).status).toBe(
      422,
    );
  });

  test('SPEC-823 whoever did not ask for the newsletter takes their address out by the first mail', async () => {
    const email = `not-me-${Date.now()}@nexus.test`;
    await call('POST', '/api/newsletter', { body: { email, language: 'en' } });
    const mail = (await db().collection('mail').where('to', '==', email).get()).docs[0]?.data()['message'];
    const [, token] = /\/newsletter\?unsubscribe=([\w-]{43})/.exec(String(mail.text)) ?? [];
    expect(String(mail.html)).toContain(`/newsletter?unsubscribe=${token}"`);
    expect((await call('POST', '/api/newsletter/unsubscribe', { body: { token } })).status).toBe(204);
    const found = (await db().collection('subscribers').where('email', '==', email).get()).docs[0];
    expect(found?.data()['state']).toBe('unsubscribed');
  });

  test('the newsletter is confirmed by mail and left by its link', async () => {
    const email = `reader-${Date.now()}@nexus.test`;
    const ask = () => call('POST', '/api/newsletter', { body: { email, language: 'ar', elapsed: 4_000 } });
    expect((await ask()).status).toBe(204);
    const mails = async () =>
      (await db().collection('mail').where('to', '==', email).get()).docs.map((doc) =>
        String(doc.data()['message'].text),
      );
    const token = /confirm=([\w-]{43})/.exec((await mails())[0] ?? '')?.[1];
    const stateOf = async () =>
      (await db().collection('subscribers').where('email', '==', email).get()).docs[0]?.data()['state'];
    expect(await stateOf()).toBe('pending');
    expect((await call('POST', '/api/newsletter/confirm', { body: { token } })).status).toBe(204);
    expect(await stateOf()).toBe('confirmed');
    expect((await ask()).status).toBe(204);
    expect(await mails()).toHaveLength(2);
    expect((await call('POST', '/api/newsletter/unsubscribe', { body: { token } })).status).toBe(204);
    expect(await stateOf()).toBe('unsubscribed');
    expect((await call('POST', '/api/newsletter/confirm', { body: { token: 'x'.repeat(43) } })).json.error.code).toBe(
      'linkExpired',
    );
  });
});
