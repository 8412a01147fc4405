import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview } from 'vite';

const root = join(import.meta.dirname, '../../web');
const configFile = join(root, 'vite.config.ts');

/** Builds the page of the vocabulary as pages are built, and serves it. @returns where, and what ends it */
export async function served(): Promise<{ address: string; stop: () => Promise<void> }> {
  const outDir = mkdtempSync(join(tmpdir(), 'vocabulary-'));
  const input = join(root, 'vocabulary/index.html');
  const asked = { root, configFile, logLevel: 'error' as const };
  await build({ ...asked, build: { outDir, minify: false, reportCompressedSize: false, rolldownOptions: { input } } });
  const server = await preview({ ...asked, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } });
  const stop = async () => {
    await server.close();
    rmSync(outDir, { recursive: true });
  };
  return { address: server.resolvedUrls?.local[0] ?? '', stop };
}
