import { expect, test } from 'vitest';
import { LIMITS } from '@nexus/domain/limits';
import { adjustPixels, fitted, QUALITIES } from './adjust';
import { asGoodAsFits } from './draw-photo';

const adjusted = (rgba: number[], given: Partial<Parameters<typeof adjustPixels>[1]>) => {
  const pixels = new Uint8ClampedArray(rgba);
  adjustPixels(pixels, { brightness: 100, contrast: 100, saturation: 100, ...given });
  return [...pixels];
};

test('100 changes nothing; transparency never changes', () => {
  expect(adjusted([10, 120, 250, 7], {})).toEqual([10, 120, 250, 7]);
  expect(adjusted([10, 120, 250, 7], { brightness: 150, contrast: 50 })[3]).toBe(7);
});

test('brightness multiplies, contrast pulls to the middle, no saturation is grey', () => {
  expect(adjusted([100, 50, 200, 255], { brightness: 150 })).toEqual([150, 75, 255, 255]);
  expect(adjusted([0, 255, 127, 255], { contrast: 50 }).slice(0, 2)).toEqual([64, 191]);
  const [r, g, b] = adjusted([200, 40, 90, 255], { saturation: 0 });
  expect([r, g]).toEqual([g, b]);
});

test('the output is at most 2048 a side and never enlarged; quality goes from 0.9 down by 0.2 to 0.3', () => {
  expect(fitted(4096, 1024, 2048)).toEqual({ width: 2048, height: 512 });
  expect(fitted(300, 200, 2048)).toEqual({ width: 300, height: 200 });
  expect(QUALITIES).toEqual([0.9, 0.7, 0.5, 0.3]);
});

test('a JPEG is tried at 0.9, 0.7, 0.5 and 0.3 until it fits into 8 MB; what is too large at 0.3 is none', async () => {
  const tried: number[] = [];
  const fitsAt = (least: number) => (quality: number) => {
    tried.push(quality);
    return Promise.resolve(new Blob([new Uint8Array(LIMITS.imageBytes + (quality > least ? 1 : 0))]));
  };
  expect((await asGoodAsFits(fitsAt(0.9)))?.size).toBe(8_388_608);
  expect((await asGoodAsFits(fitsAt(0.5)))?.size).toBe(8_388_608);
  expect(await asGoodAsFits(fitsAt(0.2))).toBeUndefined();
  expect(tried).toEqual([0.9, 0.9, 0.7, 0.5, 0.9, 0.7, 0.5, 0.3]);
});
