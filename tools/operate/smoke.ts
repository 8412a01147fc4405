import type { Finding } from './findings';

/** For so long an answer is waited for, in milliseconds. */
const PATIENCE = 20_000;

/** A site that is live, and what is expected of it. */
interface Live {
  /** What is asked, without a slash at its end. */
  address: string;
  /** The address that people use, which a sign-in returns to. */
  site: string;
  /** LinkedIn's, to which a sign-in must lead. */
  clientId: string;
  /** What has to be live; undefined where any is right. */
  release?: string;
}

interface Check {
  what: string;
  mend: string;
  faults: (live: Live) => Promise<string[]>;
}

const CHECKS: readonly Check[] = [
  {
    what: 'The functions answer, of this release',
    mend: 'Look at the log of the function api: npx firebase functions:log --only api',
    faults: functionFaults,
  },
  {
    what: 'People can sign in',
    mend: 'npm run doctor -- --project <id> says which right is missing; a granted one counts after some minutes',
    faults: signingFaults,
  },
  {
    what: 'A sign-in goes to LinkedIn, and comes back to the site',
    mend: 'LINKEDIN_CLIENT_ID and SITE_URL in functions/.env.<id>',
    faults: signInFaults,
  },
  ...['/', '/ar', '/admin'].map((path) => ({
    what: `${path} is there, with all that it asks for`,
    mend: 'npm run deploy -- --project <id> again; until then npm run deploy -- --project <id> --back',
    faults: ({ address }: Live) => pageFaults(address, path),
  })),
  {
    what: 'Robots and browsers find their files',
    mend: 'The build makes robots.txt and copies web/public: look into web/dist',
    faults: fileFaults,
  },
];

/**
 * Looks at a live site as its visitors do: pages with everything they ask for, the panel's page, files for robots, the
 * functions of this release, and whether people can sign in.
 */
export async function smoke(live: Live): Promise<Finding[]> {
  return Promise.all(
    CHECKS.map(async ({ what, mend, faults: look }) => {
      const faults = await look(live).catch((error: unknown) => [String(error)]);
      return { what: faults.length === 0 ? what : `${what}: ${faults.join(', ')}`, isGood: faults.length === 0, mend };
    }),
  );
}

async function functionFaults({ address, release }: Live): Promise<string[]> {
  const { status, text } = await ask(`${address}/api/health`);
  const { version, firestore } = parsed(text);
  return [
    ...(status === 200 ? [] : [`/api/health answers ${status}`]),
    ...(status === 200 || firestore ? [] : ['no answer of ours']),
    ...(release === undefined || version === release ? [] : [`they are of ${String(version ?? 'no release')}`]),
  ];
}

async function signingFaults({ address }: Live): Promise<string[]> {
  const { text } = await ask(`${address}/api/health?signing=1`);
  return parsed(text)['signIn'] === 'ok' ? [] : ['the functions cannot sign a token'];
}

async function signInFaults({ address, site, clientId }: Live): Promise<string[]> {
  const { status, location } = await ask(`${address}/api/auth/linkedin/start`);
  if (!location) return [`/api/auth/linkedin/start answers ${status}`];
  const to = new URL(location);
  const back = to.searchParams.get('redirect_uri');
  return [
    ...(to.hostname === 'www.linkedin.com' ? [] : [`it goes to ${to.hostname}`]),
    ...(to.searchParams.get('client_id') === clientId ? [] : ['with another client id']),
    ...(back === `${site}/api/auth/linkedin/callback` ? [] : [`it comes back to ${back}`]),
  ];
}

async function fileFaults({ address }: Live): Promise<string[]> {
  const robots = await ask(`${address}/robots.txt`);
  const icon = await ask(`${address}/favicon.ico`);
  return [
    ...(robots.status === 200 && /user-agent/i.test(robots.text) ? [] : [`/robots.txt answers ${robots.status}`]),
    ...(icon.status === 200 ? [] : [`/favicon.ico answers ${icon.status}`]),
  ];
}

async function pageFaults(address: string, path: string): Promise<string[]> {
  const { status, text, type } = await ask(`${address}${path}`);
  if (status !== 200 || !type.includes('text/html')) return [`it answers ${status}`];
  const named = new Set([...text.matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)].map(([name]) => name));
  if (named.size === 0) return ['it asks for no script'];
  const gone: string[] = [];
  for (const name of named) {
    const asset = await ask(`${address}${name}`);
    if (asset.status !== 200 || asset.type.includes('html')) gone.push(`${name} is gone`);
  }
  return gone;
}

async function ask(address: string) {
  const signal = AbortSignal.timeout(PATIENCE);
  const answer = await fetch(address, { signal, redirect: 'manual', headers: { 'cache-control': 'no-cache' } });
  const { status, headers } = answer;
  return {
    status,
    text: await answer.text(),
    type: headers.get('content-type') ?? '',
    location: headers.get('location'),
  };
}

function parsed(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}
