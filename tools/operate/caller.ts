import type { Finding } from './findings';

interface Caller {
  via: string;
  client: string;
  shared: string[];
}

/** An address that nobody has. */
const FORGED = '192.0.2.66';

/**
 * What a live site's functions believe about where a request comes from: as it is, and with each header that a client
 * could forge. The limits of forms rest on it (Decision 15).
 */
export async function callerFindings(site: string): Promise<Finding[]> {
  const [plain, forwarded, named] = await Promise.all([
    seenBy(site, {}),
    seenBy(site, { 'x-forwarded-for': FORGED }),
    seenBy(site, { 'fastly-client-ip': FORGED }),
  ]);
  const told = `${site} sees you as ${plain.client}, by way of ${plain.via}; beside it ${plain.shared.join(', ') || 'nothing'} is counted`;
  return [
    { what: told, isGood: plain.via !== 'nobody', mend: 'No hop sets X-Forwarded-For: all visitors share one limit.' },
    {
      what: 'A forged X-Forwarded-For is not believed',
      isGood: forwarded.client !== FORGED && !forwarded.shared.includes(FORGED),
      mend: 'Look at the order of addresses in functions/src/api/caller.ts.',
    },
    {
      what:
        named.client === FORGED
          ? 'A forged Fastly-Client-IP is believed, and bounded by the shared addresses'
          : 'A forged Fastly-Client-IP is not believed',
      isGood: named.client !== FORGED || named.shared.length > 0,
      mend: 'Switch App Check on (docs/deploy.md), or leave the header out in functions/src/api/caller.ts.',
    },
  ];
}

async function seenBy(site: string, headers: Record<string, string>): Promise<Caller> {
  const answer = await fetch(new URL('/api/health?caller=1', site), { headers, signal: AbortSignal.timeout(10_000) });
  return ((await answer.json()) as { caller: Caller }).caller;
}
