import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unpackFonts } from './build/fonts';
import { ROOT, VITE } from './local/paths';
import { toldNothing } from './local/told-nothing';

const WEB = join(ROOT, 'web');
const PAGE = join(ROOT, 'functions/lib/page');

/**
 * Builds the functions' bundle, the web pages, and the web's server build, which is copied beside the bundle together
 * with the page that it fills. Hosting keeps that page as `shell.html` for areas that are drawn in the browser.
 */
export async function build(): Promise<void> {
  buildFunctions();
  run('web', [VITE, 'build', '--logLevel', 'warn'], WEB);
  run(
    'web for the server',
    [VITE, 'build', '--ssr', 'src/app/entry-server.tsx', '--outDir', 'dist-server', '--logLevel', 'warn'],
    WEB,
  );
  renameSync(join(WEB, 'dist/index.html'), join(WEB, 'dist/shell.html'));
  rmSync(PAGE, { recursive: true, force: true });
  cpSync(join(WEB, 'dist-server'), PAGE, { recursive: true });
  writeFileSync(join(PAGE, 'shell.html'), withInlined(readFileSync(join(WEB, 'dist/shell.html'), 'utf8')));
  await unpackFonts(join(PAGE, 'fonts'));
}

/** The functions' bundle alone. */
export function buildFunctions(): void {
  run('functions', [join(ROOT, 'functions/build.mjs')]);
}

/**
 * The page that the server fills carries its styles and its first script, and asks for the rest once it is painted:
 * after `load`, or three seconds where a picture keeps that waiting.
 */
function withInlined(shell: string): string {
  const text = (path: string) => readFileSync(join(WEB, 'dist', path), 'utf8').trim();
  const modules = [...shell.matchAll(/<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>\s*/g)];
  const [entryTag = '', entry = ''] = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>\s*/.exec(shell) ?? [];
  const later = `(function(){var done;function start(){if(done)return;done=1;${JSON.stringify(modules.map(([, href]) => href))}.forEach(function(m){var l=document.createElement('link');l.rel='modulepreload';l.href=m;document.head.append(l)});var s=document.createElement('script');s.type='module';s.src=${JSON.stringify(entry)};document.head.append(s)}addEventListener('load',function(){setTimeout(start)});setTimeout(start,3000)})()`;
  return [...modules.map(([tag]) => tag), entryTag]
    .reduce((page, tag) => page.replace(tag, ''), shell)
    .replace(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/, (_, path: string) => `<style>${text(path)}</style>`)
    .replace(/<script src="(\/before-paint\.js)"><\/script>/, (_, path: string) => `<script>${text(path)}</script>`)
    .replace('</body>', () => `<script>${later}</script>\n  </body>`);
}

/** Vite says that a later version may want the config, which draws from `domain`, to name its imports by their files' endings. */
const QUIET = { VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' };

function run(name: string, command: string[], cwd = ROOT): void {
  const { status } = spawnSync(process.execPath, command, { cwd, stdio: 'inherit', env: { ...process.env, ...QUIET } });
  if (status !== 0) throw new Error(`Building ${name} failed.`);
}

if (import.meta.filename === process.argv[1]) {
  toldNothing('npm run build     builds the functions, the web pages and what the functions draw them with');
  await build();
}
