import { parseArgs } from 'node:util';
import { useProject } from './operate/project';

const HELP = `npm run migrate -- --project <id> [--dry-run]

Brings documents that older releases wrote up to this one, in order, each migration once. It may be broken off and
started again. --dry-run says what it would change. On the emulators of npm start: npm run migrate -- --local`;

const { values } = parseArgs({
  options: {
    project: { type: 'string' },
    local: { type: 'boolean' },
    'dry-run': { type: 'boolean' },
    help: { type: 'boolean' },
  },
});
if (values.help || !(values.local || values.project)) {
  console.log(HELP);
  process.exit(values.help ? 0 : 1);
}
useProject(values);
const [{ migrate }, { MIGRATIONS }] = await Promise.all([import('./operate/migrate'), import('./migrations/index')]);
for (const { id, seen, changed, state } of await migrate(MIGRATIONS, { isDry: values['dry-run'] ?? false }))
  console.log(`${id}: ${state}, ${changed} of ${seen} documents ${state === 'dry run' ? 'would change' : 'changed'}`);
process.exit(0);
