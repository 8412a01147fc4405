import type { BuildOptions } from 'esbuild';

/** How the functions are bundled. */
export const options: BuildOptions;
