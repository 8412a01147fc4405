import { parseArgs } from 'node:util';
import { useProject } from './operate/project';

const HELP = `npm run backup -- --project <id> --bucket <name> --to <folder>

Writes all documents, accounts and files of a project to a folder, with their hashes. Passwords are not part of it.
Google's credentials come from the environment (gcloud auth application-default login).
On the emulators of npm start: npm run backup -- --local --to <folder>`;

const { values } = parseArgs({
  options: {
    project: { type: 'string' },
    bucket: { type: 'string' },
    to: { type: 'string' },
    local: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});
if (values.help || !values.to || !(values.local || (values.project && values.bucket))) {
  console.log(HELP);
  process.exit(values.help ? 0 : 1);
}
useProject(values);
const { backup } = await import('./operate/archive');
const { documents, accounts, files } = await backup(values.to);
console.log(`${documents} documents, ${accounts} accounts and ${files} files are in ${values.to}`);
process.exit(0);
