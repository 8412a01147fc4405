import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { auth, db } from '../../functions/src/firebase';
import { ROOT, TSX } from '../../tools/local/paths';
import { backup, restore, survey } from '../../tools/operate/archive';
import { call } from '../setup/call';
import { decide } from '../setup/decide';
import { aProfile, aStaff, idToken } from '../setup/people';
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

/** docs/deploy.md from step 9 on, in an empty store, as the commands and the pages that it names do it. */
async function walkIn(): Promise<void> {
  const email = 'first@nexus.test';
  const given = ['--project', world.project, '--email', email, '--name', 'First'];
  // Not while nothing else goes on here: connections that are kept would be closed meanwhile.
  const { stdout: said } = await promisify(execFile)(
    process.execPath,
    [TSX, join(ROOT, 'tools/bootstrap.ts'), ...given],
    { cwd: ROOT },
  );
  const link = /http\S+/.exec(said)?.[0] ?? '';
  expect(said).toContain('First is super admin');
  const code = new URL(link).searchParams.get('oobCode') ?? '';
  const chosen = 'rainy streets of Cairo';
  const done = await fetch(`${world.authEmulator}/identitytoolkit.googleapis.com/v1/accounts:resetPassword?key=local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ oobCode: code, newPassword: chosen }),
  });
  expect(done.status).toBe(200);
  const proof = await idToken('signInWithPassword', { email, password: chosen });
  const session = await call('POST', '/api/auth/staff/session', { body: { idToken: proof } });
  expect(session.status).toBe(200);
  const admin = await idToken('signInWithCustomToken', { token: session.json.customToken });
  expect((await call('GET', '/api/admin/me', { token: admin })).json).toMatchObject({ email, role: 'super_admin' });

  const visitor = new Visitor();
  await visitor.signIn('new', 'first-member');
  const { json, status } = await visitor.session();
  expect(status).toBe(200);
  const member = await idToken('signInWithCustomToken', { token: json.customToken });
  const [found] = (await db().collection('members').get()).docs;
  const mine = `/api/members/${found?.id}` as const;
  expect((await call('GET', mine, { token: member })).json).toMatchObject({ status: 'pending' });
  expect((await call('GET', '/api/members', { token: member })).status).toBe(403);
  const face = { width: 64, height: 64, channels: 3 as const, background: '#864' };
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await sharp({ create: face }).png().toBuffer())]), 'me.png');
  form.append('purpose', 'avatar');
  const { url: imageUrl } = (await call('POST', '/api/upload', { token: member, raw: form })).json as { url: string };
  const profile = aProfile({ name: 'First Member', websiteUrl: 'example.com', imageUrl });
  const saved = await call('PUT', mine, { token: member, body: profile });
  expect([saved.status, saved.json.missingFields]).toEqual([200, { suggestions: [] }]);
  expect((await call('POST', '/api/join-requests', { token: member, body: {} })).status).toBe(201);
  const memberId = found?.id ?? '';
  const approved = await decide(mine, { token: admin, memberId, body: { status: 'approved' } });
  expect(approved.status).toBe(200);
  const directory = await call('GET', '/api/members?approved=1', { token: member });
  expect(JSON.stringify(directory.json)).toContain('First Member');
}

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
    await walkIn();
    await wipe();
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
