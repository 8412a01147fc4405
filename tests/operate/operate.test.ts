import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { auth, db } from '../../functions/src/firebase';
import { backup, restore, survey } from '../../tools/operate/archive';
import { declaredIndexes, QUERY_LOG, recordedIndexes } from '../../tools/operate/indexes';
import { ROOT } from '../../tools/local/world';
import { call } from '../setup/call';
import { aStaff } from '../setup/people';
import { Visitor } from '../setup/sign-in';
import { wipe } from '../setup/wipe';
import { world } from '../setup/world';

/** Something to keep and something to log, where this suite runs alone. */
beforeAll(async () => {
  const visitor = new Visitor();
  await visitor.signIn('new', `operate-${Date.now()}`);
  expect((await visitor.session()).status).toBe(200);
  expect((await call('GET', '/api/admin/me', { token: 'eyJhbGciOiJub25lIn0.e30.x' })).status).toBe(401);
  const create = { width: 8, height: 8, channels: 3 as const, background: '#123' };
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await sharp({ create }).png().toBuffer())]), 'kept.png');
  const { token } = await aStaff('editor');
  expect((await call('POST', '/api/upload', { token, raw: form })).status).toBe(200);
});

test('the indexes that the queries of this run need are declared, and after a run of all suites no other', async () => {
  await call('GET', '/api/admin/activity', { token: (await aStaff('viewer')).token });
  const log = process.env['NEXUS_QUERY_LOG'];
  const needed = recordedIndexes(log);
  expect(needed?.length).toBeGreaterThan(0);
  expect(needed?.filter((one) => !declaredIndexes().includes(one))).toEqual([]);
  if (log === QUERY_LOG) expect(needed?.toSorted()).toEqual(declaredIndexes().toSorted());
});

test(
  'the functions as Firebase uploads them install without development packages and load',
  { timeout: 180_000 },
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'nexus-package-'));
    const { ignore } = (
      JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')) as { functions: { ignore: string[] }[] }
    ).functions[0]!;
    for (const name of readdirSync(join(ROOT, 'functions')))
      if (!ignore.includes(name)) cpSync(join(ROOT, 'functions', name), join(folder, name), { recursive: true });
    execFileSync('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund', '--ignore-scripts'], {
      cwd: folder,
      stdio: 'pipe',
    });
    const script = `const all = await import('./lib/index.js'); console.log(Object.keys(all).sort().join());`;
    writeFileSync(join(folder, 'load.mjs'), script);
    const printed = execFileSync(process.execPath, ['load.mjs'], {
      cwd: folder,
      encoding: 'utf8',
      env: {
        PATH: process.env['PATH'],
        GCLOUD_PROJECT: 'demo-package',
        FIREBASE_CONFIG: '{"projectId":"demo-package"}',
      },
    });
    expect(printed.trim()).toBe('api,deliveroutbox,page,sweepoutbox,upload');
    expect(readdirSync(folder)).not.toContain('src');
    expect(statSync(join(folder, 'lib/index.js')).size).toBeLessThan(3_000_000);
  },
);

test('what the functions logged in the emulators during all suites holds no token, no code, no cookie and no address of a person', () => {
  const folder = process.env['NEXUS_TEST_FOLDER'] ?? '';
  const lines = readFileSync(join(folder, 'emulators.log'), 'utf8').split('\n');
  const ours = lines.filter((line) => /^>\s/.test(line.replace(/\u001b\[[0-9;]*m/g, '')));
  expect(ours.length).toBeGreaterThan(5);
  const secrets = [
    /eyJ[\w-]{10,}\.[\w-]+/,
    /[\w.+-]+@[\w-]+\.\w+/,
    /__session/,
    /[?&](code|state|token|oobCode)=/,
    /Bearer /,
  ];
  const found = ours.filter((line) => secrets.some((secret) => secret.test(line))).map((line) => line.slice(0, 200));
  expect(found).toEqual([]);
});

test(
  'export, wipe, restore: everything is back and equal; a project with documents is refused',
  { timeout: 300_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'nexus-backup-'));
    const made = await backup(folder);
    expect(made.documents).toBeGreaterThan(200);
    expect(made.accounts).toBeGreaterThan(4);
    expect(made.files).toBeGreaterThan(0);
    await expect(restore(folder)).rejects.toThrow(/not empty/);
    await wipe();
    expect(await survey()).toMatchObject({ documents: 0, accounts: 0, files: 0 });
    const restored = await restore(folder);
    expect(restored.sha256).toEqual(made.sha256);
    expect((await db().doc('staff/seed-admin').get()).exists).toBe(true);
    expect((await auth().getUser('seed-admin')).customClaims).toEqual({ role: 'admin' });
    expect((await fetch(`${world.site}/`)).status).toBe(200);
  },
);

test('SEC-10 a backup is its owner’s alone to read, and lies where nobody commits it', async () => {
  const umask = process.umask(0);
  const folder = join(mkdtempSync(join(tmpdir(), 'nexus-owner-')), 'backups', 'today');
  try {
    await backup(folder);
  } finally {
    process.umask(umask);
  }
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
  expect(found.length).toBeGreaterThan(3);
  const open = [folder, ...found].filter((path) => (statSync(path).mode & 0o077) !== 0);
  expect(open).toEqual([]);
  const ignored = ['backups/2026-11-01/accounts.json', 'backups/documents.jsonl'];
  const said = execFileSync('git', ['check-ignore', '--no-index', ...ignored], { cwd: ROOT, encoding: 'utf8' });
  expect(said.trim().split('\n')).toEqual(ignored);
  expect(execFileSync('git', ['ls-files', 'backups'], { cwd: ROOT, encoding: 'utf8' })).toBe('');
});
