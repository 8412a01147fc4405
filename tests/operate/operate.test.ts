import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { auth, db } from '../../functions/src/firebase';
import { backup, restore, survey } from '../../tools/operate/archive';
import { declaredIndexes, recordedIndexes } from '../../tools/operate/indexes';
import { ROOT } from '../../tools/local/world';
import { world } from '../setup/world';

test('the indexes that the queries of all tests need are the indexes that are declared', () => {
  const needed = recordedIndexes();
  expect(needed).toBeDefined();
  expect(needed?.toSorted()).toEqual(declaredIndexes().toSorted());
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

test('the logs of all tests hold no token, no code, no cookie and no address of a person', () => {
  const folder = process.env['NEXUS_TEST_FOLDER'] ?? '';
  const lines = readFileSync(join(folder, 'emulators.log'), 'utf8').split('\n');
  const ours = lines.filter((line) => /^>\s/.test(line.replace(/\u001b\[[0-9;]*m/g, '')));
  expect(ours.length).toBeGreaterThan(100);
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

async function wipe(): Promise<void> {
  const project = process.env['GCLOUD_PROJECT'];
  await fetch(`http://${world.firestore}/emulator/v1/projects/${project}/databases/(default)/documents`, {
    method: 'DELETE',
  });
  await fetch(`${world.authEmulator}/emulator/v1/projects/${project}/accounts`, {
    method: 'DELETE',
    headers: { authorization: 'Bearer owner' },
  });
  const { getStorage } = await import('firebase-admin/storage');
  await getStorage().bucket().deleteFiles({ force: true });
}
