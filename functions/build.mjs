import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, context } from 'esbuild';

const here = dirname(fileURLToPath(import.meta.url));
const { dependencies } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'));

/** One file with our own code and `domain` in it; what is installed from the registry stays outside. */
export const options = {
  entryPoints: [join(here, 'src/index.ts')],
  outfile: join(here, 'lib/index.js'),
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  define: { __RELEASE__: JSON.stringify(process.env.RELEASE || 'local') },
  external: Object.keys(dependencies).flatMap((name) => [name, `${name}/*`]),
  logLevel: 'warning',
};

if (import.meta.filename === process.argv[1]) {
  if (process.argv.includes('--watch')) await (await context(options)).watch();
  else await build(options);
}
