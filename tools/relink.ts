import { projectCommand } from './operate/project-command';

const HELP = `npm run relink -- --project <id> --from <new member> --to <old member>

For a person who signed in with LinkedIn and came out as somebody new: another account of theirs there, or another app
of ours. From now on that sign-in leads to the member whom they were before; the new one is erased with the next sweep.
Ids stand in the panel, in the address of a member. On the emulators of npm start: --local instead of --project.`;

const { given } = projectCommand(HELP, { needs: ['from', 'to'] });
const { relink, RelinkError } = await import('./operate/relink');
try {
  const ways = await relink(given);
  console.log(
    `${ways} ${ways === 1 ? 'sign-in leads' : 'sign-ins lead'} to ${given.to} now; ${given.from} will be erased.`,
  );
  process.exit(0);
} catch (error) {
  if (!(error instanceof RelinkError)) throw error;
  console.error(error.message);
  process.exit(1);
}
