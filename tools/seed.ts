import { basePort, portsFrom } from './local/ports';
import { toldNothing } from './local/told-nothing';

toldNothing('npm run seed     writes the seed into the running local world; running it again changes nothing else');
const ports = portsFrom(basePort());
process.env['GCLOUD_PROJECT'] ??= 'demo-nexus';
process.env['FIRESTORE_EMULATOR_HOST'] ??= `127.0.0.1:${ports.firestore}`;
process.env['FIREBASE_AUTH_EMULATOR_HOST'] ??= `127.0.0.1:${ports.auth}`;

const { writeSeed } = await import('./seed/write-seed');
const { members, requests, staff, content } = await writeSeed();
console.log(
  `Seeded ${members} members, ${requests} join requests, ${staff} staff accounts and ${content} pieces of content.`,
);
