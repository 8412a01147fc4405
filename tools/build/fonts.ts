import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decompress } from 'wawoff2';
import { ROOT } from '../local/paths';

/** The fonts of the site as plain TrueType files, for the pictures that the server draws. */
export async function unpackFonts(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const name of ['cairo-latin', 'cairo-arabic']) {
    const packed = readFileSync(join(ROOT, 'web/public/fonts', `${name}.woff2`));
    writeFileSync(join(folder, `${name}.ttf`), await decompress(packed));
  }
}
