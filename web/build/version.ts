import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const PACKAGE = join(import.meta.dirname, '../../package.json');

/** The version of the product, as `package.json` has it, in the head of every page and as `__VERSION__` for the panel's help. */
export function version(): Plugin {
  const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string };
  const tag = { tag: 'meta', attrs: { name: 'generator', content: `Nexus ${version}` }, injectTo: 'head' } as const;
  return {
    name: 'version',
    config: () => ({ define: { __VERSION__: JSON.stringify(version) } }),
    transformIndexHtml: () => [tag],
  };
}
