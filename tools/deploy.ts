import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './build';
import { ROOT } from './local/world';
import { obstacles, STEPS } from './operate/deploy-plan';
import { gatherFacts } from './operate/facts';

const HELP = `npm run deploy -- --project <id> [--dry-run]

Checks, builds and deploys to a real Firebase project: rules and indexes first, then functions, then pages, so that new
pages never meet old rules. It refuses the demo project, uncommitted changes, a failing check and missing configuration.
--dry-run prints what it would do and stops. Sign in first: npx firebase login`;

const { values } = parseArgs({
  options: { project: { type: 'string' }, 'dry-run': { type: 'boolean' }, help: { type: 'boolean' } },
});
const { project } = values;
if (values.help || !project) {
  console.log(HELP);
  process.exit(values.help ? 0 : 1);
}

const environment = join(ROOT, `functions/.env.${project}`);
const { variablesRequired } = await gatherFacts();
const found = obstacles({
  project,
  changedFiles: git('status', '--porcelain').split('\n').filter(Boolean),
  environment: existsSync(environment) ? readFileSync(environment, 'utf8') : undefined,
  variablesRequired,
});
for (const { what, mend } of found) console.error(`✗ ${what}\n    ${mend}`);

console.log(`\nThis would be done to ${project}, in this order:`);
STEPS.forEach(({ what }, index) => console.log(`  ${index + 1}. ${what}`));
if (values['dry-run'] || found.length > 0) process.exit(found.length > 0 ? 1 : 0);

for (const { what, command } of STEPS) {
  console.log(`\n• ${what}`);
  if (command === 'build') await build();
  else {
    const [program = '', ...args] = command(project);
    const { status } = spawnSync(program, args, {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, RELEASE: git('rev-parse', '--short', 'HEAD').trim() },
    });
    if (status !== 0) {
      console.error(`\n✗ ${what} failed. What came before it is done; what comes after it was not begun.`);
      process.exit(1);
    }
  }
}
console.log(`\nDone. Look at it: npx firebase hosting:sites:list --project ${project}`);

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' });
}
