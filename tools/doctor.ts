import { callerFindings } from './operate/caller';
import { gatherFacts } from './operate/facts';
import { diagnose } from './operate/findings';

const HELP = `npm run doctor                       looks at this machine and this checkout, and says for each fault what to do
npm run doctor -- --site <address>   and at whom a live site's functions believe to be talking to`;

if (process.argv.includes('--help')) {
  console.log(HELP);
  process.exit(0);
}
const site = process.argv[process.argv.indexOf('--site') + 1];
const isAsked = process.argv.includes('--site') && site !== undefined;
const findings = [...diagnose(await gatherFacts()), ...(isAsked ? await callerFindings(site) : [])];
for (const { what, isGood, mend } of findings) console.log(isGood ? `✓ ${what}` : `✗ ${what}\n    ${mend}`);
const bad = findings.filter(({ isGood }) => !isGood).length;
console.log(bad === 0 ? '\nEverything is in order.' : `\n${bad} to mend.`);
process.exit(bad === 0 ? 0 : 1);
