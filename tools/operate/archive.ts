import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { db } from '../../functions/src/firebase';
import { readAccounts, storeAccounts, type Account } from './archive/accounts';
import { readDocuments, storeDocuments } from './archive/documents';
import { readFiles, storeFiles } from './archive/files';
import { OWNER, OWNER_FOLDER } from './archive/owner';

/** What an archive holds. `sha256` are of documents, accounts and files in the order of their names. */
export interface Manifest {
  at: string;
  documents: number;
  accounts: number;
  files: number;
  sha256: { documents: string; accounts: string; files: string };
}

/**
 * Writes everything that a project keeps to a folder: `documents.jsonl` (a line a document, with its path),
 * `accounts.json`, `files/`, and `manifest.json` with counts and hashes.
 */
export async function backup(folder: string): Promise<Manifest> {
  mkdirSync(folder, { recursive: true, mode: OWNER_FOLDER });
  const documents = await readDocuments(join(folder, 'documents.jsonl'));
  const accounts = await readAccounts();
  writeJson(join(folder, 'accounts.json'), accounts);
  const files = await readFiles(join(folder, 'files'));
  const manifest = manifestOf(documents, accounts, files);
  writeJson(join(folder, 'manifest.json'), manifest);
  return manifest;
}

function writeJson(path: string, value: unknown): void {
  writeFileSync(path, JSON.stringify(value, null, 2), { mode: OWNER });
}

/** What is stored now, counted and hashed as `backup` does, without writing anything. */
export async function survey(): Promise<Manifest> {
  return manifestOf(await readDocuments(), await readAccounts(), await readFiles());
}

function manifestOf(
  documents: { count: number; sha256: string },
  accounts: readonly Account[],
  files: readonly string[],
): Manifest {
  return {
    at: new Date().toISOString(),
    documents: documents.count,
    accounts: accounts.length,
    files: files.length,
    sha256: {
      documents: documents.sha256,
      accounts: hashOf(accounts.map((one) => JSON.stringify(one))),
      files: hashOf(files),
    },
  };
}

function hashOf(lines: readonly string[]): string {
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}

/**
 * Writes an archive back. Passwords are not in it: staff set new ones by *forgot password*; members sign in with LinkedIn.
 * @throws Error when the project is not empty or what was written differs from the archive
 */
export async function restore(folder: string): Promise<Manifest> {
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest;
  const [first] = await db().listCollections();
  if (first) throw new Error(`The project is not empty: it has the collection ${first.id}. Restore into an empty one.`);
  await storeDocuments(join(folder, 'documents.jsonl'));
  await storeAccounts(JSON.parse(readFileSync(join(folder, 'accounts.json'), 'utf8')) as Account[]);
  await storeFiles(join(folder, 'files'));
  const now = await survey();
  if (JSON.stringify(now.sha256) !== JSON.stringify(manifest.sha256))
    throw new Error(`What was restored differs from the archive: ${JSON.stringify({ archive: manifest, now })}`);
  return now;
}
