import { spawnSync } from 'node:child_process';
import { cpSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './local/world';

const WEB = join(ROOT, 'web');
const PAGE = join(ROOT, 'functions/lib/page');

/**
 * Builds the functions' bundle, the web pages, and the web's server build, which is copied beside the bundle together
 * with the page that it fills. Hosting keeps that page as `shell.html` for areas that are drawn in the browser.
 */
export function build(): void {
  run('functions', [join(ROOT, 'functions/build.mjs')]);
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  run('web', [vite, 'build', '--logLevel', 'warn'], WEB);
  run(
    'web for the server',
    [vite, 'build', '--ssr', 'src/app/entry-server.tsx', '--outDir', 'dist-server', '--logLevel', 'warn'],
    WEB,
  );
  renameSync(join(WEB, 'dist/index.html'), join(WEB, 'dist/shell.html'));
  rmSync(PAGE, { recursive: true, force: true });
  cpSync(join(WEB, 'dist-server'), PAGE, { recursive: true });
  cpSync(join(WEB, 'dist/shell.html'), join(PAGE, 'shell.html'));
}

function run(name: string, command: string[], cwd = ROOT): void {
  const { status } = spawnSync(process.execPath, command, { cwd, stdio: 'inherit' });
  if (status !== 0) throw new Error(`Building ${name} failed.`);
}

if (import.meta.filename === process.argv[1]) build();
