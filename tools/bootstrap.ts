import { parseArgs } from 'node:util';

const HELP = `npm run bootstrap -- --project <id> --email <address> --name <name>

Makes the first super admin of a real project and prints a link to set the password. It refuses when there is one.
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
process.env['GCLOUD_PROJECT'] = values.project;
process.env['GOOGLE_CLOUD_PROJECT'] = values.project;

const { auth, db } = await import('../functions/src/firebase');
const { commit, now } = await import('../functions/src/store/commit');
const { name } = values;
const email = values.email.toLowerCase();

const { docs } = await db().collection('staff').where('role', '==', 'super_admin').limit(1).get();
if (docs.length > 0) {
  console.error('There is a super admin already. They invite others in the admin panel.');
  process.exit(1);
}
const account = await auth().createUser({ email, displayName: name, emailVerified: false });
await auth().setCustomUserClaims(account.uid, { role: 'super_admin' });
await commit(
  { author: { actor: { kind: 'system', id: 'bootstrap' }, requestId: 'bootstrap' }, action: 'staff.bootstrap' },
  async (commit) => {
    const at = now();
    const staff = {
      email,
      name,
      role: 'super_admin',
      isActive: true,
      sessionsEndedAt: null,
      sessions: {},
      createdAt: at,
      updatedAt: at,
    };
    commit.put(`staff/${account.uid}`, null, staff);
  },
);
console.log(`${name} is super admin. Set the password here:\n${await auth().generatePasswordResetLink(email)}`);
process.exit(0);
