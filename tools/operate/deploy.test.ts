import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { options } from '../../functions/build.mjs';
import { FIREBASE_TOOLS, ROOT } from '../local/paths';
import { keepAssets, liveRelease } from './assets';
import { goBack } from './back';
import { obstacles } from './obstacles';
import { deploy, lacking, type Deployment } from './deploy';
import { signedIn } from './google';
import { needsOf } from './needs';
import { tend } from './needs/need';
import { startGoogle, type StandIn } from './stand-in/google';
import type { Project } from './stand-in/state';

const PROJECT = 'nexus-cairo';
const ACCOUNT = '4711-compute@developer.gserviceaccount.com';

let google: StandIn;
let folder: string;
const said: string[] = [];

/** A checkout as a deploy finds it: the real rules, indexes, functions and configuration, and pages of two files. */
beforeAll(async () => {
  google = await startGoogle(PROJECT);
  mkdirSync(join(ROOT, '.nexus'), { recursive: true });
  folder = mkdtempSync(join(ROOT, '.nexus/deploy-'));
  for (const name of ['firebase.json', 'firestore.rules', 'firestore.indexes.json', 'storage.rules'])
    cpSync(join(ROOT, name), join(folder, name));
  mkdirSync(join(folder, 'functions'));
  for (const name of ['package.json', 'package-lock.json', '.env'])
    cpSync(join(ROOT, 'functions', name), join(folder, 'functions', name));
  symlinkSync(join(ROOT, 'functions/node_modules'), join(folder, 'functions/node_modules'));
  writeFileSync(
    join(folder, `functions/.env.${PROJECT}`),
    'SITE_URL=https://nexus.example\nLINKEDIN_CLIENT_ID=app\nWEB_API_KEY=key\n',
  );
  await build({ ...options, outfile: join(folder, 'functions/lib/index.js'), sourcemap: false });
  pages('one');
  Object.assign(process.env, google.environment, {
    XDG_CONFIG_HOME: join(folder, 'config'),
    HOME: folder,
  });
}, 120_000);

afterAll(async () => {
  await google.stop();
  rmSync(folder, { recursive: true, force: true });
});

function pages(release: string): void {
  const assets = join(folder, 'web/dist/assets');
  rmSync(join(folder, 'web/dist'), { recursive: true, force: true });
  mkdirSync(assets, { recursive: true });
  writeFileSync(join(folder, 'web/dist/shell.html'), `<script src="/assets/app-${release}.js"></script>`);
  writeFileSync(join(assets, `app-${release}.js`), `console.log('${release}')`);
  writeFileSync(join(folder, 'web/dist/robots.txt'), 'User-agent: *');
  writeFileSync(join(folder, 'web/dist/favicon.ico'), release);
}

async function deployment(release: string): Promise<Deployment> {
  said.length = 0;
  return {
    cloud: { google: await signedIn(PROJECT, { pause: 1 }), project: PROJECT, site: 'https://nexus.example' },
    folder,
    release,
    clientId: 'app',
    secretNames: ['LINKEDIN_CLIENT_SECRET', 'SIGN_IN_SECRET'],
    say: (line) => said.push(line),
    pause: 1,
  };
}

test(
  'OPS-01, OPS-03 docs/deploy.md, steps 4 to 7: the secret by firebase-tools, the configuration from its example, what is missing named',
  { timeout: 600_000 },
  async () => {
    const { project } = google;
    project.secrets.clear();
    const words = [
      'functions:secrets:set',
      'LINKEDIN_CLIENT_SECRET',
      '--project',
      PROJECT,
      '--data-file',
      '-',
      '--force',
    ];
    const setting = promisify(execFile)(process.execPath, [FIREBASE_TOOLS, ...words], { cwd: folder });
    setting.child.stdin?.end('theirs');
    await setting.finally(() => {
      // What comes after this stands alone.
      if (!project.secrets.has('LINKEDIN_CLIENT_SECRET'))
        project.secrets.set('LINKEDIN_CLIENT_SECRET', { hasVersion: true, value: 'set by no one' });
    });
    expect([...project.secrets]).toEqual([['LINKEDIN_CLIENT_SECRET', { hasVersion: true, value: 'theirs' }]]);

    const example = readFileSync(join(ROOT, 'functions/deploy.env.example'), 'utf8');
    const given = {
      project: PROJECT,
      changedFiles: [],
      variablesRequired: ['SITE_URL', 'LINKEDIN_CLIENT_ID', 'WEB_API_KEY'],
    };
    expect(obstacles({ ...given, environment: example }).map(({ what }) => what)).toEqual([
      `functions/.env.${PROJECT} has no LINKEDIN_CLIENT_ID, WEB_API_KEY`,
    ]);
    const filled = example
      .replace('LINKEDIN_CLIENT_ID=', 'LINKEDIN_CLIENT_ID=app')
      .replace('WEB_API_KEY=', 'WEB_API_KEY=key');
    expect(obstacles({ ...given, environment: filled })).toEqual([]);

    const missing = (await lacking(await deployment('one'))).map(({ need }) => need.what);
    expect(missing).toEqual(expect.arrayContaining(['The secrets are in Secret Manager']));
    expect(missing.length).toBeGreaterThan(6);
    expect(project.functions.size).toBe(0);
  },
);

test(
  'OPS-01, OPS-02, OPS-08, OPS-09 the real firebase-tools takes an empty project to a live site in one go, though Eventarc is late',
  { timeout: 600_000 },
  async () => {
    const { project, calls } = google;
    project.failsOnce.add('deliveroutbox');
    await deployed('one');

    expect(project.releases.map(({ message }) => message)).toEqual(['one']);
    expect(await (await fetch(`${google.address}/live/assets/app-one.js`)).text()).toBe("console.log('one')");
    expect([...project.functions.keys()]).toEqual(expect.arrayContaining(['api', 'deliveroutbox', 'page', 'upload']));
    expect([...project.rules.keys()].map((name) => name.split('/releases/')[1])).toEqual(
      expect.arrayContaining(['cloud.firestore/(default)', `firebase.storage/${PROJECT}.firebasestorage.app`]),
    );
    expect(project.fields.get(field('signIns', 'expiresAt'))).toMatchObject({ ttlConfig: {} });
    expect(project.jobs.size).toBeGreaterThan(0);

    expect(project.repository).toMatchObject({
      cleanupPolicies: { 'firebase-functions-cleanup': { action: 'DELETE', condition: { olderThan: '2592000s' } } },
    });
    expect(membersOf(`projects/${PROJECT}/serviceAccounts/${ACCOUNT}`, 'roles/iam.serviceAccountTokenCreator')).toEqual(
      [`serviceAccount:${ACCOUNT}`],
    );
    for (const role of ['roles/datastore.user', 'roles/firebaseauth.admin', 'roles/storage.objectAdmin'])
      expect(membersOf(`projects/${PROJECT}`, role)).toEqual([`serviceAccount:${ACCOUNT}`]);
    expect(project.database).toMatchObject({
      locationId: 'europe-west1',
      pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
      deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
    });
    expect(project.backupSchedules).toEqual([
      { retention: '604800s', dailyRecurrence: {} },
      { retention: '8467200s', weeklyRecurrence: { day: 'SUNDAY' } },
    ]);
    expect(project.authentication).toMatchObject({
      signIn: { email: { enabled: true } },
      client: { permissions: { disabledUserSignup: true } },
      authorizedDomains: ['localhost', 'nexus.example'],
    });
    expect(project.secrets.get('SIGN_IN_SECRET')?.value.length).toBeGreaterThanOrEqual(32);
    expect(project.secrets.get('LINKEDIN_CLIENT_SECRET')?.value).toBe('theirs');

    const at = (method: string, path: RegExp) => calls.findIndex((one) => one.method === method && path.test(one.path));
    const indexesBuilt = calls.findLastIndex(({ method, path }) => method === 'GET' && path.endsWith('/-/indexes'));
    expect([...project.indexes.values()].map(({ state }) => state)).toEqual(Array<string>(19).fill('READY'));
    expect(at('POST', /rulesets$/)).toBeLessThan(indexesBuilt);
    expect(indexesBuilt).toBeLessThan(at('POST', /v2.*functions$/));
    expect(calls.findLastIndex(({ method, path }) => method === 'POST' && /v2.*functions$/.test(path))).toBeLessThan(
      at('POST', /channels\/live\/releases$/),
    );
    expect(google.unknown).toEqual([]);
  },
);

test('OPS-04 each release of the pages asks the functions that were built with it', () => {
  const version = [...google.project.versions.values()].at(-1);
  const rewrites = (version?.config.rewrites ?? []).flatMap(({ run }) => run ?? []);
  expect(rewrites.map(({ serviceId }) => serviceId).toSorted()).toEqual(['api', 'page', 'upload']);
  for (const { serviceId, tag } of rewrites) {
    expect(tag).toMatch(/^fh-/);
    const traffic = google.project.services.get(serviceId)?.spec.traffic ?? [];
    expect(traffic).toContainEqual({ revisionName: `${serviceId}-1`, tag });
  }
});

test(
  'OPS-04 the next release keeps what pages of this one ask for, and the one after that lets it go',
  { timeout: 600_000 },
  async () => {
    const files = () => Object.keys([...google.project.versions.values()].at(-1)?.files ?? {}).toSorted();
    pages('two');
    writeFileSync(join(folder, 'functions/lib/two.js'), '');
    await deployed('two');
    expect(google.project.releases.map(({ message }) => message)).toEqual(['one', 'two']);
    expect(files()).toEqual([
      '/assets/app-one.js',
      '/assets/app-two.js',
      '/favicon.ico',
      '/release.json',
      '/robots.txt',
      '/shell.html',
    ]);
    expect(await (await fetch(`${google.address}/live/assets/app-one.js`)).text()).toBe("console.log('one')");

    pages('three');
    await keepAssets({ ...(await deployment('three')), release: 'three' });
    expect(readdirSync(join(folder, 'web/dist/assets')).toSorted()).toEqual(['app-three.js', 'app-two.js']);
  },
);

test('OPS-09 one step back makes the release before live again, pages and functions; a second goes no further', async () => {
  const { project, address } = google;
  const { cloud } = await deployment('two');
  const functionsOf = (name = '') =>
    (project.versions.get(name.split('/').at(-1) ?? '')?.config.rewrites ?? []).flatMap(({ run }) => run?.tag ?? []);
  expect(await liveRelease(`${address}/live`)).toMatchObject({ release: 'two' });

  expect(await goBack(cloud)).toEqual({ from: 'two', to: 'one' });
  expect(await liveRelease(`${address}/live`)).toMatchObject({ release: 'one' });
  expect(project.releases.at(-1)).toMatchObject({ version: project.releases[0]?.version, message: 'back to one' });
  const tags = functionsOf(project.releases.at(-1)?.version.name);
  expect(tags).toHaveLength(3);
  for (const { spec } of ['api', 'page', 'upload'].map((name) => project.services.get(name)!))
    expect(spec.traffic.filter(({ tag }) => tag && tags.includes(tag))).toHaveLength(1);
  await expect(goBack(cloud)).rejects.toThrow(/no release before/);
});

test('OPS-04 no address of the shell is kept by browsers or the CDN: a stale one would ask for parts that are gone', () => {
  const { rewrites, headers } = (
    JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')) as {
      hosting: {
        rewrites: { source: string; destination?: string }[];
        headers: { source: string; headers: { key: string; value: string }[] }[];
      };
    }
  ).hosting;
  const shells = rewrites.filter(({ destination }) => destination === '/shell.html').map(({ source }) => source);
  expect(shells).toContain('/admin/**');
  for (const address of [...shells, '/shell.html', '/release.json', '/robots.txt'].map((one) =>
    one.replace('**', 'x/y').replace('*', 'x'),
  )) {
    const kept = headers.filter(({ source }) => globbed(source).test(address)).flatMap((one) => one.headers);
    expect([address, kept.find(({ key }) => key === 'Cache-Control')?.value]).toEqual([
      address,
      'public, max-age=0, must-revalidate',
    ]);
  }
});

/** The globs that firebase.json uses, as an expression. */
function globbed(source: string): RegExp {
  const parts = source.replace(/[.]/g, '\\.').replace(/@\(([^)]*)\)/g, '(?:$1)');
  return new RegExp(`^${parts.replace(/\*\*(?:\/\*)?|\*/g, (stars) => (stars === '*' ? '[^/]*' : '.*'))}$`);
}

test('SEC-09 OPS-01, OPS-02, OPS-09 what somebody undoes in the console is named, with what to do about it, and seen to', async () => {
  const { project } = google;
  const { cloud, secretNames } = await deployment('one');
  expect(await lacking({ cloud, secretNames })).toEqual([]);

  project.enabled.delete('cloudscheduler.googleapis.com');
  project.policies.clear();
  Object.assign(project.database ?? {}, { pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_DISABLED' });
  project.backupSchedules.splice(1);
  project.repository = { name: 'gcf-artifacts' };
  Object.assign(project.authentication ?? {}, { client: { permissions: { disabledUserSignup: false } } });
  const found = await lacking({ cloud, secretNames });
  expect(found.map(({ missing }) => missing.join())).toEqual([
    'cloudscheduler.googleapis.com',
    expect.stringContaining('roles/datastore.user'),
    `roles/iam.serviceAccountTokenCreator for serviceAccount:${ACCOUNT}`,
    'POINT_IN_TIME_RECOVERY_ENABLED',
    'weekly',
    'sign-up switched off',
    'no clean-up policy',
  ]);
  for (const { need } of found) expect(need.byHand).not.toBe('');

  expect(await tend(cloud, needsOf(secretNames), () => undefined)).toBeUndefined();
  expect(await lacking({ cloud, secretNames })).toEqual([]);
});

test.each<[string, (project: Project) => void, RegExp]>([
  ['no Blaze plan', (project) => (project.isBilled = false), /billing account[^]*Modify plan → Blaze/],
  ['no LinkedIn secret', (project) => project.secrets.clear(), /LINKEDIN_CLIENT_SECRET[^]*secrets:set .* nexus-other/],
  ['no Authentication', (project) => (project.authentication = undefined), /never begun[^]*Get started/],
  [
    'Firestore elsewhere',
    (project) => (project.database = { type: 'FIRESTORE_NATIVE', locationId: 'nam5' }),
    /in nam5[^]*cannot be moved/,
  ],
])('OPS-01 %s stops a deploy before anything is deployed, and says what to do', async (_, plant, sentence) => {
  const other = await startGoogle('nexus-other');
  plant(other.project);
  Object.assign(process.env, other.environment);
  try {
    const given = await deployment('one');
    const cloud = { ...given.cloud, project: 'nexus-other' };
    await expect(deploy({ ...given, cloud })).rejects.toThrow(sentence);
    expect(other.project.rulesets).toEqual([]);
    expect(other.project.functions.size).toBe(0);
  } finally {
    Object.assign(process.env, google.environment);
    await other.stop();
  }
});

async function deployed(release: string): Promise<void> {
  await deploy(await deployment(release)).catch((error: unknown) => {
    throw new Error(`${String(error)}\n${said.join('\n')}`);
  });
}

function membersOf(path: string, role: string): string[] {
  const { bindings = [] } = google.project.policies.get(path) ?? {};
  return bindings.filter((one) => one.role === role).flatMap(({ members }) => members);
}

function field(collection: string, name: string): string {
  return `projects/${PROJECT}/databases/(default)/collectionGroups/${collection}/fields/${name}`;
}
