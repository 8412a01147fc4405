import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './local/world';

/** Builds the functions' bundle and the web pages. `npm run build` */
export function build(): void {
  run('functions', [join(ROOT, 'functions/build.mjs')]);
  run('web', [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], join(ROOT, 'web'));
}

function run(name: string, command: string[], cwd = ROOT): void {
  const { status } = spawnSync(process.execPath, command, { cwd, stdio: 'inherit' });
  if (status !== 0) throw new Error(`Building ${name} failed.`);
}

if (import.meta.filename === process.argv[1]) build();
