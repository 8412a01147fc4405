import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { call } from '../setup/call';
import { Visitor } from '../setup/sign-in';

/** Something to log, where this suite runs alone. */
beforeAll(async () => {
  const visitor = new Visitor();
  await visitor.signIn('new', `logs-${Date.now()}`);
  expect((await visitor.session()).status).toBe(200);
  expect((await call('GET', '/api/admin/me', { token: 'eyJhbGciOiJub25lIn0.e30.x' })).status).toBe(401);
});

test('what the functions logged in these emulators, in all suites that ran there, holds no token, no code, no cookie and no address of a person', () => {
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
