import { createHash } from 'node:crypto';
import { db } from '../../functions/src/firebase';
import { world } from './world';

/** A document as it is stored: where, and its fields as Firestore's REST API writes them. */
interface Stored {
  path: string;
  fields: string;
}

/** Every document there is, of every collection and below: one question, which only the emulator answers to anybody. */
export async function everyDocument(): Promise<Stored[]> {
  const root = `projects/${world.project}/databases/(default)/documents`;
  const answer = await fetch(`http://${world.firestore}/v1/${root}:runQuery`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ structuredQuery: { from: [{ allDescendants: true }] } }),
  });
  if (!answer.ok) throw new Error(`The store did not say what it holds: ${await answer.text()}`);
  const rows = (await answer.json()) as { document?: { name: string; fields?: object } }[];
  const documents = rows.flatMap(({ document }) =>
    document ? [{ path: document.name.slice(root.length + 1), fields: JSON.stringify(document.fields ?? {}) }] : [],
  );
  if (documents.length === 0) throw new Error('The store says that it holds nothing, which is never so.');
  return documents;
}

/** A fingerprint of everything in these collections, private accounts included: equal means nothing changed. */
export function fingerprintOf(...collections: string[]): Promise<string> {
  return fingerprint((name) => collections.includes(name));
}

/** A fingerprint of every collection that there is but these. */
export function fingerprintOfAll(but: readonly string[]): Promise<string> {
  return fingerprint((name) => !but.includes(name));
}

async function fingerprint(isMeant: (collection: string) => boolean): Promise<string> {
  const meant = (await everyDocument()).filter(({ path }) => isMeant(path.split('/')[0] ?? ''));
  const lines = meant.map(({ path, fields }) => `${path} ${fields}\n`).sort();
  return createHash('sha256').update(lines.join('')).digest('hex');
}

/** Waits until what earlier tests had Nexus do in the background is done: it writes when it likes. */
export async function nothingIsUnderWay(): Promise<void> {
  await until(async () => {
    const { docs } = await db().collection('outbox').where('state', '==', 'queued').get();
    return docs.every((entry) => Number(entry.data()['attempts']) > 0);
  });
}

/** Waits until `probe` answers something true. @throws after half a minute */
export async function until<T>(probe: () => Promise<T | undefined | false | null>): Promise<T> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const found = await probe();
    if (found) return found;
    if (Date.now() > deadline) throw new Error('It did not happen within half a minute.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
