import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importsOf, importsOfParts, sourcesIn, withArchitecture } from './architecture';
import { ROOT } from './local/paths';

test('the drawing in the README is of the code as it is (npm run architecture)', () => {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  expect(withArchitecture(readme)).toBe(readme);
});

test('imports flow one way: nothing below imports what is above it', () => {
  const imports = importsOfParts();
  expect([...(imports.get('domain') ?? [])]).toEqual([]);
  for (const [from, all] of imports) {
    if (/^web.(ui|lib)$/.test(from)) expect([...all].join(' ')).not.toMatch(/web.(app|panel|member|site)/);
    if (from.startsWith('functions/')) expect([...all].join(' ')).not.toMatch(/web/);
  }
});

test('no file imports itself by way of others', () => {
  const files = ['web/src', 'functions/src', 'domain/src', 'tools'].flatMap(sourcesIn);
  const known = new Set(files);
  const fileOf = (path: string) =>
    [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((candidate) => known.has(candidate)) ?? [];
  const imports = new Map(files.map((file) => [file, importsOf(file).flatMap(fileOf)]));
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, way: readonly string[]) => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(' → '));
    if (done.has(file) || way.includes(file)) return;
    for (const next of imports.get(file) ?? []) visit(next, [...way, file]);
    done.add(file);
  };
  for (const file of files) visit(file, []);
  expect(files.length).toBeGreaterThan(900);
  expect(circles).toEqual([]);
});

/** A file has so many lines at most; what is drawn takes more of them than what is decided. */
const MOST_LINES = { functions: 150, domain: 150, web: 200 };
/** Tables of data, which have a row for each thing there is: nothing in them is code that somebody follows. */
const TABLES = [
  /^domain\/src\/search\/\w+\.table\.ts$/,
  /^domain\/src\/names\/known-names\.ts$/,
  /^domain\/src\/limits\.ts$/,
  /^domain\/src\/retention\.ts$/,
  /^functions\/src\/api\/handlers\/index\.ts$/,
  /^(domain|functions|web)\/src\/locales\//,
];

test('no file of functions, domain or web, style sheets too, is longer than can be read at once, tables excepted; and no table is code', () => {
  const files = Object.keys(MOST_LINES).flatMap((part) =>
    readdirSync(join(ROOT, part, 'src'), { recursive: true, encoding: 'utf8' }).map((name) => `${part}/src/${name}`),
  );
  const own = files.filter((name) => /\.(tsx?|css)$/.test(name) && !/\.test\.tsx?$/.test(name));
  expect(own.length).toBeGreaterThan(800);
  const most = (name: string) => MOST_LINES[name.split('/')[0] as keyof typeof MOST_LINES];
  const text = (name: string) => readFileSync(join(ROOT, name), 'utf8');
  const isTable = (name: string) => TABLES.some((table) => table.test(name));
  const long = own.filter((name) => text(name).trimEnd().split('\n').length > most(name));
  expect(long.filter((name) => !isTable(name))).toEqual([]);
  expect(long.filter((name) => isTable(name) && /^(export )?(async )?function /m.test(text(name)))).toEqual([]);
  // Each exception is needed still.
  expect(TABLES.filter((table) => !long.some((name) => table.test(name)))).toEqual([]);
});
