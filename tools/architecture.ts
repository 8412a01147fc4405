import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { ROOT } from './local/world';

const HELP = `npm run architecture    draws the parts of the code and who imports whom into README.md`;

/** The parts, from the outermost in; a file belongs to the first whose folder it lies in. */
const PARTS: readonly [string, string][] = [
  ['web/app', 'web/src/app'],
  ['web/panel', 'web/src/panel'],
  ['web/member', 'web/src/member'],
  ['web/site', 'web/src/site'],
  ['web/controls', 'web/src/controls'],
  ['web/live', 'web/src/live'],
  ['web/ui', 'web/src/ui'],
  ['web/lib', 'web/src/lib'],
  ['functions/api', 'functions/src/api'],
  ['functions/page', 'functions/src/page'],
  ['functions/sign-in', 'functions/src/sign-in'],
  ['functions/media', 'functions/src/media'],
  ['functions/outbox', 'functions/src/outbox'],
  ['functions/mails', 'functions/src/mails'],
  ['functions/store', 'functions/src/store'],
  ['domain', 'domain/src'],
];
/** The rooms of `functions/store`, from the outermost in. */
const STORE = 'functions/src/store';
const ROOMS: typeof PARTS = [
  'personal-data',
  'events',
  'membership',
  'accounts',
  'content',
  'inbox',
  'figures',
  'commit',
  'projections',
  'kernel',
].map((room) => [`store/${room}`, `${STORE}/${room}`]);
const MARKS = ['<!-- architecture: npm run architecture -->', '<!-- /architecture -->'] as const;

/** The drawing of the code as it is: parts with their files, arrows with how many imports they stand for. */
export function drawArchitecture(): string {
  const { sizes, arrows } = looked(PARTS);
  const boxes = (side: string) => boxesOf(sizes.filter(([name]) => name.startsWith(`${side}/`)));
  const domain = sizes.find(([name]) => name === 'domain')?.[1] ?? 0;
  return [
    '```mermaid',
    'graph TD',
    '  subgraph web',
    ...boxes('web'),
    '  end',
    '  subgraph functions',
    ...boxes('functions'),
    '  end',
    `  domain["domain · ${domain} files"]`,
    ...arrows,
    '```',
  ].join('\n');
}

/** The same of the rooms of the store. */
function drawStore(): string {
  const { sizes, arrows } = looked(ROOMS);
  return ['```mermaid', 'graph TD', ...boxesOf(sizes), ...arrows, '```'].join('\n');
}

type Size = readonly [name: string, files: number];

function looked(parts: typeof PARTS): { sizes: Size[]; arrows: string[] } {
  const counts = new Map<string, number>();
  const partOf = (path: string) => parts.find(([, folder]) => path.startsWith(`${folder}/`))?.[0];
  const sizes = parts.map(([name, folder]) => {
    const files = sourcesIn(folder);
    for (const target of files.flatMap(importsOf)) {
      const to = partOf(target);
      if (to && to !== name) counts.set(`${name} ${to}`, (counts.get(`${name} ${to}`) ?? 0) + 1);
    }
    return [name, files.length] as const;
  });
  const arrows = [...counts].sort().map(([pair, count]) => {
    const [from = '', to = ''] = pair.split(' ');
    return `  ${box(from)} -->|${count}| ${box(to)}`;
  });
  return { sizes, arrows };
}

function box(name: string): string {
  return name.replace(/[^a-z]/g, '_');
}

function boxesOf(sizes: readonly Size[]): string[] {
  return sizes.map(
    ([name, files]) => `    ${box(name)}["${name.split('/')[1]} · ${files} ${files === 1 ? 'file' : 'files'}"]`,
  );
}

/** README with the drawing between its marks. */
export function withArchitecture(readme: string): string {
  const [start, end] = MARKS.map((mark) => readme.indexOf(mark));
  if (start === undefined || end === undefined || start < 0 || end < 0)
    throw new Error('README.md has no place for the drawing.');
  return `${readme.slice(0, start + MARKS[0].length)}\n\n${drawArchitecture()}\n\nThe store, room by room:\n\n${drawStore()}\n\n${readme.slice(end)}`;
}

function sourcesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\.d\.ts$/.test(name))
    .map((name) => join(folder, name));
}

/** Where the imports of a file lead, as paths from the root. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  return [...text.matchAll(/(?:from|import\()\s*'([^']+)'/g)].flatMap(([, target = '']) => {
    if (target.startsWith('@nexus/domain/')) return [`domain/src/${target.slice('@nexus/domain/'.length)}`];
    if (!target.startsWith('.')) return [];
    return [relative(ROOT, resolve(ROOT, dirname(file), target))];
  });
}

if (import.meta.filename === process.argv[1]) {
  if (process.argv.includes('--help')) console.log(HELP);
  else {
    const path = join(ROOT, 'README.md');
    writeFileSync(path, withArchitecture(readFileSync(path, 'utf8')));
  }
}
