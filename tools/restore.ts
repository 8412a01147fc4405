import { projectCommand } from './operate/project-command';

const HELP = `npm run restore -- --project <id> --bucket <name> --from <folder>

Writes a backup into an empty project and compares the hashes of everything afterwards. It refuses a project that has
documents. Staff set new passwords by "forgot password"; members sign in with LinkedIn as before.
On the emulators of npm start, after npm run reset: npm run restore -- --local --from <folder>`;

const { given } = projectCommand(HELP, { needs: ['from'], hasFiles: true });
const { restore } = await import('./operate/archive');
const { documents, accounts, files } = await restore(given.from);
console.log(`${documents} documents, ${accounts} accounts and ${files} files are back, and equal to the backup`);
process.exit(0);
