import { projectCommand } from './operate/project-command';

const HELP = `npm run migrate -- --project <id> [--dry-run]

Brings documents that older releases wrote up to this one, in order, each migration once. It may be broken off and
started again. --dry-run says what it would change. On the emulators of npm start: npm run migrate -- --local`;

const { isDry } = projectCommand(HELP, { canBeDry: true });
const [{ migrate }, { MIGRATIONS }] = await Promise.all([import('./operate/migrate'), import('./migrations/index')]);
for (const { id, seen, changed, state } of await migrate(MIGRATIONS, { isDry }))
  console.log(`${id}: ${state}, ${changed} of ${seen} documents ${state === 'dry run' ? 'would change' : 'changed'}`);
process.exit(0);
