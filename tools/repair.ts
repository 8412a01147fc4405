import { projectCommand } from './operate/project-command';

const HELP = `npm run repair -- --project <id> [--dry-run]

Compares what is drawn from other documents with its sources (what visitors are shown, directory and queue, seats of events,
addresses, where pictures are shown) and draws anew what differs. People may use the site meanwhile; it may be broken off
and started again. --dry-run says what differs and changes nothing.
Google's credentials come from the environment (gcloud auth application-default login).
On the emulators of npm start: npm run repair -- --local`;

const { isDry } = projectCommand(HELP, { canBeDry: true });
const { repair } = await import('./operate/repair/repair');
const all = await repair({ isDry });
for (const { projection, found, left } of all) {
  console.log(found.length === 0 ? `✓ ${projection}` : `✗ ${projection}: ${found.length} differ`);
  for (const what of found) console.log(`    ${what}${left.includes(what) ? '' : ' – mended'}`);
}
const differ = all.flatMap(({ found }) => found).length;
const left = all.flatMap((one) => one.left).length;
console.log(differ === 0 ? '\nEverything is as its sources say.' : `\n${differ} differed, ${left} still do.`);
process.exit(left === 0 ? 0 : 1);
