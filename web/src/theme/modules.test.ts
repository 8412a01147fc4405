import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '..');
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
const read = (file: string) => readFileSync(join(SOURCES, file), 'utf8');
const modules = files.filter((file) => file.endsWith('.module.css'));

/** The names that screens ask of each module: `styles.title` of what `styles` was imported from. */
const asked = new Map<string, Set<string>>(modules.map((file) => [file, new Set()]));
for (const file of files.filter((one) => one.endsWith('.tsx'))) {
  const text = read(file);
  for (const [, as = '', from = ''] of text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)) {
    const names = asked.get(join(dirname(file), from));
    for (const [, name = ''] of text.matchAll(new RegExp(`\\b${as}\\.(\\w+)`, 'g'))) names?.add(name);
  }
}

test('every class of a module is asked for, every one that is asked for is there, and no two modules have one name', () => {
  for (const [file, names] of asked) {
    const styled = new Set([...ownPart(read(file)).matchAll(/\.([a-z]\w*)/gi)].map(([, name]) => name));
    expect([...names].sort(), file).toEqual([...styled].sort());
  }
  const names = modules.map((file) => basename(file));
  expect(new Set(names).size).toBe(names.length);
});

/** Without comments, and without what stands in other style sheets. */
function ownPart(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\/|:global\([^)]*\)/g, '');
}
