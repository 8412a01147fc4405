import { parseArgs } from 'node:util';
import { useProject } from './operate/project';

const HELP = `npm run restore -- --project <id> --bucket <name> --from <folder>

Writes a backup into an empty project and compares the hashes of everything afterwards. It refuses a project that has
documents. Staff set new passwords by "forgot password"; members sign in with LinkedIn as before.
On the emulators of npm start, after npm run reset: npm run restore -- --local --from <folder>`;

const { values } = parseArgs({
  options: {
    project: { type: 'string' },
    bucket: { type: 'string' },
    from: { type: 'string' },
    local: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});
if (values.help || !values.from || !(values.local || (values.project && values.bucket))) {
  console.log(HELP);
  process.exit(values.help ? 0 : 1);
}
useProject(values);
const { restore } = await import('./operate/archive');
const { documents, accounts, files } = await restore(values.from);
console.log(`${documents} documents, ${accounts} accounts and ${files} files are back, and equal to the backup`);
process.exit(0);
