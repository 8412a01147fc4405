import { projectCommand } from './operate/project-command';

const HELP = `npm run bootstrap -- --project <id> --email <address> --name <name>

Makes the first super admin of a real project and prints a link to set the password. It refuses when there is one.
Broken off, it can be run again with the same address.
Google's credentials come from the environment (gcloud auth application-default login).`;

const { given } = projectCommand(HELP, { needs: ['email', 'name'], isRealAlone: true });
const { bootstrap, BootstrapError } = await import('./operate/bootstrap');
try {
  const link = await bootstrap({ email: given.email.toLowerCase(), name: given.name });
  console.log(`${given.name} is super admin. Set the password here:\n${link}`);
  process.exit(0);
} catch (error) {
  if (!(error instanceof BootstrapError)) throw error;
  console.error(error.message);
  process.exit(1);
}
