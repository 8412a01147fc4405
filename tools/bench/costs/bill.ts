import { contract, type RouteName } from '@nexus/domain/contract/index';
import { metered } from '../../../functions/src/store/kernel/meter';
import { call, type Answer } from '../../../tests/setup/call';

interface Cost {
  reads: number;
  writes: number;
  calls: number;
}

interface Given {
  params?: Record<string, string>;
  query?: string;
  token?: string;
  body?: unknown;
  /** The version, or the standing, that was seen. */
  seen?: number;
  headers?: Record<string, string>;
}

/** Routes that some row asked. */
const asked = new Set<RouteName>();
/** The table: a row with what it cost, or a heading. */
const rows: [string, Cost | null][] = [];
/** The row that calls are counted in. */
let open: Cost | null = null;

/** Asks a route; inside a row it is counted there. @throws Error where it is refused */
export async function ask(route: RouteName, given: Given = {}): Promise<Answer> {
  const { method, path } = contract[route];
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(given.params?.[name] ?? ''));
  asked.add(route);
  return askPath(method, filled + (given.query ? `?${given.query}` : ''), given);
}

/** The same of what is no row of the contract by itself, such as a type of content. */
export async function askPath(method: string, path: string, given: Omit<Given, 'params' | 'query'> = {}) {
  const { token, body, seen, headers } = given;
  const answer = await call(method, path, {
    token,
    body,
    headers: { ...(seen !== undefined && { 'if-match': `"${seen}"` }), ...headers },
  });
  if (answer.status >= 400) throw new Error(`${method} ${path} gave ${answer.status}: ${answer.text}`);
  if (open) count(open, answer.headers);
  return answer;
}

function count(cost: Cost, headers: Headers): void {
  const [, reads, writes] = /reads=(\d+) writes=(\d+)/.exec(headers.get('x-firestore-usage') ?? '') ?? [];
  cost.reads += Number(reads ?? Number.NaN);
  cost.writes += Number(writes ?? Number.NaN);
  cost.calls += 1;
}

/** A row of the table: what is asked in `work`. */
export async function row<T>(name: string, work: () => Promise<T>): Promise<T> {
  const cost = { reads: 0, writes: 0, calls: 0 };
  open = cost;
  const result = await work();
  open = null;
  rows.push([name, cost]);
  return result;
}

/** A heading between rows. */
export function part(name: string): void {
  rows.push([name, null]);
}

/** A row of what a server answers that knows the members already: of several times, the one that cost least. */
export async function rowInUse<T>(name: string, work: () => Promise<T>): Promise<void> {
  const before = rows.length;
  for (let turn = 0; turn < 8; turn += 1) await row(name, work);
  const seen = rows.splice(before).sort(([, a], [, b]) => (a?.reads ?? 0) - (b?.reads ?? 0));
  rows.push(...seen.slice(0, 1));
}

/** A row of what happens without a call, such as mails that go out; where it is done for several (`among`), what each costs. */
export async function rowBehind(name: string, work: () => Promise<unknown>, among = 1): Promise<void> {
  const { meter } = await metered(work);
  if (meter.writes === 0 && among > 1) throw new Error(`${name}: nothing happened.`);
  const each = (of: number) => Math.round((of / among) * 10) / 10;
  rows.push([name, { reads: each(meter.reads), writes: each(meter.writes), calls: 0 }]);
}

/** Prints the table, and which routes no row asked. @returns whether each route is in a row or in `unasked`, and each call said what it cost */
export function printBill(unasked: Partial<Record<RouteName, string>>): boolean {
  console.log('| action | Firestore reads | writes | calls |\n|---|---|---|---|');
  for (const [name, cost] of rows)
    console.log(cost ? `| ${name} | ${cost.reads} | ${cost.writes} | ${cost.calls} |` : `| **${name}** | | | |`);
  const missing = (Object.keys(contract) as RouteName[]).filter((name) => !asked.has(name) && !unasked[name]);
  const needless = (Object.keys(unasked) as RouteName[]).filter((name) => asked.has(name));
  if (missing.length > 0)
    console.log(`\nNo row asks ${missing.join(', ')}: ask them, or say in UNASKED what they are like.`);
  if (needless.length > 0) console.log(`\nUNASKED names ${needless.join(', ')}, which a row asks.`);
  const isCounted = rows.every(([, cost]) => Object.values(cost ?? {}).every((of) => !Number.isNaN(of)));
  if (!isCounted) console.log('\nA call said nothing of what it cost.');
  return missing.length === 0 && needless.length === 0 && isCounted;
}
