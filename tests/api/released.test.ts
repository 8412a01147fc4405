import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const SITE = process.env['SITE_URL'] ?? '';

test.each(['/__ui', '/ar/__ui', '/__ui/signed-in', '/vocabulary/index.html'])(
  '%s, which developers have, is a page that does not exist in what is released',
  async (path) => {
    expect((await fetch(SITE + path)).status).toBe(404);
  },
);

test('nothing of the page of the vocabulary is in what is released', () => {
  const files = ['web/dist', 'functions/lib'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(js|css|html)$/.test(name))
      .map((name) => join(ROOT, folder, name)),
  );
  expect(files.length).toBeGreaterThan(20);
  const own = ['data-specimen', 'vocabulary-cell', '__ui'];
  const found = files.filter((file) => own.some((text) => readFileSync(file, 'utf8').includes(text)));
  expect(found).toEqual([]);
});
