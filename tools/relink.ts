import { parseArgs } from 'node:util';
import { useProject } from './operate/project';

const HELP = `npm run relink -- --project <id> --from <new member> --to <old member>

For a person who signed in with LinkedIn and came out as somebody new: another account of theirs there, or another app
of ours. From now on that sign-in leads to the member whom they were before; the new one is erased with the next sweep.
Ids stand in the panel, in the address of a member. On the emulators of npm start: --local instead of --project.`;

const { values } = parseArgs({
  options: {
    project: { type: 'string' },
    local: { type: 'boolean' },
    from: { type: 'string' },
    to: { type: 'string' },
    help: { type: 'boolean' },
  },
});
if (values.help || !(values.local || values.project) || !values.from || !values.to) {
  console.log(HELP);
  process.exit(values.help ? 0 : 1);
}
useProject(values);
const { relink, RelinkError } = await import('./operate/relink');
try {
  const ways = await relink({ from: values.from, to: values.to });
  console.log(
    `${ways} ${ways === 1 ? 'sign-in leads' : 'sign-ins lead'} to ${values.to} now; ${values.from} will be erased.`,
  );
  process.exit(0);
} catch (error) {
  if (!(error instanceof RelinkError)) throw error;
  console.error(error.message);
  process.exit(1);
}
