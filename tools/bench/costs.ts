import { db } from '../../functions/src/firebase';
import { resources } from '@nexus/domain/resources/index';
import type { World } from '../local/world';
import { writeSeed } from '../seed/write-seed';
import { memberToken, staffToken } from './session';

interface Cost {
  reads: number;
  writes: number;
  calls: number;
}

/** Prints what people's actions cost in Firestore reads, writes and calls of the API, each measured once on the seed. */
export async function costs(world: World): Promise<boolean> {
  await writeSeed();
  const staff = await staffToken(world, 'admin@nexus.test');
  const rows: [string, Cost][] = [];
  const row = async (name: string, requests: Request[]) => rows.push([name, await costOf(requests)]);
  const request = requestTo(world);

  const { cost: signIn, id } = await signedIn(world);
  rows.push(['signing in with LinkedIn for the first time', signIn]);
  const token = await memberToken(world, id);
  const profile = {
    name: 'Bench Person',
    email: 'bench@nexus.test',
    title: 'Planner',
    bio: 'Plans.',
    linkedinUrl: 'https://www.linkedin.com/in/bench',
    skills: ['Design'],
  };
  await row('opening one’s profile', [request('GET', `/api/members/${id}`, { token })]);
  await row('saving a profile', [request('PUT', `/api/members/${id}`, { token, body: profile })]);
  await row('asking to join', [request('POST', '/api/join-requests', { token, body: {} })]);
  await row('approving a member', [
    request('PUT', `/api/members/${id}`, { token: staff, body: { status: 'approved' } }),
  ]);
  await row('a page of the directory', [request('GET', '/api/members?approved=1', { token })]);
  await row('the same again', [request('GET', '/api/members?approved=1', { token })]);
  const event = await openEvent();
  await row('applying to an event', [request('POST', `/api/events/${event}/applications`, { token, body: {} })]);
  await row('looking at my events', [request('GET', `/api/members/${id}/events`, { token })]);
  await row('giving a seat back', [request('DELETE', `/api/events/${event}/applications/${id}`, { token })]);
  const partner = (await db().doc('partners/partner-1').get()).data() ?? {};
  const fields = Object.fromEntries(Object.keys(resources.partner.fields).map((name) => [name, partner[name]]));
  const version = { 'if-match': `"${partner['version']}"` };
  await row('saving a piece of content', [
    request('PUT', '/api/partners/partner-1', {
      token: staff,
      body: { ...fields, category: 'Bench' },
      headers: version,
    }),
  ]);
  await row('the dashboard', [request('GET', '/api/admin/dashboard', { token: staff })]);
  console.log('| action | Firestore reads | writes | calls |\n|---|---|---|---|');
  for (const [name, { reads, writes, calls }] of rows) console.log(`| ${name} | ${reads} | ${writes} | ${calls} |`);
  return true;
}

const requestTo =
  (world: World) =>
  (method: string, path: string, given: { token?: string; body?: unknown; headers?: Record<string, string> }) =>
    new Request(world.site + path, {
      method,
      headers: {
        origin: world.site,
        ...(given.token && { authorization: `Bearer ${given.token}` }),
        ...(given.body !== undefined && { 'content-type': 'application/json' }),
        ...given.headers,
      },
      ...(given.body !== undefined && { body: JSON.stringify(given.body) }),
    });

async function costOf(requests: readonly Request[]): Promise<Cost> {
  const total = { reads: 0, writes: 0, calls: 0 };
  for (const request of requests) {
    const { method, url } = request;
    const response = await fetch(request);
    if (!response.ok) throw new Error(`${method} ${url} gave ${response.status}: ${await response.text()}`);
    add(total, response);
  }
  return total;
}

function add(total: Cost, response: Response): void {
  const [, reads, writes] = /reads=(\d+) writes=(\d+)/.exec(response.headers.get('x-firestore-usage') ?? '') ?? [];
  total.reads += Number(reads);
  total.writes += Number(writes);
  total.calls += 1;
}

/** Walks the sign-in as a browser does. @returns its cost and the member's id */
async function signedIn(world: World): Promise<{ cost: Cost; id: string }> {
  const cost = { reads: 0, writes: 0, calls: 0 };
  let cookie = '';
  const go = async (address: string, init: RequestInit = {}) => {
    const response = await fetch(address, { redirect: 'manual', ...init, headers: { ...init.headers, cookie } });
    const set = response.headers.get('set-cookie');
    if (set) cookie = set.split(';')[0] ?? '';
    if (address.startsWith(world.site)) add(cost, response);
    return response;
  };
  const located = async (address: string) => (await go(address)).headers.get('location') ?? '';
  const authorize = await located(`${world.site}/api/auth/linkedin/start`);
  await go(await located(`${authorize}&persona=new&as=bench`));
  const headers = { 'content-type': 'application/json', origin: world.site };
  await go(`${world.site}/api/auth/session`, { method: 'POST', headers, body: '{}' });
  const found = await db().collectionGroup('private').where('linkedinEmail', '==', 'bench@nexus.test').get();
  return { cost, id: found.docs[0]?.ref.parent.parent?.id ?? '' };
}

/** An event of the seed that takes applications now. */
async function openEvent(): Promise<string> {
  const now = new Date().toISOString();
  const open = await db().collection('events').where('applicationEnabled', '==', true).get();
  const event = open.docs.find((doc) => doc.data()['isPublished'] && String(doc.data()['startsAt']) > now);
  return event?.id ?? '';
}
