import { beforeAll, describe, expect, test } from 'vitest';
import { db } from '../../functions/src/firebase';
import { anAddress } from '../setup/address';
import { call } from '../setup/call';
import { aMember, aStaff, type Person } from '../setup/people';
import { SpecifiedClient } from '../setup/specified-client';

type Data = Record<string, unknown>;
interface Page {
  items: Data[];
  total: number;
  page: number;
  pageCount: number;
}

let moderator: Person;
let admin: SpecifiedClient;
beforeAll(async () => {
  moderator = await aStaff('admin');
  admin = new SpecifiedClient(moderator.token);
});

const names = (list: string) => list.split(/\s+/).filter(Boolean);
const lacking = (document: Data, list: string) => names(list).filter((name) => !(name in document));
const unique = () => `spec-${Date.now()}-${Math.floor(Math.random() * 1e6)}`;

/** The member entity, by hand from section 3 of the first specification. */
const MEMBER = `id name email title bio imageUrl linkedinUrl websiteUrl behanceUrl portfolioUrl githubUrl twitterUrl
  instagramUrl skills status approvedAt rejectedAt hasCompletedProfile profileCompletionPercentage isVerified verifiedAt
  isApproved createdAt updatedAt missingFields`;

describe('SPEC-721 a person asks to join and is decided about', () => {
  test('profile, request, queue, decision: as the two clients of the specification call it', async () => {
    const person = await aMember('pending');
    const member = new SpecifiedClient(person.token);
    const profile = {
      name: `Mona ${unique()}`,
      email: `${unique()}@nexus.test`,
      title: 'Planner',
      bio: 'Plans.',
      imageUrl: null,
      linkedinUrl: 'www.linkedin.com/in/mona',
      websiteUrl: 'mona.example.com',
      behanceUrl: null,
      portfolioUrl: '',
      githubUrl: null,
      twitterUrl: null,
      instagramUrl: null,
      skills: ['Design', 'Investment'],
    };
    const created = await member.post('/api/members', { ...profile, isApproved: false });
    expect(created['id']).toBe(person.id);
    const address = `/api/members/${person.id}`;
    const saved = await member.put(address, { ...profile, hasCompletedProfile: true });
    expect(lacking(saved, MEMBER)).toEqual([]);
    expect(saved).toMatchObject({
      name: profile.name,
      linkedinUrl: 'https://www.linkedin.com/in/mona',
      websiteUrl: 'https://mona.example.com',
      behanceUrl: '',
      imageUrl: '',
      skills: ['Design', 'Investment'],
      status: 'pending',
      isApproved: false,
      missingFields: { suggestions: expect.arrayContaining([expect.any(String)]) as unknown },
    });
    // A copy of the profile, as the page sends it; the server believes what it has itself.
    const createdAt = new Date().toISOString();
    const copy = { name: profile.name, title: 'Planner', picture: null, linkedinUrl: '', skills: profile.skills };
    const asked = await member.post('/api/join-requests', {
      memberId: person.id,
      email: profile.email,
      ...copy,
      createdAt,
      status: 'pending',
    });
    expect(asked).toMatchObject({ id: expect.any(String), status: 'new', submittedAt: asked['createdAt'] });

    const requests = await admin.get<Data[]>('/api/join-requests');
    const request = requests.find(({ id }) => id === asked['id']) ?? {};
    expect(request).toMatchObject({
      status: 'new',
      submittedAt: asked['submittedAt'],
      createdAt: asked['submittedAt'],
      data: { memberId: person.id, email: profile.email, name: profile.name, title: 'Planner', skills: profile.skills },
    });
    expect(lacking(request['data'] as Data, 'memberId email name title picture linkedinUrl skills')).toEqual([]);

    // Which state of the member a decision is based on is the tag of the member that was read.
    const decide = async (path: string, status: string, on?: string) =>
      call('PUT', path, { token: moderator.token, body: { status }, headers: on ? { 'if-match': on } : {} });
    const tagOf = async () => (await call('GET', address, { token: moderator.token })).headers.get('etag') ?? '';
    const path = `/api/join-requests/${String(asked['id'])}`;
    expect([(await decide(path, 'approved')).status, (await decide(path, 'approved', '"strange"')).status]).toEqual([
      428, 412,
    ]);
    const decided = await decide(path, 'approved', await tagOf());
    expect([decided.status, decided.json.status]).toEqual([200, 'approved']);
    const again = await decide(path, 'approved', await tagOf());
    expect([again.status, again.json.error.code]).toEqual([409, 'alreadyDecided']);

    await admin.get(address);
    const revoked = await admin.put(address, { status: 'rejected' });
    expect(revoked).toMatchObject({ status: 'rejected', isApproved: false });
    await admin.get(address);
    expect(await admin.put(address, { status: 'approved' })).toMatchObject({ status: 'approved', isApproved: true });
  });
});

test('SPEC-713 staff find all members, in every status; approved=1 is the approved', async () => {
  const key = unique();
  const people = await Promise.all(
    (['pending', 'approved', 'rejected'] as const).map((status) =>
      aMember(status, { name: `Everybody ${key} ${status}` }),
    ),
  );
  const all = await admin.get<Page>(`/api/members?q=${key}`);
  expect([all.total, all.page, all.pageCount]).toEqual([3, 1, 1]);
  expect(new Set(all.items.map(({ id }) => id))).toEqual(new Set(people.map(({ id }) => id)));
  expect(new Set(all.items.map(({ status }) => status))).toEqual(new Set(['pending', 'approved', 'rejected']));
  const approved = await admin.get<Page>(`/api/members?approved=1&q=${key}`);
  expect(approved.items.map(({ id }) => id)).toEqual([people[1]?.id]);
  // A member is shown the approved alone, whatever they leave out.
  const member = new SpecifiedClient(people[1]?.token);
  expect((await member.get<Page>(`/api/members?q=${key}`)).items.map(({ id }) => id)).toEqual([people[1]?.id]);
});

test('SPEC-170 a member without a status is pending: for themselves, in the queue, for everybody else', async () => {
  const name = `Without ${unique()}`;
  const { id, token } = await aMember('pending', { name });
  const { status: _status, ...rest } = (await db().doc(`members/${id}`).get()).data() ?? {};
  await db().doc(`members/${id}`).set(rest);
  const member = new SpecifiedClient(token);
  expect(await member.get(`/api/members/${id}`)).toMatchObject({ status: 'pending', isApproved: false });
  await expect(member.get('/api/members?approved=1')).rejects.toThrow('403');
  // Saving goes through the roster, from which lists are answered.
  expect(await member.put(`/api/members/${id}`, { bio: 'Saved' })).toMatchObject({ status: 'pending', bio: 'Saved' });
  const queue = await admin.get<Page>(`/api/members?status=pending&q=${encodeURIComponent(name)}`);
  expect(queue.items.map((one) => one['id'])).toEqual([id]);
  await admin.get(`/api/members/${id}`);
  expect(await admin.put(`/api/members/${id}`, { status: 'approved' })).toMatchObject({ status: 'approved' });
});

describe('SPEC-801 an unknown role has no permission', () => {
  test('403 wherever staff may go, and no draft in what everybody reads', async () => {
    const stranger = await aStaff('viewer');
    await db().doc(`staff/${stranger.id}`).update({ role: 'owner' });
    const { token } = stranger;
    const asked = [
      ['GET', '/api/admin/me'],
      ['GET', '/api/admin/dashboard'],
      ['GET', '/api/admin/content/news'],
      ['GET', '/api/members'],
      ['GET', '/api/submissions'],
      ['POST', '/api/news'],
      ['PUT', '/api/hero'],
    ] as const;
    for (const [method, path] of asked)
      expect([path, (await call(method, path, { token, ...(method !== 'GET' && { body: {} }) })).status]).toEqual([
        path,
        403,
      ]);
    expect((await call('GET', '/api/experts', { token })).text).not.toContain('"email"');
    expect((await call('GET', '/api/events/draft-event', { token })).status).toBe(404);
  });
});

describe('SPEC-485 SPEC-591 submissions at the specified address', () => {
  const data = (email: string) => ({
    name: 'Ali Hassan',
    email,
    phone: '+20 100 000 0000',
    organization: null,
    experience: 'Ten years on site',
    motivation: 'To learn pricing',
    linkedinUrl: '',
  });

  test('SPEC-353 SPEC-555 sent as the join page sends it, without how long it took; read and changed by staff', async () => {
    const visitor = new SpecifiedClient();
    const email = `${unique()}@nexus.test`;
    const sent = { id: String(Date.now()), type: 'mentor', data: data(email), status: 'new' };
    const { id } = await visitor.post('/api/submissions', sent);
    const one = (await admin.get<Data[]>('/api/submissions')).find((submission) => submission['id'] === id) ?? {};
    expect(one).toMatchObject({ type: 'mentor', status: 'new', notes: '', data: { ...data(email), organization: '' } });
    expect(Date.now() - Date.parse(String(one['submittedAt']))).toBeLessThan(60_000);
    const changed = await admin.put(`/api/submissions/${String(id)}`, { status: 'reviewed', notes: 'Called' });
    expect(changed).toMatchObject({ id, status: 'reviewed', notes: 'Called' });
    for (const status of ['contacted', 'archived', 'new'])
      expect(await admin.put(`/api/submissions/${String(id)}`, { status })).toMatchObject({ status });
    await expect(visitor.get('/api/submissions')).rejects.toThrow('401');
    const editor = new SpecifiedClient((await aStaff('editor')).token);
    await expect(editor.get('/api/submissions')).rejects.toThrow('403');
  });

  test('SPEC-353 what a hand sends fast is kept too, and only a few of it', async () => {
    const own = { 'x-test-client': anAddress() };
    const send = async () =>
      call('POST', '/api/submissions', {
        body: { type: 'volunteer', data: data(`${unique()}@nexus.test`), elapsed: 200 },
        headers: own,
      });
    const answers = [await send(), await send(), await send(), await send()];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 429]);
    for (const { json } of answers.slice(0, 3))
      expect((await db().doc(`submissions/${json.id}`).get()).exists).toBe(true);
  });

  test('SPEC-590 every type of the form is taken, contact too, which needs no more than a message', async () => {
    const visitor = new SpecifiedClient();
    for (const type of ['application', 'mentor', 'partner', 'volunteer', 'contact']) {
      const { id } = await visitor.post('/api/submissions', { type, data: data(`${unique()}@nexus.test`) });
      expect(
        (
          await db()
            .doc(`submissions/${String(id)}`)
            .get()
        ).data(),
      ).toMatchObject({ type, status: 'new' });
    }
    const message = { name: 'Ali', email: `${unique()}@nexus.test`, motivation: 'When do you meet next?' };
    expect(await visitor.post('/api/submissions', { type: 'contact', data: message })).toHaveProperty('id');
    await expect(visitor.post('/api/submissions', { type: 'mentor', data: message })).rejects.toThrow('422');
    await expect(visitor.post('/api/submissions', { type: 'sponsor', data: message })).rejects.toThrow('422');
  });
});

test('SPEC-307 SPEC-744 SPEC-745 an event’s registration link and its applications, for who may have them', async () => {
  const editor = new SpecifiedClient((await aStaff('editor')).token);
  const link = `https://tickets.example.com/${unique()}`;
  const date = new Date(Date.now() + 5 * 86_400_000).toISOString();
  const event = await editor.post('/api/events', {
    title: 'With a link',
    date,
    capacity: 1,
    registrationUrl: link,
    applicationEnabled: true,
  });
  const path = `/api/events/${String(event['id'])}`;
  const [approved, second, pending] = await Promise.all([aMember('approved'), aMember('approved'), aMember('pending')]);
  const answer = await call('GET', path, { token: approved.token });
  expect([answer.json.registrationUrl, answer.headers.get('cache-control')]).toEqual([link, 'private, no-store']);
  for (const token of [undefined, pending.token]) {
    const { json, text } = await call('GET', path, { token });
    expect([json.title, 'registrationUrl' in json, text.includes(link)]).toEqual(['With a link', false, false]);
  }
  expect((await call('GET', '/api/events', { token: approved.token })).text).not.toContain(link);

  const own = await new SpecifiedClient(approved.token).post(`${path}/applications`, {});
  const other = await new SpecifiedClient(second.token).post(`${path}/applications`, {});
  expect([own['status'], other]).toEqual(['confirmed', { status: 'waitlisted', position: 1 }]);
  const applications = await admin.get<Data[]>(`${path}/applications`);
  expect(applications.map(({ memberId, status }) => [memberId, status])).toEqual([
    [approved.id, 'confirmed'],
    [second.id, 'waitlisted'],
  ]);
  const checked = await admin.put(`${path}/applications/${approved.id}`, { isCheckedIn: true });
  expect(checked).toMatchObject({ memberId: approved.id, checkedInAt: expect.any(String) });
  for (const token of [undefined, approved.token])
    expect([401, 403]).toContain((await call('GET', `${path}/applications`, { token })).status);
});

test('SPEC-484 an admin user has the specified fields, and what the role may do', async () => {
  const owner = await aStaff('super_admin');
  const users = await new SpecifiedClient(owner.token).get<Data[]>('/api/admin/users');
  const fields = 'id email name displayName role permissions isActive lastLogin createdAt updatedAt';
  for (const user of users) expect(lacking(user, fields)).toEqual([]);
  const of = (id: string) => users.find((user) => user['id'] === id);
  expect(of(owner.id)).toMatchObject({ permissions: ['*'], displayName: of(owner.id)?.['name'] });
  expect(of(moderator.id)).toMatchObject({ permissions: ['read', 'write', 'manage_content', 'manage_users'] });
  expect(await admin.get('/api/admin/me')).toMatchObject({ displayName: 'Staff admin', role: 'admin' });
  const invited = { email: `${unique()}@nexus.test`, name: 'Mona Said' };
  expect(await new SpecifiedClient(owner.token).post('/api/admin/users', invited)).toMatchObject({
    ...invited,
    displayName: 'Mona Said',
    role: 'editor',
    permissions: ['read', 'write', 'manage_content'],
    isActive: true,
    lastLogin: null,
  });
});
