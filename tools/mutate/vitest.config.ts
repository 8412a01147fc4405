import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vitest/config';
import base from '../../vitest.config';

const folder = process.env['NEXUS_MUTATION'] ?? '';
const copies = JSON.parse(readFileSync(join(folder, 'copies.json'), 'utf8')) as Record<string, string>;

/** The tests as they are, on the broken copies: what a test imports is broken as what the server runs. */
const broken: Plugin = {
  name: 'nexus-mutants',
  enforce: 'pre',
  load(id) {
    const copy = copies[id.split('?')[0] ?? ''];
    return copy ? readFileSync(copy, 'utf8') : undefined;
  },
};

const projects = (base.test?.projects ?? []).map((project) => {
  const { test, plugins = [] } = project as { test: object; plugins?: Plugin[] };
  return { test: { ...test, runner: join(import.meta.dirname, 'looping-runner.ts') }, plugins: [broken, ...plugins] };
});
export default defineConfig({ root: join(import.meta.dirname, '../..'), test: { ...base.test, projects } });
