import { readFileSync } from 'node:fs';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
  type Firestore,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { world } from '../setup/world';

/** Every collection that the server uses. A new one belongs here; it is denied until a rule says otherwise. */
const PRIVATE =
  'members joinRequests cases staff staffEmails staffGuard addressLinks calendarFeeds messages mentorships blocks reports erasures claims auditParts bulk roster audit outbox mail identities signIns signInNotes handles draftKeys limits idempotency published contentLists bin pictures schedule submissions subscribers consents issues sendings traffic applications meta migrations anything'.split(
    ' ',
  );
const CONTENT =
  'about events experts hero initiatives mission-vision news pages partners programs sdgs settings statistics success-stories'.split(
    ' ',
  );
const COLLECTIONS = [...PRIVATE, ...CONTENT];
const kinds = [
  'visitor',
  'pending',
  'approved',
  'rejected',
  'viewer',
  'editor',
  'admin',
  'super_admin',
  'deactivated',
] as const;
type Kind = (typeof kinds)[number];

let environment: RulesTestEnvironment;

beforeAll(async () => {
  const [host = '', port = ''] = world.firestore.split(':');
  const rules = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');
  environment = await initializeTestEnvironment({
    projectId: world.project,
    firestore: { host, port: Number(port), rules },
  });
  await environment.withSecurityRulesDisabled(async (context) => {
    const store = context.firestore() as unknown as Firestore;
    // The same session stands in all of them, so that only who somebody is makes a difference.
    const other = { status: 'approved', sessions: { open: '2026-01-01T00:00:00.000Z' } };
    for (const name of PRIVATE) await setDoc(doc(store, name, 'other'), other, { merge: true });
    for (const kind of kinds) {
      await setDoc(doc(store, 'members', kind), { status: kind, sessions: { open: '2026-01-01T00:00:00.000Z' } });
      await setDoc(doc(store, 'members', kind, 'private', 'account'), { email: 'x@nexus.test' });
      const role = kind === 'deactivated' ? 'admin' : kind;
      if (['viewer', 'editor', 'admin', 'super_admin', 'deactivated'].includes(kind))
        await setDoc(doc(store, 'staff', kind), { role, isActive: kind !== 'deactivated', sessions: { open: '2026' } });
    }
    await setDoc(doc(store, 'members', 'other', 'private', 'account'), { email: 'y@nexus.test' });
  });
});
/** What stands there for the rules alone would be read by other suites as what people wrote. */
afterAll(async () => {
  await environment.withSecurityRulesDisabled(async (context) => {
    const store = context.firestore() as unknown as Firestore;
    const members = [...kinds, 'other', 'older'];
    const paths = [
      ...PRIVATE.map((name) => `${name}/other`),
      ...members.flatMap((id) => [`members/${id}/private/account`, `members/${id}`]),
      ...kinds.map((kind) => `staff/${kind}`),
    ];
    for (const path of paths) await deleteDoc(doc(store, path));
  });
  await environment.cleanup();
});

const HOUR = 3_600;

function storeOf(kind: Kind, given: { sid?: string; hoursAgo?: number } = { sid: 'open' }): Firestore {
  const { hoursAgo = 0, ...token } = given;
  // The token claims the highest role throughout: what counts must be the document.
  const claims = { role: 'super_admin', auth_time: Math.floor(Date.now() / 1_000) - hoursAgo * HOUR, ...token };
  const context =
    kind === 'visitor' ? environment.unauthenticatedContext() : environment.authenticatedContext(kind, claims);
  return context.firestore() as unknown as Firestore;
}

const open = new Map<Kind, Firestore>();
/** One connection for all that somebody is asked one after the other. */
function openStoreOf(kind: Kind): Firestore {
  const store = open.get(kind) ?? storeOf(kind);
  open.set(kind, store);
  return store;
}

const allows = (attempt: Promise<unknown>) =>
  attempt.then(
    () => true,
    (error: { code?: string }) => {
      if (error.code === 'permission-denied') return false;
      throw error;
    },
  );

/** Who moderates, by hand. */
const MODERATORS: readonly Kind[] = ['admin', 'super_admin'];
const EDITORS: readonly Kind[] = ['editor', ...MODERATORS];

describe.each(kinds)('%s', (kind) => {
  test.each(COLLECTIONS)('S25 of %s reads and writes nothing that is another’s', async (name) => {
    const store = openStoreOf(kind);
    const target = doc(store, name, 'other');
    const asked = {
      get: getDoc(target),
      list: getDocs(collection(store, name)),
      create: setDoc(doc(store, name, 'new'), { a: 1 }),
      update: updateDoc(target, { status: 'approved' }),
      delete: deleteDoc(target),
    };
    const allowed = await Promise.all(Object.values(asked).map((attempt) => allows(attempt)));
    expect(Object.keys(asked).filter((_, index) => allowed[index])).toEqual([]);
  });

  test('S25 reads their own member document and account, and changes neither', async () => {
    const store = storeOf(kind);
    const isSomebody = kind !== 'visitor';
    expect(await allows(getDoc(doc(store, 'members', kind)))).toBe(isSomebody);
    expect(await allows(getDoc(doc(store, 'members', kind, 'private', 'account')))).toBe(isSomebody);
    expect(await allows(getDoc(doc(store, 'members', 'other', 'private', 'account')))).toBe(false);
    expect(await allows(getDocs(collection(store, 'members', kind, 'private')))).toBe(false);
    expect(await allows(updateDoc(doc(store, 'members', kind), { status: 'approved' }))).toBe(false);
    expect(await allows(setDoc(doc(store, 'members', kind, 'private', 'account'), { email: 'z' }))).toBe(false);
    expect(await allows(deleteDoc(doc(store, 'members', kind)))).toBe(false);
  });

  test('S25 sees that the roster, the inbox or a door changed exactly if they may moderate, and who has a document open if they may edit', async () => {
    const store = storeOf(kind);
    const changes = collection(store, 'rosterChanges');
    expect(await allows(getDocs(query(changes, limit(1))))).toBe(MODERATORS.includes(kind));
    expect(await allows(getDoc(doc(changes, 'any')))).toBe(MODERATORS.includes(kind));
    expect(await allows(getDocs(query(changes, limit(2)))), 'more than that there was one').toBe(false);
    expect(await allows(getDocs(changes))).toBe(false);
    expect(await allows(getDoc(doc(store, 'roster', 'base')))).toBe(false);
    const inbox = collection(store, 'submissions');
    expect(await allows(getDocs(query(inbox, limit(1))))).toBe(MODERATORS.includes(kind));
    expect(await allows(getDocs(query(inbox, limit(2)))), 'more than that there is one').toBe(false);
    expect(await allows(getDocs(inbox))).toBe(false);
    expect(await allows(getDoc(doc(store, 'eventSeats', 'any')))).toBe(MODERATORS.includes(kind));
    expect(await allows(getDocs(collection(store, 'eventSeats')))).toBe(false);
    expect(await allows(getDoc(doc(store, 'presence', 'news.any')))).toBe(EDITORS.includes(kind));
    expect(await allows(getDocs(collection(store, 'presence')))).toBe(false);
    expect(await allows(setDoc(doc(store, 'presence', 'news.any'), { people: {} }))).toBe(false);
    expect(await allows(setDoc(doc(store, 'eventSeats', 'any'), { confirmed: 0 }))).toBe(false);
    expect(await allows(deleteDoc(doc(store, 'eventSeats', 'any')))).toBe(false);
    expect(await allows(getDoc(doc(store, 'staff', kind))), 'their own account of the staff').toBe(false);
    expect(await allows(setDoc(doc(store, 'roster', 'base'), { shards: [] }))).toBe(false);
    expect(await allows(setDoc(doc(changes, 'any'), { memberId: kind, data: null }))).toBe(false);
  });
});

const mayWatch = async (kind: Kind, given?: Parameters<typeof storeOf>[1]) => [
  await allows(getDoc(doc(storeOf(kind, given), 'members', kind))),
  await allows(getDoc(doc(storeOf(kind, given), 'members', kind, 'private', 'account'))),
  await allows(getDoc(doc(storeOf(kind, given), 'rosterChanges', 'any'))),
];

test('SEC-07 a token of no session, or of one that is not open, reads nothing', async () => {
  expect(await mayWatch('approved')).toEqual([true, true, false]);
  expect(await mayWatch('approved', { sid: 'ended' })).toEqual([false, false, false]);
  expect(await mayWatch('approved', {})).toEqual([false, false, false]);
  expect((await mayWatch('admin'))[2]).toBe(true);
  expect((await mayWatch('admin', { sid: 'ended' }))[2]).toBe(false);
  expect((await mayWatch('admin', {}))[2]).toBe(false);
});

test('S15 a session of the staff reads nothing 24 hours after it began', async () => {
  expect((await mayWatch('admin', { sid: 'open', hoursAgo: 23 }))[2]).toBe(true);
  expect((await mayWatch('admin', { sid: 'open', hoursAgo: 25 }))[2]).toBe(false);
});

test('SEC-07 an account that names no session has none open', async () => {
  await environment.withSecurityRulesDisabled(async (context) => {
    const store = context.firestore() as unknown as Firestore;
    await setDoc(doc(store, 'members', 'older'), { status: 'approved', sessionsEndedAt: null, endedSessions: [] });
  });
  const claims = { sid: 'open', auth_time: Math.floor(Date.now() / 1_000) };
  const store = environment.authenticatedContext('older', claims).firestore() as unknown as Firestore;
  expect(await allows(getDoc(doc(store, 'members', 'older')))).toBe(false);
});

/** What somebody is answered who asks Firestore itself, past every SDK. */
async function asked(who: Kind, method: string, body: object, parent = ''): Promise<number> {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const at = Math.floor(Date.now() / 1_000);
  const token = { sub: who, user_id: who, iat: at, exp: at + HOUR, auth_time: at, sid: 'open', role: 'super_admin' };
  const root = `projects/${world.project}/databases/(default)/documents`;
  const answer = await fetch(`http://${world.firestore}/v1/${root}${parent}:${method}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(who !== 'visitor' && { authorization: `Bearer ${part({ alg: 'none', typ: 'JWT' })}.${part(token)}.` }),
    },
    body: JSON.stringify(body).replaceAll('{root}', root),
  });
  const text = await answer.text();
  // Some answers are streams whose first line says what went wrong.
  return /"code":\s*403/.test(text) ? 403 : answer.status;
}

describe.each(['visitor', 'approved', 'admin'] as const)('S25 by every other door of Firestore, %s', (who) => {
  const own = `{root}/members/${who}`;
  const from = (collectionId: string, allDescendants = false) => ({ from: [{ collectionId, allDescendants }] });
  const isOwn = {
    where: {
      fieldFilter: { field: { fieldPath: '__name__' }, op: 'EQUAL', value: { referenceValue: own } },
    },
  };
  const counted = (structuredQuery: object) => ({
    structuredAggregationQuery: { structuredQuery, aggregations: [{ alias: 'n', count: {} }] },
  });
  const COLLECTIONS_ASKED = ['members', 'private', 'account', 'applications', 'submissions', 'staff', 'audit', 'mail'];

  test('S25 gets one own document and nothing beside it', async () => {
    const got = (documents: string[]) => asked(who, 'batchGet', { documents });
    if (who !== 'visitor') expect(await got([own])).toBe(200);
    expect(await got([own, '{root}/members/other'])).toBe(403);
    expect(await got(['{root}/members/other/private/account'])).toBe(403);
  });

  test('S25 counts, sums and selects nothing, of one collection or of all of a name, not even what is their own', async () => {
    for (const name of COLLECTIONS_ASKED)
      for (const all of [false, true]) {
        const queries = [from(name, all), { ...from(name, all), select: { fields: [{ fieldPath: '__name__' }] } }];
        const answers = queries.flatMap((query) => [
          asked(who, 'runQuery', { structuredQuery: query }),
          asked(who, 'runAggregationQuery', counted(query)),
        ]);
        expect([name, all, ...(await Promise.all(answers))]).toEqual([name, all, 403, 403, 403, 403]);
      }
    const itself = { ...from('members'), ...isOwn };
    expect(await asked(who, 'runQuery', { structuredQuery: itself })).toBe(403);
    expect(await asked(who, 'runAggregationQuery', counted(itself))).toBe(403);
    expect(await asked(who, 'runQuery', { structuredQuery: from('private') }, `/members/${who}`)).toBe(403);
  });

  test('S25 learns no names of collections, and writes nothing by a batch or in passing', async () => {
    for (const parent of ['', `/members/${who}`]) expect(await asked(who, 'listCollectionIds', {}, parent)).toBe(403);
    const document = { name: own, fields: { status: { stringValue: 'approved' } } };
    const writes = [
      [{ update: document, updateMask: { fieldPaths: ['status'] } }],
      [{ transform: { document: own, fieldTransforms: [{ fieldPath: 'x', increment: { integerValue: '1' } }] } }],
      [{ delete: own }],
      [{ verify: '{root}/members/other', currentDocument: { exists: true } }],
    ];
    for (const write of writes) expect(await asked(who, 'commit', { writes: write })).toBe(403);
  });
});

interface Report {
  sourcePosition?: { line?: number; column?: number };
  values?: { value?: { boolValue?: boolean } }[];
  children?: Report[];
}

test('S25 every condition of the rules was true for somebody and false for somebody', async () => {
  const address = `http://${world.firestore}/emulator/v1/projects/${world.project}:ruleCoverage`;
  const { report } = (await (await fetch(address)).json()) as { report: Report[] };
  const oneSided: string[] = [];
  const visit = ({ sourcePosition, values = [], children = [] }: Report) => {
    const seen = new Set(values.map(({ value }) => value?.boolValue).filter((value) => value !== undefined));
    if (seen.size === 1)
      oneSided.push(`line ${sourcePosition?.line}, column ${sourcePosition?.column}: only ${[...seen].join()}`);
    children.forEach(visit);
  };
  report.forEach(visit);
  expect(report.length).toBeGreaterThan(0);
  expect(oneSided).toEqual([]);
});
