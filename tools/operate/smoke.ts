import type { Finding } from './findings';

const PATIENCE = 20_000;

/**
 * Looks at a live site as its visitors do: pages with everything they ask for, the panel's page, files for robots, the
 * functions of this release, and whether people can sign in.
 * @param address what is asked, without a slash at its end
 * @param site the address that people use, which a sign-in returns to
 * @param release what has to be live; undefined where any is right
 */
export async function smoke(given: {
  address: string;
  site: string;
  clientId: string;
  release?: string;
}): Promise<Finding[]> {
  const { address, site, clientId, release } = given;
  const checks: [what: string, mend: string, check: () => Promise<string[]>][] = [
    [
      'The functions answer, of this release',
      'Look at the log of the function api: npx firebase functions:log --only api',
      async () => {
        const { status, text } = await ask(`${address}/api/health`);
        const { version, firestore } = parsed(text);
        return [
          ...(status === 200 ? [] : [`/api/health answers ${status}`]),
          ...(status === 200 || firestore ? [] : ['no answer of ours']),
          ...(release === undefined || version === release ? [] : [`they are of ${String(version ?? 'no release')}`]),
        ];
      },
    ],
    [
      'People can sign in',
      'npm run doctor -- --project <id> says which right is missing; a granted one counts after some minutes',
      async () => {
        const { text } = await ask(`${address}/api/health?signing=1`);
        return parsed(text)['signIn'] === 'ok' ? [] : ['the functions cannot sign a token'];
      },
    ],
    [
      'A sign-in goes to LinkedIn, and comes back to the site',
      'LINKEDIN_CLIENT_ID and SITE_URL in functions/.env.<id>',
      async () => {
        const { status, location } = await ask(`${address}/api/auth/linkedin/start`);
        if (!location) return [`/api/auth/linkedin/start answers ${status}`];
        const to = new URL(location);
        const back = to.searchParams.get('redirect_uri');
        return [
          ...(to.hostname === 'www.linkedin.com' ? [] : [`it goes to ${to.hostname}`]),
          ...(to.searchParams.get('client_id') === clientId ? [] : ['with another client id']),
          ...(back === `${site}/api/auth/linkedin/callback` ? [] : [`it comes back to ${back}`]),
        ];
      },
    ],
    ...['/', '/ar', '/admin'].map((path): (typeof checks)[number] => [
      `${path} is there, with all that it asks for`,
      'npm run deploy -- --project <id> again; until then npm run deploy -- --project <id> --back',
      () => pageFaults(address, path),
    ]),
    [
      'Robots and browsers find their files',
      'The build makes robots.txt and copies web/public: look into web/dist',
      async () => {
        const robots = await ask(`${address}/robots.txt`);
        const icon = await ask(`${address}/favicon.ico`);
        return [
          ...(robots.status === 200 && /user-agent/i.test(robots.text) ? [] : [`/robots.txt answers ${robots.status}`]),
          ...(icon.status === 200 ? [] : [`/favicon.ico answers ${icon.status}`]),
        ];
      },
    ],
  ];
  return Promise.all(
    checks.map(async ([what, mend, check]) => {
      const faults = await check().catch((error: unknown) => [String(error)]);
      return { what: faults.length === 0 ? what : `${what}: ${faults.join(', ')}`, isGood: faults.length === 0, mend };
    }),
  );
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
