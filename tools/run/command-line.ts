import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../local/paths';

/** What runs when no suite is named, in this order: `operate` wipes the world and brings it back, `chaos` gets a new one. */
const WHOLE = ['check', 'rules', 'api', 'journeys', 'operate', 'chaos'] as const;
const SUITES = [...WHOLE, 'unit'] as const;
/** The name of a suite, as it is typed. */
export type Suite = (typeof SUITES)[number];

const FOLDERS: Record<Suite, string[]> = {
  check: [],
  rules: ['tests/rules'],
  api: ['tests/api'],
  journeys: ['tests/journeys'],
  operate: ['tests/operate'],
  chaos: ['tests/chaos'],
  unit: ['domain/src', 'functions/src', 'web/src', 'tests/vocabulary', 'tools'],
};

/** What the words after `npm test` ask for. */
export interface Asked {
  /** What to run: whole suites, or of each only these files. */
  runs: { suite: Suite; files: string[] | undefined }[];
  /** Only tests whose name holds this. */
  title: string | undefined;
  /** Whether the world stays up afterwards. */
  isWorldKept: boolean;
  /** What to do with the world that stays up, and nothing else. */
  world: 'start' | 'stop' | 'reset' | undefined;
  isHelp: boolean;
}

/** A word that names nothing, with the words that do. */
export class UnknownWord extends Error {}

/**
 * Reads the command line: suites, words that file names hold, `-t title`, `--world`, `world [stop|reset]`.
 * @throws UnknownWord with the words that are known
 */
export function parseWords(given: readonly string[]): Asked {
  const words = [...given];
  const take = (option: string) => words.includes(option) && words.splice(words.indexOf(option), 1).length > 0;
  const isHelp = take('--help');
  const isWorldKept = take('--world');
  const title = words.includes('-t') ? words.splice(words.indexOf('-t'), 2)[1] : undefined;
  const asked: Asked = { runs: [], title, isWorldKept, world: undefined, isHelp };
  if (isHelp) return asked;
  if (words[0] === 'world') return { ...asked, world: worldCommand(words.slice(1)) };
  return { ...asked, runs: runsFor(words) };
}

/** Whether everything is asked for: a world that is up is for parts. */
export function isWhole({ runs, title, isWorldKept }: Asked): boolean {
  const isEach = WHOLE.every((suite) => runs.some((run) => run.suite === suite && run.files === undefined));
  return isEach && title === undefined && !isWorldKept;
}

function worldCommand([word = 'start', ...rest]: string[]): 'start' | 'stop' | 'reset' {
  const command = (['start', 'stop', 'reset'] as const).find((one) => one === word);
  if (!command || rest.length > 0) throw new UnknownWord('The world knows: world, world stop, world reset.');
  return command;
}

function runsFor(words: readonly string[]): Asked['runs'] {
  const named = SUITES.filter((suite) => words.includes(suite));
  const parts = words.filter((word) => !named.some((suite) => suite === word));
  if (parts.length === 0) return (named.length > 0 ? named : WHOLE).map((suite) => ({ suite, files: undefined }));
  const runs = (named.length > 0 ? named : SUITES).map((suite) => ({
    suite,
    files: filesOf(suite).filter((file) => parts.some((part) => nameOf(file).includes(part))),
  }));
  const lost = parts.filter((part) => !runs.some(({ files }) => files.some((file) => nameOf(file).includes(part))));
  if (lost.length > 0) throw new UnknownWord(`No test file is called ${lost.join(', ')}.\n${knownWords(named)}`);
  const empty = runs.filter(({ suite, files }) => named.includes(suite) && files.length === 0);
  if (empty.length > 0)
    throw new UnknownWord(`${empty[0]?.suite} has no such file.\n${knownWords(empty.map(({ suite }) => suite))}`);
  return runs.filter(({ files }) => files.length > 0);
}

function knownWords(named: readonly Suite[]): string {
  const suites = named.length > 0 ? named : SUITES;
  const lines = suites.map((suite) => `  ${suite}: ${filesOf(suite).map(nameOf).join(', ') || '(only as a whole)'}`);
  return [`Suites: ${SUITES.join(', ')}. Words for a part of them:`, ...lines].join('\n');
}

function filesOf(suite: Suite): string[] {
  return FOLDERS[suite].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(test|spec)\.tsx?$/.test(name))
      .map((name) => `${folder}/${name}`),
  );
}

function nameOf(file: string): string {
  return basename(file).replace(/\.(test|spec)\.tsx?$/, '');
}
