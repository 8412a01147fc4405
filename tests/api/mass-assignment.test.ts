import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { db } from '../../functions/src/firebase';
import { call, type Answer } from '../setup/call';
import { aMember, aStaff, type Person } from '../setup/people';
import { fingerprintOfAll, nothingIsUnderWay } from '../setup/store';
import { COLLECTIONS, TABLE } from './role-route-table';

type Who = 'visitor' | 'member' | 'editor' | 'admin' | 'super';

/** A body that would do, and beside it the names of what its sender must not be able to say. */
interface Row {
  who: Who;
  route: string;
  body?: Record<string, unknown>;
  /** Not known there: refused by name. A dot leads into a part of the body. */
  refused: string;
  /** Where it is refused without saying which. */
  status?: 403;
}

/** What somebody would say who wants more than they have; of anything that is not here, the word itself. */
const WANTED: Record<string, unknown> = {
  status: 'approved',
  role: 'super_admin',
  roles: ['super_admin'],
  permissions: ['*'],
  claims: { role: 'super_admin' },
  isAdmin: true,
  isStaff: true,
  isActive: true,
  isVerified: true,
  isApproved: true,
  hasCompletedProfile: true,
  emailVerified: true,
  verified: [{ address: 'stolen@nexus.test', by: 'link', at: '2026-01-01T00:00:00.000Z' }],
  profileCompletionPercentage: 100,
  version: 99,
  standing: 99,
  position: 1,
  sessions: { stolen: '2031-01-01T00:00:00.000Z' },
  createdAt: '2000-01-01T00:00:00.000Z',
  updatedAt: '2000-01-01T00:00:00.000Z',
};
const wanted = (name: string) => WANTED[name] ?? 'stolen';

/** What only sign-in, moderators and the server itself say of a person. */
const OF_PEOPLE = `uid memberId userId role roles permissions claims isAdmin isStaff isVerified verifiedAt verifiedBy talks badges confirmed approvedAt
  approvedBy rejectedAt rejectionReason decidedBy decidedAt standing profileCompletionPercentage openRequestId requestedAt exchange openRequest question leavingAt
  sessions sessionsEndedAt sub linkedinSub iss provider linkedinEmail linkedinPicture verified emailInUse emailVerified
  isEmailWaiting isEmailConfirmed confirmation language createdAt updatedAt version`;
/** What only the server says of a document. */
const OF_DOCUMENTS = 'uid createdBy updatedBy decidedBy publishedAt removedAt removedBy actor uses by role isVerified';
const TOKEN = { token: 't'.repeat(43) };
const FORM = { elapsed: 5_000 };
const DATA = {
  name: 'Some Body',
  email: 'some.body@nexus.test',
  phone: '+20 100 000 0000',
  experience: 'Ten years on site',
  motivation: 'To help on Saturdays',
};

const BY_PEOPLE: Row[] = [
  { who: 'member', route: 'PUT /api/members/{id}', body: { bio: 'Mine' }, refused: OF_PEOPLE },
  {
    who: 'member',
    route: 'PUT /api/members/{id}',
    body: { visibility: { links: 'team' } },
    refused: 'seenBy visibility.email visibility.status visibility.name visibility.imageUrl visibility.memberId',
  },
  { who: 'member', route: 'POST /api/members', body: { bio: 'Mine' }, refused: OF_PEOPLE },
  {
    who: 'member',
    route: 'POST /api/join-requests',
    refused: 'id uid version submittedAt decidedBy decidedAt reason data role isVerified isApproved owner',
  },
  { who: 'member', route: 'POST /api/members/{id}/leave', refused: 'leavingAt day memberId id status role' },
  {
    who: 'member',
    route: 'PUT /api/members/{id}/mails/{kind}',
    body: { isOn: false },
    refused: 'kind key email memberId id mailsOff language',
  },
  {
    who: 'member',
    route: 'POST /api/members/{id}/calendar',
    refused: 'address key nonce memberId id createdAt language file',
  },
  {
    who: 'member',
    route: 'POST /api/members/{id}/messages',
    body: { text: 'x' },
    refused: 'from to replyTo subject html name language isHeld sentAt id headers kind',
  },
  {
    who: 'member',
    route: 'PUT /api/mentoring',
    body: { isOn: false, skills: [], topics: '', places: 1, hours: '' },
    refused: 'taken free id memberId isHeld version status isVerified',
  },
  {
    who: 'member',
    route: 'POST /api/mentors/{id}/requests',
    body: { text: 'x' },
    refused: 'mentor mentee state isHeld remindAt listedFor askedAt id',
  },
  {
    who: 'member',
    route: 'PUT /api/mentorships/{id}',
    body: { answer: 'yes' },
    refused: 'state mentor mentee by isHeld taken',
  },
  {
    who: 'member',
    route: 'POST /api/messages/{id}/answer',
    body: { text: 'x' },
    refused: 'from to replyTo subject html isAnswered id',
  },
  { who: 'member', route: 'POST /api/messages/{id}/report', refused: 'text from to state decidedBy id reportedAt' },
  { who: 'member', route: 'PUT /api/members/{id}/blocks/{other}', refused: 'by of at id' },
  {
    who: 'member',
    route: 'POST /api/members/{id}/address-confirmation',
    refused: 'email address to token verified memberId language',
  },
  {
    who: 'member',
    route: 'POST /api/members/{id}/linkedin-picture',
    refused: 'url imageUrl linkedinPicture memberId',
  },
  {
    who: 'member',
    route: 'POST /api/events/{id}/applications',
    refused: 'status position memberId eventId name email appliedAt checkedInAt isCheckedIn capacity',
  },
  {
    who: 'member',
    route: 'POST /api/members/{id}/answers',
    body: { questionId: 'x', text: 'y' },
    refused: 'id memberId requestId answeredAt askedBy askedAt status standing exchange pausedMs',
  },
  { who: 'member', route: 'POST /api/draft-key', refused: 'key uid memberId' },
  { who: 'member', route: 'POST /api/auth/sign-out', refused: 'uid memberId sid sessions' },
  { who: 'member', route: 'POST /api/auth/sign-ins/{id}/end', refused: 'uid memberId sid sessions everywhere' },
  { who: 'member', route: 'POST /api/auth/sign-ins/end-others', refused: 'uid memberId sid sessions at' },
  {
    who: 'visitor',
    route: 'POST /api/submissions',
    body: { type: 'mentor', data: DATA, ...FORM },
    refused: `notes address submittedAt repliedAt invitedAt version createdAt uid memberId decidedBy role isVerified
      data.id data.status data.notes data.address data.memberId data.version`,
  },
  {
    who: 'visitor',
    route: 'POST /api/newsletter',
    body: { email: 'some.body@nexus.test', language: 'en', ...FORM },
    refused: 'id state status token confirmed verified version createdAt askedAt memberId',
  },
  { who: 'visitor', route: 'POST /api/newsletter/confirm', body: TOKEN, refused: 'email address state id' },
  { who: 'visitor', route: 'POST /api/newsletter/unsubscribe', body: TOKEN, refused: 'email address state id' },
  {
    who: 'visitor',
    route: 'POST /api/address-confirmations',
    body: TOKEN,
    refused: 'email address memberId uid verified',
  },
  {
    who: 'visitor',
    route: 'POST /api/crashes',
    body: { message: 'x', stack: 'y', path: '/' },
    refused: 'id at actor uid level requestId',
  },
  {
    who: 'visitor',
    route: 'POST /api/auth/session',
    refused: 'memberId uid sid next provenAt customToken role status',
  },
  {
    who: 'visitor',
    route: 'POST /api/auth/staff/session',
    body: { idToken: 'x' },
    refused: 'uid sid role claims staff provenAt secondFactor hasSecondFactor isByLink',
  },
  {
    who: 'visitor',
    route: 'POST /api/auth/staff/forgot',
    body: { email: 'some.body@nexus.test', language: 'en' },
    refused: 'id uid role to link',
  },
  {
    who: 'visitor',
    route: 'POST /api/auth/staff/password',
    body: { token: 'x', password: 'rainy streets of Cairo' },
    refused: 'id uid email role isActive acceptedAt',
  },
];

const BY_STAFF: Row[] = [
  { who: 'editor', route: 'POST /api/admin/me/second-factor', refused: 'id uid secret since recovery lastStep email' },
  ...['confirm', 'recovery-codes', 'remove'].map((step): Row => ({
    who: 'editor',
    route: `POST /api/admin/me/second-factor/${step}`,
    body: { code: '000000' },
    refused: 'id uid secret since recovery recoveryCodes lastStep session sid',
  })),
  { who: 'editor', route: 'POST /api/admin/activity/{id}/undo', refused: 'actor by action changes' },
  {
    who: 'editor',
    route: 'POST /api/admin/restore/{resource}/{id}',
    body: { entryId: 'x' },
    refused: 'version before after document by',
  },
  { who: 'editor', route: 'POST /api/admin/bin/{id}/restore', refused: 'document version removedBy by' },
  {
    who: 'editor',
    route: 'PUT /api/admin/presence/{resource}/{id}',
    body: { isOpen: true },
    refused: 'uid id name at people expiresAt by role',
  },
  {
    who: 'editor',
    route: 'POST /api/admin/schedule',
    body: { resource: 'news', documentId: 'x', isShown: true, at: '2031-01-01T00:00:00Z' },
    refused: 'id title by version createdAt',
  },
  {
    who: 'editor',
    route: 'PUT /api/admin/order/{resource}',
    body: { ids: ['x'] },
    refused: 'by version updatedAt',
  },
  {
    who: 'editor',
    route: 'POST /api/admin/bulk/{resource}',
    body: { ids: ['x'], change: 'hide' },
    refused: 'id by left done total entryId startedAt',
  },
  { who: 'editor', route: 'POST /api/admin/bulk-jobs/{id}/continue', refused: 'by left done change ids' },
  {
    who: 'editor',
    route: 'POST /api/admin/import/{resource}',
    body: { rows: [{ title: 'A row' }] },
    refused: 'by resource entryId',
  },
  {
    who: 'editor',
    route: 'POST /api/admin/media/{id}/replace',
    body: { url: '/media/x.jpg' },
    refused: 'id by name purpose uses',
  },
  { who: 'editor', route: 'POST /api/admin/sweep', refused: 'by before filter ids' },
  { who: 'editor', route: 'POST /api/mission-vision/{id}/activate', refused: 'isActive version by' },
  {
    who: 'admin',
    route: 'PUT /api/members/{id}',
    body: { status: 'approved' },
    refused: 'decidedBy decidedAt approvedAt standing role version',
  },
  {
    who: 'admin',
    route: 'PUT /api/members/{id}',
    body: { isVerified: true },
    refused: 'status verifiedAt verifiedBy isApproved',
  },
  // The words of a profile are their owner's.
  ...['email', 'name', 'bio', 'imageUrl'].map((words): Row => ({
    who: 'admin',
    route: 'PUT /api/members/{id}',
    body: { status: 'approved' },
    refused: words,
    status: 403,
  })),
  {
    who: 'admin',
    route: 'PUT /api/join-requests/{id}',
    body: { status: 'approved' },
    refused: 'id data memberId decidedBy decidedAt submittedAt version standing',
  },
  {
    who: 'admin',
    route: 'POST /api/join-requests/{id}/questions',
    body: { text: 'x' },
    refused: 'id memberId email to askedBy askedAt answer answeredAt status standing',
  },
  {
    who: 'admin',
    route: 'PUT /api/admin/me/request-mails',
    body: { choice: 'daily' },
    refused: 'id email language role toldOf requestMails',
  },
  { who: 'admin', route: 'POST /api/admin/cases/{id}/notes', body: { text: 'x' }, refused: 'id by at notes memberId' },
  {
    who: 'admin',
    route: 'PUT /api/submissions/{id}',
    body: { notes: 'x' },
    refused: 'id type data address submittedAt repliedAt invitedAt version',
  },
  {
    who: 'admin',
    route: 'POST /api/submissions/{id}/reply',
    body: { subject: 'x', text: 'y' },
    refused: 'to from email address html template status',
  },
  {
    who: 'admin',
    route: 'POST /api/admin/undelivered/{of}/{id}',
    refused: 'to message delivery state attempts kind address memberId',
  },
  {
    who: 'editor',
    route: 'POST /api/admin/issues',
    body: { subject: { en: 'x' }, intro: {} },
    refused: 'id version state shown sentAt createdAt updatedAt updatedBy recipients to html',
  },
  {
    who: 'editor',
    route: 'PUT /api/admin/issues/{id}',
    body: { subject: { en: 'x' }, intro: {} },
    refused: 'id version state shown sentAt createdAt updatedAt updatedBy recipients to html',
  },
  {
    who: 'editor',
    route: 'POST /api/admin/issues/{id}/test',
    body: { language: 'en' },
    refused: 'to email id subject html',
  },
  { who: 'admin', route: 'POST /api/admin/issues/{id}/send', refused: 'to id state version after total sentAt' },
  { who: 'admin', route: 'POST /api/admin/issues/{id}/stop', refused: 'id state version after sent total recipients' },
  {
    who: 'admin',
    route: 'PUT /api/reports/{id}',
    body: { state: 'closed' },
    refused: 'text note from to decidedBy reportedAt version id',
  },
  { who: 'admin', route: 'POST /api/submissions/{id}/invite', refused: 'to email name role status' },
  {
    who: 'admin',
    route: 'PUT /api/events/{id}/applications/{memberId}',
    body: { isCheckedIn: true },
    refused: 'memberId eventId name email position appliedAt checkedInAt',
  },
  {
    who: 'super',
    route: 'POST /api/admin/users',
    body: { email: 'new.one@nexus.test', name: 'New One' },
    refused: 'id uid isActive acceptedAt state lastLogin sessions password claims permissions createdAt invitation',
  },
  {
    who: 'super',
    route: 'PUT /api/admin/users/{id}',
    body: { name: 'New Name' },
    refused: `id uid email acceptedAt state lastLogin sessions sessionsEndedAt password claims permissions createdAt
      invitation version`,
  },
  { who: 'super', route: 'POST /api/admin/users/{id}/second-factor/reset', refused: 'code uid email id' },
  { who: 'super', route: 'POST /api/admin/users/{id}/invite', refused: 'email to role id' },
  { who: 'super', route: 'POST /api/admin/users/{id}/end-sessions', refused: 'sid uid at' },
];

const SINGLETONS = ['hero', 'about', 'statistics', 'settings'];
const ROWS: Row[] = [
  ...BY_PEOPLE,
  ...BY_STAFF,
  ...COLLECTIONS.flatMap((name): Row[] => [
    { who: 'editor', route: `POST /api/${name}`, refused: OF_DOCUMENTS },
    { who: 'editor', route: `PUT /api/${name}/{id}`, refused: OF_DOCUMENTS },
  ]),
  ...SINGLETONS.map((name): Row => ({ who: 'editor', route: `PUT /api/${name}`, refused: OF_DOCUMENTS })),
];

const people = {} as Record<Exclude<Who, 'visitor'>, Person>;
let target: Person;
beforeAll(async () => {
  people.member = await aMember('approved');
  people.editor = await aStaff('editor');
  people.admin = await aStaff('admin');
  people.super = await aStaff('super_admin');
  target = await aStaff('viewer');
});
const tokenOf = (who: Who) => (who === 'visitor' ? undefined : people[who].token);
const stored = async (path: string) => (await db().doc(path).get()).data();

/** `{ data: { id: … } }` of `data.id`. */
function withWanted(body: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  const all = structuredClone(body);
  for (const name of names) {
    const [outer = '', inner] = name.split('.');
    if (inner === undefined) all[outer] = wanted(outer);
    else Object.assign(all[outer] as object, { [inner]: wanted(inner) });
  }
  return all;
}

/** A document that a change may be about, with its version: content is looked at before what is sent. */
async function place({ who, route }: Row): Promise<{ path: string; version: number }> {
  const path = route.split(' ')[1] ?? '';
  const name = /^\/api\/([a-z-]+)(\/\{id\})?$/.exec(path)?.[1] ?? '';
  const { token } = people.editor;
  if (route.startsWith('PUT ') && SINGLETONS.includes(name)) {
    const { json } = await call('GET', `/api/admin/content/${name}`, { token });
    return { path, version: Number(json.version) };
  }
  if (route.startsWith('PUT ') && COLLECTIONS.includes(name)) {
    const [first] = (await call('GET', `/api/admin/content/${name}`, { token })).json.rows;
    return { path: path.replace('{id}', first.id), version: Number(first.version) };
  }
  const id = who === 'super' ? target.id : path.startsWith('/api/admin/media') ? 'a'.repeat(32) : people.member.id;
  return {
    path: path
      .replace('{resource}', 'news')
      .replace('{kind}', 'eventChanged')
      .replace('{of}', 'mails')
      .replace(/\{\w+\}/g, id),
    version: 0,
  };
}

async function send(row: Row, names: readonly string[]): Promise<Answer> {
  const { path, version } = await place(row);
  const [method = ''] = row.route.split(' ');
  const headers = { 'if-match': `"${version}"` };
  return call(method, path, { token: tokenOf(row.who), body: withWanted(row.body ?? {}, names), headers });
}

describe('S20 S27 what its sender must not be able to say', () => {
  test('S20 the table names every route that takes a body, for whoever may ask it', () => {
    const writing = TABLE.map(({ route }) => route).filter((route) => /^(POST|PUT) /.test(route));
    const listed = new Set(ROWS.map(({ route }) => route));
    // A picture comes in a form, see below; what turns mails off reads no body.
    const others = [...new Set(writing)].filter((route) => !listed.has(route));
    expect(others.sort()).toEqual(['POST /api/mails/{id}/{kind}/{key}', 'POST /api/upload']);
  });

  test('S20 S27 is refused by name in every body, and nothing of it is stored', async () => {
    await nothingIsUnderWay();
    const before = await fingerprintOfAll(['audit', 'limits']);
    const wrong: unknown[] = [];
    for (const row of ROWS) {
      const names = row.refused.split(/\s+/);
      const { status, json } = await send(row, names);
      const unknown = Object.entries((json?.error?.fields ?? {}) as Record<string, string>)
        .filter(([, sentence]) => sentence === 'This field is not known')
        .map(([name]) => name);
      const taken = row.status ? [] : names.filter((name) => !unknown.includes(name));
      if (status !== (row.status ?? 422) || taken.length > 0) wrong.push([row.who, row.route, status, taken]);
    }
    expect(wrong).toEqual([]);
    expect(await fingerprintOfAll(['audit', 'limits'])).toBe(before);
  });
});

describe('S20 what the specified clients send all the same', () => {
  test('S20 of a profile: taken without effect, by PUT and by POST', async () => {
    const member = await aMember('pending', { bio: 'Before' });
    const before = await stored(`members/${member.id}`);
    const account = await stored(`members/${member.id}/private/account`);
    const says = withWanted({ bio: 'After' }, ['id', 'status', 'isApproved', 'hasCompletedProfile']);
    for (const [method, path, status] of [
      ['PUT', `/api/members/${member.id}`, 200],
      ['POST', '/api/members', 201],
    ] as const) {
      const answer = await call(method, path, { token: member.token, body: says });
      expect([answer.status, answer.json.id, answer.json.status, answer.json.isApproved]).toEqual([
        status,
        member.id,
        'pending',
        false,
      ]);
    }
    const after = await stored(`members/${member.id}`);
    const own = ['bio', 'updatedAt', 'version', 'profileCompletionPercentage'];
    const others = (document: object | undefined) =>
      Object.fromEntries(Object.entries(document ?? {}).filter(([name]) => !own.includes(name)));
    expect(others(after)).toEqual(others(before));
    expect([after?.['status'], after?.['hasCompletedProfile'], after?.['bio']]).toEqual(['pending', false, 'After']);
    expect(await stored(`members/${member.id}/private/account`)).toEqual(account);
    expect(await stored('members/stolen')).toBeUndefined();
  });

  test('S20 of a request to join: who asks is who is signed in, with the profile that is stored', async () => {
    const [member, other] = [await aMember('pending', { name: 'Who Asks' }), await aMember('pending')];
    const says = {
      memberId: other.id,
      email: 'stolen@nexus.test',
      name: 'Stolen Name',
      title: 'Stolen',
      picture: '/media/stolen.jpg',
      linkedinUrl: 'https://www.linkedin.com/in/stolen',
      skills: ['Finance'],
      createdAt: WANTED['createdAt'],
      status: 'approved',
    };
    const { status, json } = await call('POST', '/api/join-requests', { token: member.token, body: says });
    expect([status, json.status]).toEqual([201, 'new']);
    const request = await stored(`joinRequests/${json.id}`);
    expect(request).toMatchObject({ status: 'new', decidedBy: '', decidedAt: null, reason: '' });
    expect(request?.['data']).toMatchObject({ memberId: member.id, name: 'Who Asks', title: 'Planner', picture: '' });
    expect(JSON.stringify(request)).not.toMatch(/stolen|2000-01-01/i);
    expect((await stored(`members/${other.id}`))?.['openRequestId']).toBeNull();
    expect((await stored(`members/${member.id}`))?.['status']).toBe('pending');
  });

  test('S20 of an application: its id and status are the server’s', async () => {
    const headers = { 'x-test-client': '198.51.100.44', 'idempotency-key': randomUUID() };
    const body = withWanted({ type: 'mentor', data: DATA, ...FORM }, ['id', 'status']);
    const { status, json } = await call('POST', '/api/submissions', { body, headers });
    expect(status).toBe(201);
    expect(await stored('submissions/stolen')).toBeUndefined();
    expect(await stored(`submissions/${json.id}`)).toMatchObject({ status: 'new', notes: '', version: 1 });
  });

  test('S20 of a document: its id, version and times are the server’s, when it is made, changed and imported', async () => {
    const { token } = people.editor;
    const own = ['id', 'version', 'createdAt', 'updatedAt'];
    const begun = new Date().toISOString();
    const made = await call('POST', '/api/news', {
      token,
      body: withWanted({ title: 'Made', isPublished: false }, own),
    });
    expect([made.status, made.json.version]).toEqual([201, 1]);
    const path = `news/${made.json.id}`;
    const first = await stored(path);
    expect([first?.['version'], String(first?.['createdAt']) >= begun]).toEqual([1, true]);
    const headers = { 'if-match': '"1"' };
    const changed = await call('PUT', `/api/${path}`, { token, headers, body: withWanted({ title: 'Changed' }, own) });
    expect(changed.status).toBe(200);
    const second = await stored(path);
    expect([second?.['version'], second?.['createdAt'], second?.['title'].en]).toEqual([
      2,
      first?.['createdAt'],
      'Changed',
    ]);
    expect(String(second?.['updatedAt']) >= String(first?.['updatedAt'])).toBe(true);
    expect(await stored('news/stolen')).toBeUndefined();

    const id = `named-${randomUUID()}`;
    const row = { ...withWanted({ title: 'Row', isPublished: false }, own), id };
    const imported = await call('POST', '/api/admin/import/news', { token, body: { rows: [row] } });
    expect(imported.status, imported.text).toBe(201);
    const third = await stored(`news/${id}`);
    expect([third?.['version'], String(third?.['createdAt']) >= begun]).toEqual([1, true]);
  });

  test('S20 of a picture: whose it is, what for and where it is shown are the server’s', async () => {
    const noise = { type: 'gaussian' as const, mean: 120, sigma: 40 };
    const create = { width: 24, height: 24, channels: 3 as const, background: '#777', noise };
    const raw = new FormData();
    raw.append('file', new Blob([new Uint8Array(await sharp({ create }).jpeg().toBuffer())]), 'stolen.jpg');
    for (const name of ['id', 'by', 'alsoBy', 'url', 'name', 'uses', 'finds', 'createdAt', 'uid', 'memberId'])
      raw.append(name, target.id);
    const { status, json } = await call('POST', '/api/upload', { token: people.member.token, raw });
    expect(status).toBe(200);
    const record = await stored(`pictures/${String(json.url).slice(7, 39)}`);
    expect(record).toMatchObject({ by: people.member.id, purpose: 'avatar', name: '', uses: [], finds: [] });
    expect(JSON.stringify(record)).not.toContain(target.id);
  });
});
