import { parseArgs } from 'node:util';
import { useProject } from './operate/project';

const HELP = `npm run bootstrap -- --project <id> --email <address> --name <name>

Makes the first super admin of a real project and prints a link to set the password. It refuses when there is one.
Broken off, it can be run again with the same address.
Google's credentials come from the environment (gcloud auth application-default login).`;

const { values } = parseArgs({
  options: {
    project: { type: 'string' },
    email: { type: 'string' },
    name: { type: 'string' },
    help: { type: 'boolean' },
  },
});
if (values.help || !values.project || !values.email || !values.name) {
  console.log(HELP);
  process.exit(values.help ? 0 : 1);
}
useProject({ project: values.project });
const { bootstrap, BootstrapError } = await import('./operate/bootstrap');
try {
  const link = await bootstrap({ email: values.email.toLowerCase(), name: values.name });
  console.log(`${values.name} is super admin. Set the password here:\n${link}`);
  process.exit(0);
} catch (error) {
  if (!(error instanceof BootstrapError)) throw error;
  console.error(error.message);
  process.exit(1);
}
