import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { ROOT } from './local/paths';
import { toldNothing } from './local/told-nothing';

const HELP = `npm run architecture    draws the parts of the code and what each builds on into README.md`;

/** A part: its name, its folder, what is in it. */
type Part = readonly [name: string, folder: string, holds: string];

/** The parts, from the outermost in; a file belongs to the first whose folder it lies in. */
const PARTS: readonly Part[] = [
  ['web/app', 'web/src/app', 'which screen stands where'],
  ['web/panel', 'web/src/panel', 'what the team works in'],
  ['web/member', 'web/src/member', 'what members do'],
  ['web/site', 'web/src/site', 'what visitors read'],
  ['web/controls', 'web/src/controls', 'forms, dialogs, lists'],
  ['web/live', 'web/src/live', 'what changes by itself'],
  ['web/ui', 'web/src/ui', 'what every page is drawn with'],
  ['web/lib', 'web/src/lib', 'words, calls, who is here'],
  ['functions/api', 'functions/src/api', 'answers every endpoint'],
  ['functions/page', 'functions/src/page', 'draws public pages'],
  ['functions/sign-in', 'functions/src/sign-in', 'LinkedIn and sessions'],
  ['functions/media', 'functions/src/media', 'pictures'],
  ['functions/outbox', 'functions/src/outbox', 'what follows a change'],
  ['functions/mails', 'functions/src/mails', 'how mails look'],
  ['functions/store', 'functions/src/store', 'all that is kept'],
  ['domain', 'domain/src', 'the language of the community'],
];
/** The rooms of `functions/store`, from the outermost in. */
const ROOMS = (
  [
    ['personal-data', 'export, erasure, how long'],
    ['events', 'seats and lines'],
    ['membership', 'members, requests, mentors, messages'],
    ['accounts', 'sign-ins and the team'],
    ['content', 'what editors write'],
    ['inbox', 'forms and the newsletter'],
    ['figures', 'what is counted'],
    ['commit', 'the one way to write'],
    ['projections', 'what is drawn from documents'],
    ['kernel', 'documents, limits, batches'],
  ] as const
).map(([room, holds]): Part => [`store/${room}`, `functions/src/store/${room}`, holds]);
const MARKS = ['<!-- architecture: npm run architecture -->', '<!-- /architecture -->'] as const;

/** Whom each part imports. */
export type Imports = ReadonlyMap<string, ReadonlySet<string>>;

/** The drawing of the code as it is: an arrow leads to what a part builds on, where no longer way leads there. */
function drawArchitecture(): string {
  const boxes = (side: string) => boxesOf(PARTS.filter(([name]) => name.startsWith(side)));
  return [
    '```mermaid',
    'graph TD',
    '  subgraph web',
    ...boxes('web/'),
    '  end',
    '  subgraph functions',
    ...boxes('functions/'),
    '  end',
    ...boxes('domain'),
    ...arrowsOf(importsOfParts()),
    '```',
  ].join('\n');
}

/** The same of the rooms of the store. */
function drawStore(): string {
  return ['```mermaid', 'graph TD', ...boxesOf(ROOMS), ...arrowsOf(importsOfParts(ROOMS)), '```'].join('\n');
}

/** Which other parts the files of each part import. */
export function importsOfParts(parts: readonly Part[] = PARTS): Imports {
  const partOf = (path: string) => parts.find(([, folder]) => path.startsWith(`${folder}/`))?.[0];
  return new Map(
    parts.map(([name, folder]) => {
      const reached = sourcesIn(folder).flatMap(importsOf).map(partOf);
      return [name, new Set(reached.filter((to) => to !== undefined && to !== name) as string[])];
    }),
  );
}

function arrowsOf(imports: Imports): string[] {
  return [...imports].flatMap(([from, all]) =>
    [...all]
      .filter((to) => ![...all].some((other) => other !== to && leads(imports, other, to)))
      .toSorted()
      .map((to) => `  ${box(from)} --> ${box(to)}`),
  );
}

function leads(imports: Imports, from: string, to: string): boolean {
  const next = [...(imports.get(from) ?? [])];
  return next.includes(to) || next.some((one) => leads(imports, one, to));
}

function box(name: string): string {
  return name.replace(/[^a-z]/g, '_');
}

function boxesOf(parts: readonly Part[]): string[] {
  return parts.map(([name, , holds]) => `    ${box(name)}["<b>${name.split('/').at(-1)}</b><br/>${holds}"]`);
}

/** README with the drawing between its marks. */
export function withArchitecture(readme: string): string {
  const [start, end] = MARKS.map((mark) => readme.indexOf(mark));
  if (start === undefined || end === undefined || start < 0 || end < 0)
    throw new Error('README.md has no place for the drawing.');
  return `${readme.slice(0, start + MARKS[0].length)}\n\n${drawArchitecture()}\n\nOne level deeper, the rooms of the store:\n\n${drawStore()}\n\n${readme.slice(end)}`;
}

/** The TypeScript files below a folder of the repository, without tests and declarations, as paths from the root. */
export function sourcesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\.d\.ts$/.test(name))
    .map((name) => join(folder, name));
}

/** Where the imports of a file lead, as paths from the root. */
export function importsOf(file: string): string[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  return [...text.matchAll(/(?:from|import\()\s*'([^']+)'/g)].flatMap(([, target = '']) => {
    if (target.startsWith('@nexus/domain/')) return [`domain/src/${target.slice('@nexus/domain/'.length)}`];
    if (!target.startsWith('.')) return [];
    return [relative(ROOT, resolve(ROOT, dirname(file), target))];
  });
}

if (import.meta.filename === process.argv[1]) {
  toldNothing(HELP);
  const path = join(ROOT, 'README.md');
  writeFileSync(path, withArchitecture(readFileSync(path, 'utf8')));
}
