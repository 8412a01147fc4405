import type { Resource } from '@nexus/domain/resources/resource';
import type { World } from '../local/world';
import { readsIn } from './figures';
import { staffToken } from './session';

/** The word by which every fortieth document is found. */
export const FORTIETH = 'Fortieth';
/** What a screen may read. */
const MOST_READS = 50;

interface Answer {
  status: number;
  reads: number;
  bytes: number;
  ms: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- answers of every shape
  json: any;
}
type Ask = (
  method: string,
  path: string,
  given?: { body?: object; headers?: Record<string, string> },
) => Promise<Answer>;

/**
 * Does with each filled list over HTTP what editors and visitors do, and prints reads, bytes and time of the dearest
 * request of each, in times of the smallest one. @returns whether everything was answered as it should be
 */
export async function useFilledLists(world: World, filled: readonly Resource[]): Promise<boolean> {
  const staff = askAs(world, await staffToken(world, 'admin@nexus.test'));
  const visitor = askAs(world);
  const small = await visitor('GET', '/api/client-config');
  console.log('| list | what | requests | reads at most | bytes at most | time, × of the smallest | answers |');
  console.log('|---|---|---|---|---|---|---|');
  let isGood = true;
  for (const resource of filled) {
    const row = (what: string, answers: readonly Answer[], isScreen = false) => {
      const most = (of: (answer: Answer) => number) => Math.max(...answers.map(of));
      const statuses = [...new Set(answers.map(({ status }) => status))].join(', ');
      const ratio = (most(({ ms }) => ms) / small.ms).toFixed(1);
      const reads = most((answer) => answer.reads);
      console.log(
        `| ${resource.name} | ${what} | ${answers.length} | ${reads} | ${most(({ bytes }) => bytes)} | ${ratio} | ${statuses} |`,
      );
      isGood &&= answers.every(({ status }) => status < 300) && (!isScreen || reads <= MOST_READS);
    };
    const own = `/api/admin/content/${resource.name}`;
    const first = await staff('GET', own);
    row('its list, cold', [first], true);
    row('its list, warm', [await staff('GET', own)], true);
    row('page two', [await staff('GET', `${own}?after=${first.json.after}`)], true);
    row('a search in all of it', [await staff('GET', `${own}?q=${FORTIETH}`)], true);
    row('drafts, by what changed last', [await staff('GET', `${own}?status=hidden&sort=newest`)], true);
    row('a save', [await saved(staff, resource)]);
    const { steps, undone } = await bulk(staff, resource);
    row('deleting every fortieth', steps);
    row('taking that back', undone);
    row('an export of everything', await exported(staff, resource));
    row('the list of visitors', [await visitor('GET', `/api/${resource.name}?fresh=1`)]);
    row('the same again', [await visitor('GET', `/api/${resource.name}`)]);
  }
  console.log(
    `\n${isGood ? 'Within' : 'NOT within'} the goal: everything is answered, no screen reads more than ${MOST_READS}.`,
  );
  return isGood;
}

function askAs(world: World, token?: string): Ask {
  return async (method, path, { body, headers } = {}) => {
    const began = performance.now();
    const answer = await fetch(world.site + path, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(method !== 'GET' && { origin: new URL(world.site).origin }),
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) console.error(`${method} ${path}: ${answer.status} ${text.slice(0, 300)}`);
    return {
      status: answer.status,
      reads: readsIn(answer.headers) || 0,
      bytes: Buffer.byteLength(text),
      ms: performance.now() - began,
      json: answer.ok && text.startsWith('{') ? JSON.parse(text) : {},
    };
  };
}

async function saved(ask: Ask, { name, fields }: Resource): Promise<Answer> {
  const { json } = await ask('GET', `/api/admin/content/${name}?q=${FORTIETH}`);
  const { id, version } = json.rows[0] as { id: string; version: number };
  const text = Object.keys(fields).find((one) => fields[one]?.kind === 'longText') ?? '';
  const headers = { 'if-match': `"${version}"` };
  return ask('PUT', `/api/${name}/${id}`, { headers, body: { [text]: { en: 'Saved', ar: 'محفوظ' } } });
}

async function bulk(ask: Ask, { name }: Resource): Promise<{ steps: Answer[]; undone: Answer[] }> {
  const body = { match: { q: FORTIETH }, change: 'remove' };
  const steps = [await ask('POST', `/api/admin/bulk/${name}`, { body })];
  for (let last = steps[0]; last && last.json.done < last.json.total; last = steps.at(-1))
    steps.push(await ask('POST', `/api/admin/bulk-jobs/${last.json.id}/continue`, { body: {} }));
  const undone: Answer[] = [];
  for (const { json } of steps.toReversed())
    undone.push(await ask('POST', `/api/admin/activity/${json.entryId}/undo`, { body: {} }));
  return { steps, undone };
}

async function exported(ask: Ask, { name }: Resource): Promise<Answer[]> {
  const all = await ask('GET', `/api/admin/content-ids/${name}`);
  const answers = [all];
  const ids = all.json.ids as string[];
  for (let from = 0; from < ids.length;) {
    const part = await ask('GET', `/api/admin/documents/${name}?ids=${ids.slice(from, from + 25).join(',')}`);
    answers.push(part);
    if (!(part.json.done > 0)) break;
    from += part.json.done;
  }
  return answers;
}
