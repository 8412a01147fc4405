import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { unpackFonts } from '../../../tools/build/fonts';
import { cardAddress, cardOf, drawCard, drawText } from './card';

const fonts = mkdtempSync(join(tmpdir(), 'nexus-fonts-'));
beforeAll(() => unpackFonts(fonts));

const written = (text: string, isArabic: boolean) =>
  drawText({ text, size: 60, colour: '#000000', weight: 700, lines: 3, isArabic, fonts });

test('Arabic letters join: a word is narrower than its letters kept apart, and its ink runs in fewer pieces', async () => {
  const joined = await written('مستقبل', true);
  const apart = await written([...'مستقبل'].join('\u200c'), true);
  expect(joined?.info.width).toBeLessThan((apart?.info.width ?? 0) * 0.8);
  expect(await gaps(joined?.data)).toBeLessThan(await gaps(apart?.data));
});

test('both scripts are drawn in our font: Latin in an Arabic title is as wide as in an English one', async () => {
  const inArabic = await written('Pricing', true);
  const inEnglish = await written('Pricing', false);
  expect(inArabic?.info.width).toBe(inEnglish?.info.width);
});

test('a card is a picture of 1200 × 630 px, however long or hostile the title is', async () => {
  const title = '<b>&"' + 'Very long title '.repeat(40);
  const picture = await drawCard({ above: 'Events', title, below: 'Cairo', language: 'en' }, fonts);
  const { format, width, height } = await sharp(picture).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
});

test('another title is another address; the same title is the same', () => {
  const card = (title: string) =>
    cardAddress({ kind: 'event', id: 'a', card: cardOf('event', { title, startsAt: '2026-11-24T16:30:00Z' }, 'ar') });
  expect(card('تسعير')).toBe(card('تسعير'));
  expect(card('تسعير')).not.toBe(card('تمويل'));
});

/** How many columns without ink separate columns with ink. */
async function gaps(picture: Buffer | undefined): Promise<number> {
  const { data, info } = await sharp(picture).extractChannel(3).raw().toBuffer({ resolveWithObject: true });
  const hasInk = Array.from({ length: info.width }, (_, x) =>
    Array.from({ length: info.height }, (_unused, y) => data[y * info.width + x] ?? 0).some((alpha) => alpha > 40),
  );
  return hasInk.filter((ink, x) => !ink && hasInk[x - 1]).length;
}
