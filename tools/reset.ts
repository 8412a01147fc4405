import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './local/paths';

/** Forgets what the local world has stored; the next start seeds anew. `npm run reset` */
rmSync(join(ROOT, '.nexus/data'), { recursive: true, force: true });
console.log('The local data is gone. npm start seeds it anew.');
