import sharp from 'sharp';

/** A photograph of 20 megapixels, with a place in its metadata. */
export async function largePhoto(): Promise<Buffer> {
  return sharp({ create: { width: 5_472, height: 3_648, channels: 3, background: '#0B6E6E' } })
    .withExif({ IFD0: { Copyright: 'secret owner' }, IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** What a phone held upright writes: 14 megapixels lying on their side, more bytes than an upload may have, and where it was. */
export async function phonePhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 120, sigma: 60 };
  return sharp({ create: { width: 4_400, height: 3_300, channels: 3, background: '#777', noise } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Copyright: 'secret owner' } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** A picture that nobody uploaded before. */
export async function aFile(name: string) {
  const noise = { type: 'gaussian' as const, mean: 120, sigma: 40 };
  const create = { width: 320, height: 240, channels: 3 as const, background: '#777', noise };
  return { name, mimeType: 'image/jpeg', buffer: await sharp({ create }).jpeg().toBuffer() };
}
