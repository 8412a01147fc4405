import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { resources } from '@nexus/domain/resources/index';
import { decode } from '../kernel/compressed';
import type { Data, Document } from '../kernel/documents';
import { type Manifest } from './published-parts';
import type { Pages } from './list-blocks';
import { applyToPublished } from './published-write';

const KIB = 1024;

/** The documents of `published`, and what a commit does to them. */
class Shelf implements Pages {
  readonly documents = new Map<string, Data>();

  async read<T = Data>(path: string): Promise<Document<T> | null> {
    const data = this.documents.get(path);
    return data ? ({ version: 0, ...data, id: path.split('/')[1] ?? '' } as Document<T>) : null;
  }

  async readAhead(): Promise<void> {}

  write(path: string, data: Data): void {
    this.documents.set(path, data);
  }

  remove(path: string): void {
    this.documents.delete(path);
  }

  /** The blocks of the list of news, each as it would be read. */
  blocks(): { bytes: number; isHere: boolean; ids: string[] }[] {
    const { lists } = decode<Manifest>(this.documents.get('published/site')?.['data'] as Uint8Array);
    return (lists['news']?.blocks ?? []).map(({ key, here }) => {
      const stored = this.documents.get(`published/news.list.${key}`)?.['data'] as Uint8Array | undefined;
      const items = here ?? (stored ? decode<{ id: string }[]>(stored) : []);
      const bytes = Buffer.byteLength(JSON.stringify(items));
      return { bytes, isHere: here !== undefined, ids: items.map(({ id }) => id) };
    });
  }
}

const words = (letters: number) => randomBytes(letters).toString('hex').slice(0, letters);
const both = (letters: number) => ({ en: words(letters), ar: words(letters) });

/** The newest is 0. */
function news(n: number): { id: string; document: Data } {
  const publishDate = new Date(Date.UTC(2030, 0, 1) - n * 86_400_000).toISOString();
  const texts = { title: both(200), excerpt: both(500), content: both(500), category: both(60) };
  return {
    id: `n${String(n).padStart(4, '0')}`,
    document: { ...texts, publishDate, isPublished: true, slug: `s-${n}` },
  };
}

async function save(shelf: Shelf, all: { id: string; before: Data | null; after: Data | null }[]): Promise<void> {
  for (let start = 0; start < all.length; start += 50) {
    const some = all.slice(start, start + 50);
    const changes = some.map((one) => ({ ...one, path: `news/${one.id}`, resource: resources.newsItem }));
    await applyToPublished(shelf, changes as never);
  }
}

test('SEC-20 a list of a thousand is cut into blocks that a page can read, in its order, each once; it shrinks with them', async () => {
  const shelf = new Shelf();
  const all = Array.from({ length: 1_000 }, (_, n) => news(n));
  const mixed = all.map((_, n) => all[(n * 617) % 1_000] ?? news(0));
  await save(
    shelf,
    mixed.map(({ id, document }) => ({ id, before: null, after: document })),
  );
  const full = shelf.blocks();
  expect(full.flatMap(({ ids }) => ids)).toEqual(all.map(({ id }) => id));
  expect(full.length).toBeGreaterThan(6);
  for (const { bytes } of full) expect(bytes).toBeLessThanOrEqual(160 * KIB);
  const here = full.filter(({ isHere }) => isHere);
  expect(here.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(600 * KIB);
  for (const [path, { data }] of shelf.documents)
    expect((data as Uint8Array).length, path).toBeLessThan(path === 'published/site' ? 700 * KIB : 160 * KIB);

  await save(
    shelf,
    all.slice(10).map(({ id, document }) => ({ id, before: document, after: null })),
  );
  expect(shelf.blocks().flatMap(({ ids }) => ids)).toEqual(all.slice(0, 10).map(({ id }) => id));
  // The manifest, ten details, and as many blocks as still hold something: nothing is left behind.
  const outside = shelf.blocks().filter(({ isHere }) => !isHere).length;
  expect(shelf.documents.size).toBe(1 + 10 + outside);
});
