import { isIP } from 'node:net';

/**
 * Where a request comes from, by what each hop can vouch for. Google's front end appends to `X-Forwarded-For` whom it
 * spoke to, so the last address is true. Called directly that is the client. Through Hosting it is Hosting's own
 * address, which many share; the one before is whom Hosting's edge spoke to (or another edge), and `Fastly-Client-IP`
 * is whom its first edge spoke to, unless the client sent that header itself. All before that is the client's word.
 */
export interface Caller {
  via: 'hosting' | 'direct' | 'nobody';
  /** The best guess at one visitor; through Hosting it may be forged. */
  client: string;
  /** Addresses that others may share, the nearest to us last, which nobody can forge. */
  shared: string[];
}

/** IPv6 addresses are told apart by their first 64 bits, which is what one household is given. */
export function callerOf(headers: Headers): Caller {
  const hops = (headers.get('x-forwarded-for') ?? '').split(',').map(network);
  const last = hops.at(-1);
  if (!last) return { via: 'nobody', client: 'nobody', shared: [] };
  const named = network(headers.get('fastly-client-ip') ?? '');
  const isThroughHosting = named !== undefined || headers.has('x-forwarded-host');
  if (!isThroughHosting) return { via: 'direct', client: last, shared: [] };
  const before = hops.at(-2);
  const client = named ?? before ?? last;
  return { via: 'hosting', client, shared: before && before !== client ? [before, last] : [last] };
}

/** An address as it is counted; undefined for what is none. */
function network(text: string): string | undefined {
  const address = text.trim().replace(/^::ffff:(?=\d+\.)/i, '');
  const kind = isIP(address);
  if (kind === 4) return address;
  if (kind !== 6) return undefined;
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const groups = (part: string) => part.split(':').filter((group) => group !== '');
  const width = (part: string) => groups(part).length + (part.includes('.') ? 1 : 0);
  const zeros = tail === undefined ? 0 : 8 - width(head) - width(tail);
  const all = [...groups(head), ...Array<string>(zeros).fill('0'), ...groups(tail ?? '')];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
