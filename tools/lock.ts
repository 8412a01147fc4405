import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './local/paths';
import { toldNothing } from './local/told-nothing';

const HELP = `npm run lock     draws functions/package-lock.json, from which Firebase installs, anew from functions/package.json`;

toldNothing(HELP);
// Outside of the workspace: inside, npm would lock the whole of it.
const folder = mkdtempSync(join(tmpdir(), 'nexus-lock-'));
for (const name of ['package.json', 'package-lock.json']) cpSync(join(ROOT, 'functions', name), join(folder, name));
const args = ['install', '--package-lock-only', '--no-audit', '--no-fund', '--ignore-scripts'];
const { status } = spawnSync('npm', args, { cwd: folder, stdio: 'inherit' });
if (status === 0) cpSync(join(folder, 'package-lock.json'), join(ROOT, 'functions/package-lock.json'));
rmSync(folder, { recursive: true, force: true });
process.exit(status ?? 1);
