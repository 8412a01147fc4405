import { proof, namedIn, shown, type NamedTest } from './statements';
import { SPECIFIED } from './specification-texts';

const BEGIN = '<!-- specified: npm run statements -->';
const END = '<!-- /specified -->';

/** What is untrue in the map: a row that is missing, a test that does not exist. */
export function specificationProblems(document: string, tests: readonly NamedTest[]): string[] {
  const known = new Set(tests.map(({ file, title }) => `${file} ${shown(title)}`));
  const rows = new Map(
    [...document.matchAll(/^\| SPEC-(\d{3}).*\|$/gm)].map(([row, number = '']) => [number, namedIn(row)] as const),
  );
  const named = [...rows.values()].flat();
  return [
    ...named
      .filter((one) => !known.has(one))
      .map((one) => `docs/specification.md names a test that does not exist: ${one}`),
    ...SPECIFIED.filter(({ numbers: [first = ''] }) => !rows.has(first)).map(
      ({ numbers }) => `docs/specification.md has no row for SPEC-${numbers[0]}: npm run statements`,
    ),
  ];
}

/** The document with its map written anew from the tests' titles. */
export function withSpecification(document: string, tests: readonly NamedTest[]): string {
  const before = document.slice(0, document.indexOf(BEGIN));
  const after = document.slice(document.indexOf(END) + END.length);
  const lines = SPECIFIED.map(({ numbers, text }) => `| ${nameOf(numbers)} ${text} | ${provenBy(numbers, tests)} |`);
  const table = ['| statement | tests named by it |', '| --- | --- |', ...lines].join('\n');
  return `${before}${BEGIN}\n\n${table}\n\n${END}${after}`;
}

function provenBy(numbers: readonly string[], tests: readonly NamedTest[]): string {
  const names = numbers.map((number) => `SPEC-${number}`);
  return proof(tests.filter((one) => one.numbers.some((number) => names.includes(number))));
}

function nameOf(numbers: readonly string[]): string {
  const [first = '', ...more] = numbers;
  const last = more.at(-1);
  if (last === undefined) return `SPEC-${first}`;
  const isRange = Number(last) - Number(first) === more.length;
  return isRange ? `SPEC-${first}–${last}` : `SPEC-${[first, ...more].join(', ')}`;
}
