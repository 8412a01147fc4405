import type { Page } from 'playwright-core';
import sharp from 'sharp';

/** A picture that a page shows: bytes of what came, and of what would have been enough. */
export interface ShownPicture {
  address: string;
  shipped: number;
  ideal: number;
}

/** As the function that keeps pictures encodes them. */
const QUALITY = 78;

/**
 * What the pictures of our own origin on a page cost once all of it was looked at, and what they would cost in exactly
 * the size that they are shown in: bytes each. `shipped` counts the one that the browser chose.
 */
export async function pictureBytes(page: Page): Promise<ShownPicture[]> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });
  await page.waitForLoadState('networkidle');
  const shown = await page.evaluate(() =>
    [...document.images]
      .filter((image) => image.srcset !== '' && image.currentSrc !== '' && image.checkVisibility())
      .map((image) => {
        const { width, height } = image.getBoundingClientRect();
        const covered = Math.max(width, (height * image.naturalWidth) / image.naturalHeight);
        const isCover = getComputedStyle(image).objectFit === 'cover';
        return { original: image.src, chosen: image.currentSrc, width: (isCover ? covered : width) * devicePixelRatio };
      }),
  );
  // A browser fetches a file once, however often it is shown, and shows a larger one where it has it already.
  const widest = new Map<string, (typeof shown)[number]>();
  for (const one of shown) if (one.width > (widest.get(one.chosen)?.width ?? 0)) widest.set(one.chosen, one);
  return Promise.all(
    [...widest.values()].map(async ({ original, chosen, width }) => {
      const [source, shipped] = await Promise.all([bytesOf(original), bytesOf(chosen)]);
      const ideal = sharp(source).resize({ width: Math.max(1, Math.round(width)), withoutEnlargement: true });
      return {
        address: chosen,
        shipped: shipped.byteLength,
        ideal: (await ideal.webp({ quality: QUALITY }).toBuffer()).byteLength,
      };
    }),
  );
}

async function bytesOf(address: string): Promise<Buffer> {
  return Buffer.from(await (await fetch(address)).arrayBuffer());
}
