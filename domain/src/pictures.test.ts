import { expect, test } from 'vitest';
import { pictureId, picturesIn, placeholderOf, sizeOf, srcSetOf, variantsOf, withPicture } from './pictures';

const url = `/media/${'a'.repeat(32)}-700x350.jpg`;

test('the address of a kept picture tells its size and its smaller ones', () => {
  expect(sizeOf(url)).toEqual({ width: 700, height: 350 });
  expect(variantsOf(url).map(({ width }) => width)).toEqual([
    48, 64, 80, 96, 120, 144, 176, 208, 256, 304, 368, 448, 544, 656, 700,
  ]);
  const file = `/media/${'a'.repeat(32)}-700x350`;
  expect(srcSetOf(url, 110)).toBe(
    `${file}@48.webp 48w, ${file}@64.webp 64w, ${file}@80.webp 80w, ${file}@96.webp 96w, ${file}@120.webp 120w`,
  );
  expect(srcSetOf(url, 5_000)).toMatch(/@700\.webp 700w$/);
});

test('other pictures have none', () => {
  for (const other of ['/pictures/facades/a.svg', `/media/${'a'.repeat(32)}.jpg`, 'https://evil.example/a-1x1.jpg', ''])
    expect([sizeOf(other), srcSetOf(other, 500)]).toEqual([undefined, undefined]);
});

test('a placeholder is made of the colours in the address', () => {
  const coloured = `/media/${'b'.repeat(32)}-64x48-0a1b2c3d4e5f.jpg`;
  expect(placeholderOf(coloured)).toContain('linear-gradient(90deg, #0a1, #b2c)');
  expect([placeholderOf(url), placeholderOf('/pictures/a.svg')]).toEqual([undefined, undefined]);
  expect([pictureId(coloured), pictureId('/pictures/a.svg')]).toEqual(['b'.repeat(32), undefined]);
});

test('pictures are found however deep they stand, and swapped; everything else stays', () => {
  const other = url.replace('aaa', 'ccc');
  const at = new Date();
  const document = {
    imageUrl: url,
    text: { en: `see ${url}`, ar: '' },
    gallery: [
      { url: other, alt: { en: '', ar: '' } },
      { url, alt: { en: 'Roof', ar: '' } },
    ],
    at,
  };
  expect(picturesIn(document)).toEqual([
    { url, field: 'imageUrl', lacksAlt: false },
    { url: other, field: 'gallery.0.url', lacksAlt: true },
  ]);
  expect(withPicture(document, url, other)).toEqual({
    ...document,
    imageUrl: other,
    gallery: [document.gallery[0], { ...document.gallery[1], url: other }],
  });
  expect(withPicture(document, url, other).at).toBe(at);
  expect(picturesIn(null)).toEqual([]);
});
