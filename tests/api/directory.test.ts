import { randomUUID } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import { beforeAll, expect, test } from 'vitest';
import { db } from '../../functions/src/firebase';
import { foldRoster } from '../../functions/src/store/projections/roster-fold';
import { rebuildWholeRoster } from '../../tools/operate/rebuild';
import { call, readsOf } from '../setup/call';
import { aMember, aStaff, type Person } from '../setup/people';
import { world } from '../setup/world';

/** Of this run alone: others may have left the same names. */
const key = `K${randomUUID().replace(/[^a-f]/g, '')}`;
const OMNEYA = `أُمنية الإبياري ${key}`;
const ZOE = `Zoë Åberg ${key}`;

let member: Person;
let admin: Person;
beforeAll(async () => {
  member = await aMember('approved', { name: `Zeta Reader ${key}`, skills: ['Projects Controls'] });
  admin = await aStaff('admin');
  await aMember('approved', { name: OMNEYA, title: 'مديرة تطوير', skills: ['Facility Management'] });
  await aMember('approved', {
    name: ZOE,
    title: 'Pricing',
    linkedinUrl: `https://www.linkedin.com/in/zoe-${key}`,
    skills: ['Investment'],
  });
  await aMember('pending', { name: `أمنية المعلقة ${key}` });
  for (let index = 0; index < 13; index += 1)
    await aMember('approved', { name: `Paged ${index} ${key}`, skills: ['Marketing / PR', 'Design'] });
});

const find = async (query: string) =>
  (await call('GET', `/api/members?approved=1&${query}`, { token: member.token })).json;
const namesOf = (page: { items: { name: string }[] }) => page.items.map(({ name }) => name);

test('finds a name typed with another alef, without tashkeel, or without accents', async () => {
  expect(namesOf(await find(`q=${encodeURIComponent(`امنيه الابيارى ${key}`)}`))).toEqual([OMNEYA]);
  expect(namesOf(await find(`q=zoe%20ABERG%20${key}`))).toEqual([ZOE]);
  expect(namesOf(await find(`q=zoe-${key}`))).toEqual([ZOE]);
  expect(namesOf(await find(`q=${encodeURIComponent(`LINKEDIN.com/in/zoe-${key}`)}`))).toEqual([ZOE]);
});

test('a name is found in the other script, joined or apart, by its sound, and with one typing error', async () => {
  const key = `Q${Math.random().toString(36).slice(2, 8).replace(/\d/g, 'x')}`;
  await aMember('approved', { name: `Mariam Abdel-Rahman ${key}`, skills: ['Legal / Governmental Affairs'] });
  await aMember('approved', { name: `عمر القاضي ${key}`, skills: ['Facility Management'] });
  for (const [q, name] of [
    ['مريم', 'Mariam'],
    ['عبدالرحمن', 'Mariam'],
    ['abd el rahman', 'Mariam'],
    ['abdelrahmna', 'Mariam'],
    ['قانون', 'Mariam'],
    ['legal', 'Mariam'],
    ['omar el kady', 'عمر'],
    ['elkady', 'عمر'],
    ['facilty', 'عمر'],
  ] as const) {
    const found = namesOf(await find(`q=${encodeURIComponent(`${q} ${key}`)}`));
    expect(found, q).toEqual([expect.stringContaining(name)]);
  }
});

test('what is written as it is searched comes before what only sounds so', async () => {
  const names = ['Aaa Qwezhat', 'Bbb Kwezhat'].map((name) => `${name} ${key}`);
  for (const name of names) await aMember('approved', { name });
  expect(namesOf(await find(`q=kwezhat%20${key}`))).toEqual(names.toReversed());
});

test('events are found by either language', async () => {
  // A server that has just started answers with the empty page first.
  const drawn = async (path: string) => {
    const html = await (await fetch(world.site + path)).text();
    return html.includes('id="page-data"') ? html : 'not drawn yet';
  };
  const shows = (path: string) => expect.poll(() => drawn(path), { timeout: 40_000 });
  await shows('/ar/events?q=devaluation').toContain('href="/ar/events/pricing-after-devaluation"');
  const english = 'href="/events/pricing-after-devaluation"';
  await shows(`/events?q=${encodeURIComponent('تعويم')}`).toContain(english);
  const nothing = `/events?q=${encodeURIComponent('زرافة')}`;
  await shows(nothing).toContain('No events found');
  expect(await drawn(nothing)).not.toContain(english);
});

test('skill filters match any chosen skill, together with the search', async () => {
  const pages = await Promise.all(
    [1, 2].map((page) => find(`skills=Facility%20Management,Investment&q=${key}&page=${page}`)),
  );
  expect(pages.flatMap(namesOf)).toEqual(expect.arrayContaining([OMNEYA, ZOE]));
  expect(namesOf(await find(`skills=Facility%20Management&q=zoe%20${key}`))).toEqual([]);
});

test('pages of twelve, the last one shorter, a page too far shows the last', async () => {
  const first = await find(`q=Paged%20${key}&page=1`);
  expect(first).toMatchObject({ total: 13, page: 1, pageCount: 2 });
  expect(first.items).toHaveLength(12);
  expect((await find(`q=Paged%20${key}&page=2`)).items).toHaveLength(1);
  expect(await find(`q=Paged%20${key}&page=99`)).toMatchObject({ page: 2 });
});

test('14.13 who was approved last is answered newest first, without who asks, who waits and who leaves', async () => {
  const at = (second: number) => `2099-01-01T00:00:0${second}.000Z`;
  const made = await Promise.all(
    Array.from({ length: 9 }, (_, index) => aMember('approved', { name: `New ${index}` })),
  );
  const [own, leaving, pending] = made.splice(6) as [Person, Person, Person];
  for (const [index, { id }] of [...made, own, leaving, pending].entries())
    await db()
      .doc(`members/${id}`)
      .update({ approvedAt: at(index) });
  await db().doc(`members/${pending.id}`).update({ status: 'pending' });
  await db()
    .doc(`members/${leaving.id}`)
    .update({ leavingAt: at(0) });
  await rebuildWholeRoster();
  const asked = () => call('GET', '/api/members?approved=1&newest=1', { token: own.token });
  expect(namesOf((await asked()).json)).toEqual(['New 5', 'New 4', 'New 3', 'New 2', 'New 1', 'New 0']);
  await expect.poll(async () => readsOf(await asked()), { timeout: 20_000 }).toBe(2);
  for (const { id } of [...made, own, leaving, pending])
    await db()
      .doc(`members/${id}`)
      .update({ approvedAt: at(0).replace('2099', '2020') });
  await rebuildWholeRoster();
});

test('S26 no contact data and nobody who is not approved', async () => {
  const page = await find('q=');
  for (const item of page.items) expect(Object.keys(item)).not.toContain('email');
  expect((await find(`q=${encodeURIComponent(`المعلقة ${key}`)}`)).total).toBe(0);
  expect((await find('q=person-')).total).toBe(0);
});

test('S32 a search is text, never a pattern, and filters come from a list', async () => {
  expect((await find(`q=${encodeURIComponent('.*')}`)).total).toBe(0);
  expect((await call('GET', '/api/members?approved=1&skills=Everything', { token: member.token })).status).toBe(422);
  expect((await call('GET', '/api/members?approved=1&page=0', { token: member.token })).status).toBe(422);
  expect((await call('GET', '/api/members?q=a&q=b', { token: member.token })).status).toBe(400);
});

test('a page costs at most 13 reads, and two when nothing changed', async () => {
  await foldRoster({ settles: 0, kept: 0 });
  for (const query of ['', 'q=Paged', 'skills=Design', 'q=a&skills=Investment&page=2']) {
    const answer = await call('GET', `/api/members?approved=1&${query}`, { token: member.token });
    expect(readsOf(answer)).toBeLessThanOrEqual(13);
  }
  // Several servers answer here, and each has to have seen the last change.
  const asked = async () => readsOf(await call('GET', '/api/members?approved=1', { token: member.token }));
  await expect.poll(asked, { timeout: 20_000 }).toBe(2);
});

test('moderators list by status, search e-mail and skills, and get counts; members may not', async () => {
  const page = (
    await call('GET', `/api/members?status=approved&q=projects%20controls%20${key}`, { token: admin.token })
  ).json;
  expect(namesOf(page)).toContain(`Zeta Reader ${key}`);
  expect(page.items[0]).toHaveProperty('email');
  expect(page.counts.approved).toBeGreaterThan(12);
  await db().doc(`members/${member.id}`).update({ bio: FieldValue.delete() });
  const pending = (await call('GET', '/api/members?status=pending', { token: admin.token })).json.items;
  const approved = (await call('GET', `/api/members?status=approved&q=zeta%20${key}`, { token: admin.token })).json
    .items;
  const statuses = [pending, approved].map((items: { status: string }[]) => new Set(items.map(({ status }) => status)));
  expect(statuses).toEqual([new Set(['pending']), new Set(['approved'])]);
  expect(approved.map(({ bio }: { bio: string }) => bio)).toContain('');
  expect((await call('GET', '/api/members?status=pending', { token: member.token })).status).toBe(403);
});

test('a record that a hand in the store wrote wrong hides nobody else, and is itself found', async () => {
  const broken = await aMember('approved', { name: `Wrongly Written ${key}` });
  const record = db().doc(`members/${broken.id}`);
  await record.update({ skills: 'Design', title: 7, linkedinUrl: null });
  await rebuildWholeRoster();
  expect(namesOf(await find(`q=wrongly%20${key}`))).toEqual([`Wrongly Written ${key}`]);
  expect(namesOf(await find(`q=zoe%20${key}`))).toEqual([ZOE]);
  expect((await call('GET', `/api/members/${broken.id}`, { token: member.token })).json).toMatchObject({
    name: `Wrongly Written ${key}`,
    title: '',
    linkedinUrl: '',
    skills: [],
  });
  await record.update({ skills: [], title: '', linkedinUrl: '' });
  await rebuildWholeRoster();
});

test('what a profile of long ago says is shown as far as it still holds, on its page, in the directory and among the new', async () => {
  const name = `Long Ago ${key}`;
  const { id, token } = await aMember('approved', { name });
  const long = 'Director of Development '.repeat(20).trim();
  const old = { skills: ['Design', 'Brokerage'], canHelpSkills: ['Brokerage'], title: long };
  await db()
    .doc(`members/${id}`)
    .update({ ...old, twitterUrl: 'javascript:alert(1)', approvedAt: '2098-01-01T00:00:00.000Z' });
  await rebuildWholeRoster();
  const seen = { name, title: long, skills: ['Design'], twitterUrl: '' };
  expect((await call('GET', `/api/members/${id}`, { token: member.token })).json).toMatchObject(seen);
  expect((await call('GET', `/api/members/${id}`, { token })).json).toMatchObject({ ...seen, canHelpSkills: [] });
  expect((await find(`q=${encodeURIComponent(name)}`)).items).toMatchObject([seen]);
  expect((await find('newest=1')).items).toContainEqual(expect.objectContaining(seen));
  await db().doc(`members/${id}`).update({ approvedAt: '2020-01-01T00:00:00.000Z', twitterUrl: '' });
  await rebuildWholeRoster();
});

test('SCALE-10 whoever fills all seven links takes little of the roster, costs a read where they are shown, and is shown whole', async () => {
  const long = (host: string) => `https://${host}/${Array.from({ length: 54 }, () => randomUUID()).join('')}`;
  const hosts = ['www.linkedin.com/in', 'a.test', 'b.test', 'c.test', 'd.test', 'e.test', 'f.test'].map(long);
  const [linkedinUrl, websiteUrl, behanceUrl, portfolioUrl, githubUrl, twitterUrl, instagramUrl] = hosts as Links;
  const links = { linkedinUrl, websiteUrl, behanceUrl, portfolioUrl, githubUrl, twitterUrl, instagramUrl };
  const name = `Zzz Greedy ${randomUUID().slice(0, 8)}`;
  const { id } = await aMember('approved', { name, ...links });
  const [change] = (await db().collection('rosterChanges').where('memberId', '==', id).get()).docs;
  expect((change?.data()['data'] as Uint8Array).length).toBeLessThan(1_000);
  const [shown] = (await find(`q=${encodeURIComponent(name)}`)).items;
  expect(shown).toMatchObject({ id, ...links });
  const [managed] = (
    await call('GET', `/api/members?status=approved&q=${encodeURIComponent(name)}`, { token: admin.token })
  ).json.items;
  expect(managed).toMatchObject({ id, ...links });
});

type Links = [string, string, string, string, string, string, string];
