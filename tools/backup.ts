import { projectCommand } from './operate/project-command';

const HELP = `npm run backup -- --project <id> --bucket <name> --to <folder>

Writes all documents, accounts and files of a project to a folder, with their hashes. Passwords are not part of it.
Google's credentials come from the environment (gcloud auth application-default login).
On the emulators of npm start: npm run backup -- --local --to <folder>`;

const { given } = projectCommand(HELP, { needs: ['to'], hasFiles: true });
const { backup } = await import('./operate/archive');
const { documents, accounts, files } = await backup(given.to);
console.log(`${documents} documents, ${accounts} accounts and ${files} files are in ${given.to}`);
process.exit(0);
