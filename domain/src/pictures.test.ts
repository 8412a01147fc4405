import { expect, test } from 'vitest';
import { sizeOf, srcSetOf, variantsOf } from './pictures';

const url = `/media/${'a'.repeat(32)}-700x350.jpg`;

test('the address of a kept picture tells its size and its smaller ones', () => {
  expect(sizeOf(url)).toEqual({ width: 700, height: 350 });
  expect(variantsOf(url).map(({ width }) => width)).toEqual([160, 320, 640, 700]);
  expect(srcSetOf(url)).toContain(`/media/${'a'.repeat(32)}-700x350@320.webp 320w`);
});

test('other pictures have none', () => {
  for (const other of ['/pictures/facades/a.svg', `/media/${'a'.repeat(32)}.jpg`, 'https://evil.example/a-1x1.jpg', ''])
    expect([sizeOf(other), srcSetOf(other)]).toEqual([undefined, undefined]);
});
