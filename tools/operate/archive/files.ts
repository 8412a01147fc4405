import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { getStorage } from 'firebase-admin/storage';
import { inBatches } from '../../../functions/src/store/kernel/batches';
import { OWNER, OWNER_FOLDER } from './owner';

/** Files that are read or written at once. */
const AT_ONCE = 20;
/** What is known of a file stands beside it, under its name and this. */
const META = '.meta.json';

/** Writes every file to a folder; without one they are only read. @returns name, type and hash of each, by name */
export async function readFiles(folder?: string): Promise<string[]> {
  const [files] = await getStorage().bucket().getFiles();
  const found: string[] = [];
  for (const some of inBatches(
    files.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    AT_ONCE,
  )) {
    const downloads = await Promise.all(some.map((file) => file.download()));
    for (const [at, file] of some.entries()) {
      const [bytes] = downloads[at]!;
      const { contentType = '', cacheControl = '' } = file.metadata;
      if (folder) {
        keep(join(folder, file.name), bytes);
        keep(join(folder, file.name + META), JSON.stringify({ contentType, cacheControl }));
      }
      found.push(`${file.name} ${contentType} ${createHash('sha256').update(bytes).digest('hex')}`);
    }
  }
  return found;
}

function keep(path: string, content: Buffer | string): void {
  mkdirSync(dirname(path), { recursive: true, mode: OWNER_FOLDER });
  writeFileSync(path, content, { mode: OWNER });
}

/** Stores the files of such a folder; none where there is no folder. */
export async function storeFiles(folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(META))
    .map((name) => name.slice(0, -META.length));
  for (const some of inBatches(names, AT_ONCE)) await Promise.all(some.map((name) => storeFile(folder, name)));
}

async function storeFile(folder: string, name: string): Promise<void> {
  const meta = JSON.parse(readFileSync(join(folder, name + META), 'utf8')) as Record<string, string>;
  const { contentType = '', cacheControl } = meta;
  const file = getStorage().bucket().file(name);
  await file.save(readFileSync(join(folder, name)), { resumable: false, contentType, metadata: { cacheControl } });
}
