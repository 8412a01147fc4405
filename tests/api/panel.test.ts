import { beforeAll, describe, expect, test } from 'vitest';
import { db } from '../../functions/src/firebase';
import { changeStaff } from '../../functions/src/store/accounts/staff';
import { call } from '../setup/call';
import { aMember, aStaff, type Person, type Staff } from '../setup/people';
import { until } from '../setup/store';

let owner: Person;
let admin: Person;
let editor: Person;
beforeAll(async () => {
  [owner, admin, editor] = [await aStaff('super_admin'), await aStaff('admin'), await aStaff('editor')];
});
const send = (person: Person, method: string, path: string, body?: object) =>
  call(method, path, { token: person.token, ...(body && { body }) });

describe('users', () => {
  const invite = (email: string, person = owner) =>
    send(person, 'POST', '/api/admin/users', { email, name: 'New Helper', role: 'editor' });

  test('two invitations to one address at once make one account', async () => {
    const email = `twice-${Date.now()}@nexus.test`;
    const answers = await Promise.all([invite(email), invite(email), invite(email)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  test('S21 nobody but a super admin sees or changes accounts, and nobody raises their own role', async () => {
    for (const person of [admin, editor]) {
      expect((await send(person, 'GET', '/api/admin/users')).status).toBe(403);
      expect((await send(person, 'PUT', `/api/admin/users/${person.id}`, { role: 'super_admin' })).status).toBe(403);
      expect((await invite('x@nexus.test', person)).status).toBe(403);
    }
    expect((await send(owner, 'PUT', `/api/admin/users/${owner.id}`, { role: 'viewer' })).json.error.code).toBe(
      'ownRole',
    );
    expect((await send(owner, 'PUT', `/api/admin/users/${owner.id}`, { isActive: false })).json.error.code).toBe(
      'ownRole',
    );
  });

  /** Leaves these two as the only super admins who are active, while `work` runs. */
  async function alone(work: (first: Staff, second: Staff) => Promise<void>): Promise<void> {
    const others = (await db().collection('staff').where('role', '==', 'super_admin').get()).docs;
    const before = others.map((doc) => [doc.ref, doc.data()] as const);
    const [first, second] = [await aStaff('super_admin'), await aStaff('super_admin')];
    for (const [ref] of before) await ref.update({ isActive: false });
    try {
      await work(first, second);
      const left = (await db().collection('staff').where('role', '==', 'super_admin').get()).docs;
      expect(left.filter((doc) => doc.data()['isActive'])).toHaveLength(1);
    } finally {
      for (const [ref, data] of before) await ref.set(data);
    }
  }
  const by = ({ id, name }: Staff) => ({
    actor: { kind: 'staff' as const, id, role: 'super_admin' as const, name },
    requestId: 'tests',
  });

  test('S22 two super admins who demote each other at once: one stays', async () => {
    await alone(async (first, second) => {
      const answers = await Promise.all([
        send(first, 'PUT', `/api/admin/users/${second.id}`, { role: 'viewer' }),
        send(second, 'PUT', `/api/admin/users/${first.id}`, { isActive: false }),
      ]);
      expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    });
  });

  test('S22 even when both were let in before either was done, and the last one is demoted by nobody', async () => {
    await alone(async (first, second) => {
      const ends = await Promise.allSettled([
        changeStaff({ id: second.id, change: { role: 'viewer' }, author: by(first) }),
        changeStaff({ id: first.id, change: { isActive: false }, author: by(second) }),
      ]);
      expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      const [gone, last] = ends[0].status === 'fulfilled' ? [second, first] : [first, second];
      for (const change of [{ role: 'admin' as const }, { isActive: false }])
        await expect(changeStaff({ id: last.id, change, author: by(gone) })).rejects.toMatchObject({
          code: 'lastSuperAdmin',
        });
    });
  });

  test('S16 a role counts at once, deactivation and ending sessions sign out', async () => {
    const helper = await aStaff('viewer');
    const read = () => send(helper, 'GET', '/api/submissions');
    expect((await read()).status).toBe(403);
    await send(owner, 'PUT', `/api/admin/users/${helper.id}`, { role: 'admin' });
    expect((await read()).status).toBe(200);
    expect((await send(owner, 'POST', `/api/admin/users/${helper.id}/end-sessions`, {})).status).toBe(200);
    expect((await read()).status).toBe(401);
    await send(owner, 'PUT', `/api/admin/users/${helper.id}`, { isActive: false });
    expect([401, 403]).toContain((await read()).status);
  });
});

describe('inbox', () => {
  const submitted = async () => {
    const email = `applicant-${Date.now()}-${Math.random()}@nexus.test`;
    const data = {
      name: 'Applicant',
      email,
      phone: '+20 100 000 0000',
      experience: 'Ten years on site',
      motivation: 'To learn pricing',
    };
    const ref = await db()
      .collection('submissions')
      .add({ type: 'mentor', data, status: 'new', notes: '', submittedAt: new Date().toISOString(), version: 1 });
    return { id: ref.id, email };
  };
  const mailTo = async (email: string) =>
    (await db().collection('mail').where('to', '==', email).get()).docs.map((doc) => doc.data()['message']);

  test('a submission is read, noted, answered by mail and turned into an invitation; an editor sees none', async () => {
    const { id, email } = await submitted();
    const listed = (await send(admin, 'GET', '/api/submissions?status=new')).json as { id: string }[];
    expect(listed.map((one) => one.id)).toContain(id);
    const path = `/api/submissions/${id}`;
    expect((await send(admin, 'PUT', path, { status: 'reviewed', notes: 'Call him' })).json).toMatchObject({
      status: 'reviewed',
      notes: 'Call him',
    });
    expect((await send(admin, 'PUT', path, { status: 'nonsense' })).status).toBe(422);
    expect((await send(admin, 'POST', `${path}/reply`, { subject: '', text: '' })).json.error.fields).toMatchObject({
      text: 'This field is required',
    });
    const answered = await send(admin, 'POST', `${path}/reply`, { subject: 'Hello <b>', text: 'Come on <script>' });
    expect(answered.json.status).toBe('contacted');
    await send(admin, 'POST', `${path}/invite`, { language: 'ar' });
    const mails = await mailTo(email);
    expect(mails.map(({ subject }) => subject).sort()[0]).toBe('Hello <b>');
    expect(mails.some(({ text }) => text.includes('/ar/signup'))).toBe(true);
    expect(mails.every(({ html }) => !html.includes('<script>'))).toBe(true);
    for (const one of ['GET /api/submissions', 'GET /api/admin/newsletter', `PUT ${path}`]) {
      const [method = '', address = ''] = one.split(' ');
      expect((await send(editor, method, address, method === 'PUT' ? { status: 'new' } : undefined)).status, one).toBe(
        403,
      );
    }
  });
});

describe('applications to an event', () => {
  test('they are listed, checked in and given a seat that became free, and the person is told', async () => {
    const { json } = await send(editor, 'POST', '/api/events', {
      title: 'Small table',
      startsAt: new Date(Date.now() + 86_400_000).toISOString(),
      applicationEnabled: true,
      capacity: 1,
    });
    const people = [await aMember('approved'), await aMember('approved')];
    for (const person of people) await send(person, 'POST', `/api/events/${json.id}/applications`, {});
    const path = `/api/events/${json.id}/applications`;
    const listed = (await send(admin, 'GET', path)).json as { memberId: string; status: string }[];
    expect(listed.map(({ status }) => status)).toEqual(['confirmed', 'waitlisted']);
    expect((await send(admin, 'PUT', `${path}/${people[0]!.id}`, { isCheckedIn: true })).json.checkedInAt).toMatch(
      /^20/,
    );
    expect((await send(admin, 'PUT', `${path}/${people[0]!.id}`, { isCheckedIn: false })).json.checkedInAt).toBeNull();
    const promote = () => send(admin, 'PUT', `${path}/${people[1]!.id}`, { status: 'confirmed' });
    expect((await promote()).json.error.code).toBe('eventFull');
    await send(editor, 'PUT', `/api/events/${json.id}`, {}).catch(() => undefined);
    await call('PUT', `/api/events/${json.id}`, {
      token: editor.token,
      body: { capacity: 2 },
      headers: { 'if-match': '"1"' },
    });
    expect((await promote()).json).toMatchObject({ status: 'confirmed', position: 2 });
    const account = (await db().doc(`members/${people[1]!.id}/private/account`).get()).data();
    const mails = await db().collection('mail').where('to', '==', account?.['email']).get();
    expect(mails.docs.map((doc) => doc.data()['message'].subject)).toContain('A seat became free: Small table');
    expect((await send(editor, 'GET', path)).status).toBe(403);
  });
});

describe('dashboard', () => {
  test('it counts what is stored; people are there only for those who may see them', async () => {
    const seen = (await send(admin, 'GET', '/api/admin/dashboard')).json;
    const now = new Date().toISOString();
    const events = (await db().collection('events').get()).docs.map((doc) => doc.data());
    expect(seen.cards.upcomingEvents).toBe(
      events.filter((one) => one['isPublished'] && typeof one['startsAt'] === 'string' && one['startsAt'] > now).length,
    );
    expect(seen.cards.newSubmissions).toBe(
      (await db().collection('submissions').where('status', '==', 'new').count().get()).data().count,
    );
    expect(seen.people.submissions.length).toBeLessThanOrEqual(5);
    expect(seen.events.map(({ id }: { id: string }) => id)).toEqual(
      (await db().collection('events').get()).docs
        .filter((doc) => doc.data()['isPublished'] && String(doc.data()['startsAt'] ?? '') > now)
        .toSorted((a, b) => String(a.data()['startsAt']).localeCompare(String(b.data()['startsAt'])))
        .slice(0, 5)
        .map(({ id }) => id),
    );
    expect(seen.people.members).toHaveLength(12);
    await aMember('approved');
    await aMember('pending');
    const after = (await send(admin, 'GET', '/api/admin/dashboard')).json.people.members.at(-1);
    const before = seen.people.members.at(-1);
    expect([after.approved - before.approved, after.pending - before.pending]).toEqual([1, 1]);
    expect((await send(editor, 'GET', '/api/admin/dashboard')).json.people).toBeUndefined();
  });

  test('programs: those with status Active are counted, shown or not; the five newest are listed; total impact is the youth empowered', async () => {
    const made: string[] = [];
    for (const [index, status] of ['Active', 'Upcoming', 'Archived', 'Active', 'Active', 'Upcoming'].entries()) {
      const body = { title: `Counted ${index}`, status, isActive: index !== 0 };
      made.push((await send(editor, 'POST', '/api/programs', body)).json.id);
    }
    const { cards, programs } = (await send(admin, 'GET', '/api/admin/dashboard')).json;
    const stored = await db().collection('programs').where('status', '==', 'Active').get();
    expect(cards.activePrograms).toBe(stored.size);
    expect(programs.map(({ id }: { id: string }) => id)).toEqual(made.toReversed().slice(0, 5));
    const figures = (await db().doc('statistics/main').get()).data();
    expect(Number(cards.totalImpact.replace(/\D/g, ''))).toBe(figures?.['youthEmpowered']);
    for (const id of made)
      await call('DELETE', `/api/programs/${id}`, { token: editor.token, headers: { 'if-match': '"1"' } });
  });

  test('views of pages and what they read are counted by day', async () => {
    await call('GET', '/about');
    await call('GET', '/about');
    const today = new Date().toISOString().slice(0, 10);
    const counted = await until(async () => {
      const { traffic } = (await send(editor, 'GET', '/api/admin/dashboard')).json;
      return traffic.find(({ day, views }: { day: string; views: number }) => day === today && views > 0);
    });
    expect(counted.views).toBeGreaterThan(0);
  });
});
