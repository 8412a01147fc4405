import { parseArgs } from 'node:util';
import { callerFindings } from './operate/caller';
import { gatherFacts } from './operate/facts';
import { diagnose } from './operate/findings';
import { projectFindings } from './operate/project-findings';

const HELP = `npm run doctor                       looks at this machine and this checkout, and says for each fault what to do
npm run doctor -- --project <id>     and at a real project: APIs, rights, Firestore with its backups, secrets, indexes
npm run doctor -- --site <address>   and at whom a live site's functions believe to be talking to`;

const { values } = parseArgs({
  options: { project: { type: 'string' }, site: { type: 'string' }, help: { type: 'boolean' } },
});
if (values.help) {
  console.log(HELP);
  process.exit(0);
}
const facts = await gatherFacts();
const findings = [
  ...diagnose(facts),
  ...(values.project ? await projectFindings(values.project, facts.secretsUsed) : []),
  ...(values.site ? await callerFindings(values.site) : []),
];
for (const { what, isGood, mend } of findings) console.log(isGood ? `✓ ${what}` : `✗ ${what}\n    ${mend}`);
const bad = findings.filter(({ isGood }) => !isGood).length;
console.log(bad === 0 ? '\nEverything is in order.' : `\n${bad} to mend.`);
process.exit(bad === 0 ? 0 : 1);
