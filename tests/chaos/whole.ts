import { getStorage } from 'firebase-admin/storage';
import { db } from '../../functions/src/firebase';
import { sweep } from '../../functions/src/outbox/outbox';
import { eraseDue } from '../../functions/src/store/personal-data/erasure';
import { forgetRoster, readRoster, type Roster } from '../../functions/src/store/projections/roster';
import { foldRoster } from '../../functions/src/store/projections/roster-fold';
import { runSchedule } from '../../functions/src/store/content/schedule';
import { everyDocument } from '../setup/store';

type Data = Record<string, unknown>;
interface Change {
  path: string;
  version: number;
  before: Data | null;
  after: Data | null;
}

/**
 * Lets Nexus carry on with what was left, as it does by itself, and then compares everything written since a moment
 * with everything else that tells of it. Written from what must be true of the store, not with the code that writes it.
 */
export async function faultsSince(started: string): Promise<string[]> {
  while ((await sweep()) > 0);
  await runSchedule(Date.now() + 7_200_000);
  await eraseDue();
  while ((await sweep()) > 0);
  const entries = (await db().collection('audit').where('at', '>=', started).get()).docs.map((doc) => doc.data());
  return [
    ...(await storedAsAudited(entries)),
    ...(await decisionsAgree(started)),
    ...(await seatsAgree()),
    ...(await nothingOfTheErased(entries)),
    ...(await picturesHaveFiles(started)),
    ...(await rosterAgrees()),
    ...(await nothingIsLeftOver(started)),
  ];
}

/** Every document is what its newest audit entry says: nothing is written without one, and nothing half. */
async function storedAsAudited(entries: readonly Data[]): Promise<string[]> {
  // By time: what comes back after it was removed counts its versions from 1 again.
  const inOrder = entries.toSorted((a, b) => (String(a['at']) < String(b['at']) ? -1 : 1));
  const newest = new Map(inOrder.flatMap(({ changes }) => changes as Change[]).map((change) => [change.path, change]));
  const faults: string[] = [];
  for (const { path, version, after } of newest.values()) {
    const stored = (await db().doc(path).get()).data();
    if (after === null && stored === undefined) continue;
    if (stored?.['version'] !== version)
      faults.push(`${path} is ${String(stored?.['version'])}, audited as ${version}`);
    else if (after !== null && !same(without(stored), without(after)))
      faults.push(`${path} is not what its audit entry says`);
  }
  return faults;
}

async function decisionsAgree(started: string): Promise<string[]> {
  const requests = await db().collection('joinRequests').where('createdAt', '>=', started).get();
  const faults: string[] = [];
  for (const request of requests.docs) {
    const { status, data } = request.data() as { status: string; data: { memberId: string } };
    const member = (await db().doc(`members/${data.memberId}`).get()).data();
    const expected = status === 'new' ? 'pending' : status;
    if (member && member['status'] !== expected)
      faults.push(`request ${request.id} is ${status}, its member ${String(member['status'])}`);
    const entries = await db().collection('audit').where('paths', 'array-contains', request.ref.path).get();
    const expectedEntries = status === 'new' ? 1 : 2;
    if (entries.size !== expectedEntries) faults.push(`request ${request.id}: ${entries.size} audit entries`);
  }
  return faults;
}

async function seatsAgree(): Promise<string[]> {
  const faults: string[] = [];
  for (const seats of (await db().collection('eventSeats').get()).docs) {
    const [event, applications] = await Promise.all([
      db().doc(`events/${seats.id}`).get(),
      db().collection(`events/${seats.id}/applications`).get(),
    ]);
    const count = (status: string) => applications.docs.filter((one) => one.data()['status'] === status).length;
    const { confirmed, waitlisted } = seats.data();
    if (confirmed !== count('confirmed') || waitlisted !== count('waitlisted'))
      faults.push(`${seats.id}: ${confirmed}+${waitlisted} seats, ${count('confirmed')}+${count('waitlisted')} people`);
    const capacity = Number(event.data()?.['capacity'] ?? 0);
    if (String(event.data()?.['title']?.['en']).startsWith('chaos-') && capacity > 0 && confirmed > capacity)
      faults.push(`${seats.id}: ${confirmed} in ${capacity} seats`);
  }
  return faults;
}

/** Of who was erased nothing is found in any document of any collection but the bare id in the audit trail. */
async function nothingOfTheErased(entries: readonly Data[]): Promise<string[]> {
  const erased = entries.filter(({ action }) => action === 'member.erase');
  const ids = erased.flatMap(({ paths }) =>
    (paths as string[]).filter((path) => /^members\/[^/]+$/.test(path)).map((path) => path.split('/')[1] ?? ''),
  );
  const faults: string[] = [];
  const traces = new Map(ids.map((id) => [id, [] as string[]]));
  for (const { path, fields } of await everyDocument()) {
    // That they are gone is known for an hour, for servers that knew them; what was known of them is not.
    if (['audit', 'outbox', 'rosterChanges'].includes(path.split('/')[0] ?? '')) continue;
    for (const [id, found] of traces) if (`${path} ${fields}`.includes(id)) found.push(path);
  }
  for (const [id, found] of traces) if (found.length > 0) faults.push(`of ${id}, who is erased: ${found.join(', ')}`);
  return faults;
}

/** A picture that a person or a page shows has its bytes. */
async function picturesHaveFiles(started: string): Promise<string[]> {
  const faults: string[] = [];
  const names = new Set((await getStorage().bucket().getFiles())[0].map(({ name }) => name));
  const all = [...names].join('\n');
  const members = await db().collection('members').where('createdAt', '>=', started).get();
  for (const member of members.docs) {
    const url = String(member.data()['imageUrl'] ?? '');
    const id = /\/media\/([0-9a-f]{32})/.exec(url)?.[1];
    if (id && !all.includes(id)) faults.push(`${member.ref.path} shows ${url}, which is not kept`);
    if (id && !(await db().doc(`pictures/${id}`).get()).exists) faults.push(`${url} is not in the library`);
  }
  return faults;
}

/** As a server has it that has watched since it started, and as one that starts now, before and after the changes are folded. */
async function rosterAgrees(): Promise<string[]> {
  const faults = await faultsOf(await readRoster(), 'one that was up');
  forgetRoster();
  faults.push(...(await faultsOf(await readRoster(), 'one that starts')));
  await foldRoster({ settles: 0, kept: 0 });
  forgetRoster();
  return [...faults, ...(await faultsOf(await readRoster(), 'one that starts after the fold'))];
}

async function faultsOf({ members: listed, counts }: Roster, whose: string): Promise<string[]> {
  const faults: string[] = [];
  const byId = new Map(listed.map(({ entry }) => [entry.id, entry]));
  const members = (await db().collection('members').get()).docs;
  for (const member of members) {
    const { status, name } = member.data();
    const entry = byId.get(member.id);
    if (entry?.status !== status || entry?.name !== name) faults.push(`${whose} is wrong about ${member.id}`);
  }
  if (listed.length !== members.length) faults.push(`${whose} lists ${listed.length} of ${members.length} members`);
  for (const status of ['pending', 'approved', 'rejected'] as const) {
    const real = members.filter((member) => member.data()['status'] === status).length;
    if (counts[status] !== real) faults.push(`${whose} counts ${counts[status]} ${status}, there are ${real}`);
  }
  return faults;
}

/** Nothing waits for ever: side effects are carried out, what was due is done. */
async function nothingIsLeftOver(started: string): Promise<string[]> {
  const queued = await db().collection('outbox').where('state', '==', 'queued').get();
  const due = await db().collection('schedule').where('at', '<=', new Date().toISOString()).get();
  const leaving = await db().collection('members').where('leavingAt', '<=', started).get();
  return [
    ...queued.docs.map(({ id }) => `outbox/${id} waits`),
    ...due.docs.map(({ id }) => `schedule/${id} is due`),
    ...leaving.docs.map(({ id }) => `${id} should be erased`),
  ];
}

/** What lets somebody in is in no audit entry, and opening a session makes none and no new version. */
const NOT_AUDITED = ['version', 'id', 'sessions', 'sessionsEndedAt', 'confirmation', 'invitation', 'reset'];

function without(document: Data): Data {
  return Object.fromEntries(Object.entries(document).filter(([name]) => !NOT_AUDITED.includes(name)));
}

function same(a: unknown, b: unknown): boolean {
  return canonical(a) === canonical(b);
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
