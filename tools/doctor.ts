import { gatherFacts } from './operate/facts';
import { diagnose } from './operate/findings';

const HELP = `npm run doctor    looks at this machine and this checkout, and says for each fault what to do`;

if (process.argv.includes('--help')) {
  console.log(HELP);
  process.exit(0);
}
const findings = diagnose(await gatherFacts());
for (const { what, isGood, mend } of findings) console.log(isGood ? `✓ ${what}` : `✗ ${what}\n    ${mend}`);
const bad = findings.filter(({ isGood }) => !isGood).length;
console.log(bad === 0 ? '\nEverything is in order.' : `\n${bad} to mend.`);
process.exit(bad === 0 ? 0 : 1);
