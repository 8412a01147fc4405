import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import { GeoPoint, Timestamp, type CollectionReference, type DocumentReference } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { auth, db } from '../../functions/src/firebase';

/** An archive holds everybody's data: nobody but its owner may read it. */
const OWNER = 0o600;
const OWNER_FOLDER = 0o700;

/** Documents or files that are read or written at once. */
const AT_ONCE = 20;

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
  const documents = await writeDocuments(join(folder, 'documents.jsonl'));
  const accounts = await readAccounts();
  writeFileSync(join(folder, 'accounts.json'), JSON.stringify(accounts, null, 2), { mode: OWNER });
  const files = await readFiles(async (name, bytes) => {
    const path = join(folder, 'files', name);
    mkdirSync(dirname(path), { recursive: true, mode: OWNER_FOLDER });
    writeFileSync(path, bytes, { mode: OWNER });
  });
  const manifest = manifestOf(documents, accounts, files);
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest, null, 2), { mode: OWNER });
  return manifest;
}

/** What is stored now, counted and hashed as `backup` does, without writing anything. */
export async function survey(): Promise<Manifest> {
  const documents = await writeDocuments(undefined);
  const accounts = await readAccounts();
  const files = await readFiles(async () => undefined);
  return manifestOf(documents, accounts, files);
}

function manifestOf(
  documents: { count: number; sha256: string },
  accounts: readonly unknown[],
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

/**
 * Writes an archive back. Passwords are not in it: staff set new ones by *forgot password*; members sign in with LinkedIn.
 * @throws Error when the project is not empty or what was written differs from the archive
 */
export async function restore(folder: string): Promise<Manifest> {
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest;
  const [first] = (await db().listCollections()).slice(0, 1);
  if (first) throw new Error(`The project is not empty: it has the collection ${first.id}. Restore into an empty one.`);
  await readLines(join(folder, 'documents.jsonl'));
  const accounts = JSON.parse(readFileSync(join(folder, 'accounts.json'), 'utf8')) as Account[];
  for (let start = 0; start < accounts.length; start += 1_000) {
    const { errors } = await auth().importUsers(accounts.slice(start, start + 1_000));
    if (errors.length > 0) throw new Error(`${errors.length} accounts were refused: ${errors[0]?.error.message}`);
  }
  await writeFiles(folder);
  const now = await survey();
  if (JSON.stringify(now.sha256) !== JSON.stringify(manifest.sha256))
    throw new Error(`What was restored differs from the archive: ${JSON.stringify({ archive: manifest, now })}`);
  return now;
}

async function writeDocuments(path: string | undefined): Promise<{ count: number; sha256: string }> {
  const out = path ? createWriteStream(path, { mode: OWNER }) : undefined;
  const hash = createHash('sha256');
  let count = 0;
  for await (const document of allDocuments()) {
    const line = `${JSON.stringify({ path: document.path, data: document.data })}\n`;
    // The outbox is carried on with as soon as it is back, so it is kept but not compared.
    if (!document.path.startsWith('outbox/')) hash.update(line);
    if (out && !out.write(line)) await once(out, 'drain');
    count += 1;
  }
  if (out) {
    out.end();
    await finished(out);
  }
  return { count, sha256: hash.digest('hex') };
}

/** Every document there is, by path, subcollections after their document; not the outbox's entries that are done. */
async function* allDocuments(): AsyncGenerator<{ path: string; data: unknown }> {
  const collections = await db().listCollections();
  for (const collection of collections.toSorted(byPath))
    for await (const document of inCollection(collection)) if (!isDelivered(document)) yield document;
}

/** Each entry of the outbox that is written back asks for a run of the function that delivers it. */
function isDelivered({ path, data }: { path: string; data: unknown }): boolean {
  return path.startsWith('outbox/') && (data as { state?: string }).state === 'done';
}

/** In groups, because a trip to Firestore for each document would take hours for a large community. */
async function* inCollection(collection: CollectionReference): AsyncGenerator<{ path: string; data: unknown }> {
  const refs: DocumentReference[] = (await collection.listDocuments()).toSorted(byPath);
  for (const group of groupsOf(refs)) {
    const [snapshots, inner] = await Promise.all([
      db().getAll(...group),
      Promise.all(group.map((ref) => ref.listCollections())),
    ]);
    for (const [at, ref] of group.entries()) {
      const data = snapshots[at]?.data();
      if (data) yield { path: ref.path, data: encode(data) };
      for (const below of (inner[at] ?? []).toSorted(byPath)) yield* inCollection(below);
    }
  }
}

const byPath = (a: { path: string }, b: { path: string }) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0);

async function readLines(path: string): Promise<void> {
  const writer = db().bulkWriter();
  for await (const line of createInterface({ input: createReadStream(path) })) {
    const { path: at, data } = JSON.parse(line) as { path: string; data: unknown };
    void writer.create(db().doc(at), decode(data) as Record<string, unknown>);
  }
  await writer.close();
}

interface Account {
  uid: string;
  email?: string;
  emailVerified: boolean;
  displayName?: string;
  disabled: boolean;
  customClaims?: Record<string, unknown>;
}

async function readAccounts(): Promise<Account[]> {
  const accounts: Account[] = [];
  let token: string | undefined;
  do {
    const { users, pageToken } = await auth().listUsers(1_000, token);
    for (const user of users) {
      const { uid, email, emailVerified, displayName, disabled, customClaims } = user;
      const hasClaims = customClaims !== undefined && Object.keys(customClaims).length > 0;
      accounts.push({
        uid,
        ...(email && { email }),
        emailVerified,
        ...(displayName && { displayName }),
        disabled,
        ...(hasClaims && { customClaims }),
      });
    }
    token = pageToken;
  } while (token);
  return accounts.toSorted((a, b) => (a.uid < b.uid ? -1 : 1));
}

/** Name, type and hash of every file. */
async function readFiles(keep: (name: string, bytes: Buffer) => Promise<void>): Promise<string[]> {
  const [files] = await getStorage().bucket().getFiles();
  const found: string[] = [];
  for (const group of groupsOf(files.toSorted((a, b) => (a.name < b.name ? -1 : 1)))) {
    const downloads = await Promise.all(group.map((file) => file.download()));
    for (const [at, file] of group.entries()) {
      const [bytes] = downloads[at]!;
      await keep(file.name, bytes);
      const { contentType = '', cacheControl = '' } = file.metadata;
      await keep(`${file.name}.meta.json`, Buffer.from(JSON.stringify({ contentType, cacheControl })));
      found.push(`${file.name} ${contentType} ${createHash('sha256').update(bytes).digest('hex')}`);
    }
  }
  return found;
}

async function writeFiles(folder: string): Promise<void> {
  const root = join(folder, 'files');
  if (!existsSync(root)) return;
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.meta.json'));
  for (const group of groupsOf(names.map((meta) => meta.slice(0, -'.meta.json'.length).replaceAll('\\', '/'))))
    await Promise.all(group.map((name) => writeFile(root, name)));
}

async function writeFile(root: string, name: string): Promise<void> {
  const meta = JSON.parse(readFileSync(join(root, `${name}.meta.json`), 'utf8')) as Record<string, string>;
  const { contentType = '', cacheControl } = meta;
  const file = getStorage().bucket().file(name);
  await file.save(readFileSync(join(root, name)), { resumable: false, contentType, metadata: { cacheControl } });
}

function groupsOf<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / AT_ONCE) }, (_, at) =>
    items.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  );
}

function hashOf(lines: readonly string[]): string {
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}

/** Values that JSON does not know, under a key that no document of ours has. Keys are sorted. */
function encode(value: unknown): unknown {
  if (value instanceof Timestamp) return { $type: 'time', seconds: value.seconds, nanoseconds: value.nanoseconds };
  if (value instanceof Uint8Array) return { $type: 'bytes', base64: Buffer.from(value).toString('base64') };
  if (value instanceof GeoPoint) return { $type: 'place', latitude: value.latitude, longitude: value.longitude };
  if (Array.isArray(value)) return value.map(encode);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, encode(inner)]));
}

function decode(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(decode);
  if (value === null || typeof value !== 'object') return value;
  const typed = value as {
    $type?: string;
    seconds: number;
    nanoseconds: number;
    base64: string;
    latitude: number;
    longitude: number;
  };
  if (typed.$type === 'time') return new Timestamp(typed.seconds, typed.nanoseconds);
  if (typed.$type === 'bytes') return Buffer.from(typed.base64, 'base64');
  if (typed.$type === 'place') return new GeoPoint(typed.latitude, typed.longitude);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, decode(inner)]));
}
