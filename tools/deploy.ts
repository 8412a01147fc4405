import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, parseEnv } from 'node:util';
import { build } from './build';
import { ROOT } from './local/paths';
import { goBack } from './operate/back';
import { deploy, DeployError, lacking, STEPS, told } from './operate/deploy';
import { obstacles } from './operate/obstacles';
import { gatherFacts } from './operate/facts';
import { signedIn } from './operate/google';

const HELP = `npm run deploy -- --project <id> [--dry-run | --back]

Takes a Firebase project on the Blaze plan to a site that people can sign in to, and later to the next release: sees to
APIs, rights, Firestore with its backups, and secrets; then rules and indexes, then functions and pages in one; then looks at
the live site. It refuses the demo project, uncommitted changes, a failing check and missing configuration.
--dry-run says what is missing and what it would do, and changes nothing.
--back makes the release before live again, pages and functions; rules and data stay as they are.
Sign in first: npx firebase login`;

const { values } = parseArgs({
  options: {
    project: { type: 'string' },
    'dry-run': { type: 'boolean' },
    back: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});
const { project } = values;
if (values.help || !project) {
  console.log(HELP);
  process.exit(values.help ? 0 : 1);
}

try {
  await (values.back ? back(project) : main(project));
} catch (error) {
  if (!(error instanceof DeployError)) throw error;
  console.error(`\n✗ ${error.message}`);
  process.exit(1);
}

async function back(project: string): Promise<void> {
  const { from, to } = await goBack({ google: await signedIn(project), project });
  console.log(`${to} is live again, with its functions, instead of ${from}.`);
}

async function main(project: string): Promise<void> {
  const file = join(ROOT, `functions/.env.${project}`);
  const environment = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  const { variablesRequired, secretsUsed } = await gatherFacts();
  const changedFiles = git('status', '--porcelain').split('\n').filter(Boolean);
  const found = obstacles({ project, changedFiles, environment, variablesRequired });
  for (const { what, mend } of found) console.error(`✗ ${what}\n    ${mend}`);

  console.log(`\nThis would be done to ${project}, in this order:`);
  const before = ['Check types, lint, formatting and unit tests', 'Build functions and pages'];
  [...before, ...STEPS.map(({ what }) => what)].forEach((what, index) => console.log(`  ${index + 1}. ${what}`));
  if (found.length > 0) throw new DeployError(`${found.length} to mend first.`);

  const { SITE_URL: site, LINKEDIN_CLIENT_ID: clientId = '' } = parseEnv(environment ?? '');
  const cloud = { google: await signedIn(project), project, ...(site && { site }) };
  if (values['dry-run']) {
    const missing = await lacking({ cloud, secretNames: secretsUsed });
    for (const { need, missing: what } of missing)
      console.log(
        `${need.mend ? '+' : '✗'} ${need.mend ? `would be seen to: ${need.what}: ${what.join(', ')}` : told({ need, missing: what }, project)}`,
      );
    return;
  }
  const release = git('rev-parse', '--short', 'HEAD').trim();
  const check = spawnSync('npm', ['run', 'check'], { cwd: ROOT, stdio: 'inherit' });
  if (check.status !== 0) throw new DeployError('The check failed. Nothing was deployed.');
  Object.assign(process.env, { RELEASE: release, ...(site && { SITE_URL: site }) });
  await build();
  await deploy({ cloud, folder: ROOT, release, clientId, secretNames: secretsUsed, say: (line) => console.log(line) });
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' });
}
