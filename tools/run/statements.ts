import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../local/paths';
import { ABUSES, FINDINGS, STATEMENTS } from './statement-texts';

const FOLDERS = ['tests', 'domain/src', 'functions/src', 'web/src', 'tools'];
const NUMBER = /\b(?:S(?:0[1-9]|[1-3]\d|4[0-8])|(?:SEC|PANEL|OPS)-\d\d|SPEC-\d{3})\b/g;
const BEGIN = '<!-- statements: npm run statements -->';
const END = '<!-- /statements -->';

/** A test, and the statements and findings that its title names. */
export interface NamedTest {
  file: string;
  title: string;
  numbers: string[];
}

/** Every test, and group of tests, whose title names a statement or a finding. */
export function namedTests(): NamedTest[] {
  return FOLDERS.flatMap(testFiles)
    .sort()
    .flatMap((file) => titlesIn(file).map((title) => ({ file, title, numbers: title.match(NUMBER) ?? [] })))
    .filter(({ numbers }) => numbers.length > 0);
}

/** What is untrue or missing: a statement or a finding that no test is named by, a test in the document that does not exist. */
export function problems(document: string, tests: readonly NamedTest[]): string[] {
  const numbers = Object.keys({ ...STATEMENTS, ...FINDINGS, ...ABUSES });
  const missing = numbers.filter((number) => provers(number, tests).length === 0);
  const known = new Set(tests.map(({ file, title }) => `${file} ${shown(title)}`));
  const named = [...document.matchAll(/^\| (?:S|SEC-|PANEL-)\d\d.*\|$/gm)].flatMap(([row]) => namedIn(row));
  return [
    ...missing.map((number) => `${number}: no test is named by it`),
    ...named.filter((one) => !known.has(one)).map((one) => `docs/security.md names a test that does not exist: ${one}`),
    ...numbers
      .filter((number) => !document.includes(`\n| ${number} `))
      .map((number) => `docs/security.md has no row for ${number}: npm run statements`),
  ];
}

/** The document with its tables written anew from the tests' titles. */
export function withTables(document: string, tests: readonly NamedTest[]): string {
  const before = document.slice(0, document.indexOf(BEGIN));
  const after = document.slice(document.indexOf(END) + END.length);
  const tables = [
    table('statement', STATEMENTS, tests),
    table('found by a review', FINDINGS, tests),
    table('what nobody can abuse', ABUSES, tests),
  ];
  return `${before}${BEGIN}\n\n${tables.join('\n\n')}\n\n${END}${after}`;
}

function table(head: string, rows: Record<string, string>, tests: readonly NamedTest[]): string {
  const lines = Object.entries(rows).map(
    ([number, text]) => `| ${number} ${text} | ${proof(provers(number, tests))} |`,
  );
  return [`| ${head} | tests named by it |`, '| --- | --- |', ...lines].join('\n');
}

/** Tests by their files and titles, as a cell of a table. */
export function proof(found: readonly NamedTest[]): string {
  const files = [...new Set(found.map(({ file }) => file))];
  const inFile = (file: string) => found.filter((one) => one.file === file).map(({ title }) => `_${shown(title)}_`);
  return files.map((file) => `\`${file}\`: ${inFile(file).join(', ')}`).join('; ') || '**none yet**';
}

function provers(number: string, tests: readonly NamedTest[]): NamedTest[] {
  return tests.filter(({ numbers }) => numbers.includes(number));
}

/** `file title` of each test in a row of the table. */
export function namedIn(row: string): string[] {
  return [...row.matchAll(/`([^`]+)`: ((?:_[^_]+_(?:, )?)+)/g)].flatMap(([, file, titles = '']) =>
    [...titles.matchAll(/_([^_]+)_/g)].map(([, title]) => `${file} ${title}`),
  );
}

/** A title without what Markdown would read as its own. */
export function shown(title: string): string {
  return title
    .replace(/[_*`|<>\\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function testFiles(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(test|spec)\.tsx?$/.test(name) && !name.includes('node_modules'))
    .map((name) => `${folder}/${name}`);
}

function titlesIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest);
  const titles: string[] = [];
  const visit = (node: ts.Node) => {
    const title = ts.isCallExpression(node) && isTest(node.expression) ? node.arguments[0] : undefined;
    if (title && ts.isStringLiteralLike(title)) titles.push(title.text);
    if (title && ts.isTemplateExpression(title)) titles.push(withGaps(title));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
}

/** A title that is put together when the test runs, with `…` for what is put in. */
function withGaps({ head, templateSpans }: ts.TemplateExpression): string {
  return [head, ...templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('…');
}

/** Whether this is `test`, `describe`, or something of theirs: `test.each(rows)`, `describe.serial`. */
function isTest(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return ['test', 'it', 'describe'].includes(callee.text);
  return (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)) && isTest(callee.expression);
}
