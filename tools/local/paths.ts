import { join } from 'node:path';

/** The folder of the repository. */
export const ROOT = join(import.meta.dirname, '../..');

/** What packages bring that runs in Node.js, as a path: `node TSX file.ts`. */
export const FIREBASE_TOOLS = join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js');
export const TSX = join(ROOT, 'node_modules/tsx/dist/cli.mjs');
export const VITE = join(ROOT, 'node_modules/vite/bin/vite.js');
