import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './local/paths';
import { toldNothing } from './local/told-nothing';

toldNothing('npm run reset     forgets what the local world has stored; the next start seeds anew');
rmSync(join(ROOT, '.nexus/data'), { recursive: true, force: true });
console.log('The local data is gone. npm start seeds it anew.');
