import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { ROOT } from './local/world';
import { namedTests, problems, withTables } from './run/statements';

/** Writes which tests prove which statement into `docs/security.md`. `npm run statements` */
const path = join(ROOT, 'docs/security.md');
const tests = namedTests();
const written = withTables(readFileSync(path, 'utf8'), tests);
writeFileSync(path, await format(written, { ...(await resolveConfig(path)), parser: 'markdown' }));
for (const problem of problems(readFileSync(path, 'utf8'), tests)) console.log(problem);
