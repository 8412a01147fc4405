import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { ROOT } from './local/paths';
import { toldNothing } from './local/told-nothing';
import { specificationProblems, withSpecification } from './run/specification';
import { namedTests, problems, withTables } from './run/statements';

toldNothing(
  'npm run statements     writes which tests prove which statement into docs/security.md and docs/specification.md',
);
const tests = namedTests();
const documents = [
  ['docs/security.md', withTables, problems],
  ['docs/specification.md', withSpecification, specificationProblems],
] as const;
for (const [name, written, problemsOf] of documents) {
  const path = join(ROOT, name);
  const text = written(readFileSync(path, 'utf8'), tests);
  writeFileSync(path, await format(text, { ...(await resolveConfig(path)), parser: 'markdown' }));
  for (const problem of problemsOf(readFileSync(path, 'utf8'), tests)) console.log(problem);
}
