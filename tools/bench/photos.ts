import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { resources } from '@nexus/domain/resources/index';
import type { Field } from '@nexus/domain/fields/field';
import { db } from '../../functions/src/firebase';
import { keepPicture } from '../../functions/src/media/keep-picture';
import { rebuildPublished } from '../../functions/src/store/projections/published-rebuild';
import { ROOT } from '../local/paths';

const FACADES = join(ROOT, 'web/public/pictures/facades');

/** Puts uploaded photographs of 2400 × 1600 px in the place of the drawings of the seed, wherever there is a picture. */
export async function givePhotos(): Promise<void> {
  const urls = await Promise.all(
    readdirSync(FACADES).map(async (name) => (await keepPicture(await photo(join(FACADES, name)), BENCH)).url),
  );
  let next = 0;
  const url = () => urls[(next += 1) % urls.length];
  for (const resource of Object.values(resources)) {
    for (const document of (await db().collection(resource.name).get()).docs) {
      const change = photographed(resource.fields, document.data(), url);
      if (Object.keys(change).length > 0) await document.ref.update(change);
    }
  }
  await rebuildPublished();
}

const BENCH = { purpose: 'content' as const, name: 'bench.jpg', by: 'bench' };

/** A drawing with the grain of a photograph, which its compression has to carry. */
async function photo(drawing: string): Promise<Buffer> {
  const size = { width: 2_400, height: 1_600 };
  const noise = await sharp({
    create: { ...size, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 18 } },
  })
    .blur(1.2)
    .png()
    .toBuffer();
  return sharp(readFileSync(drawing), { density: 300 })
    .resize({ ...size, fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .composite([{ input: noise, blend: 'soft-light' }])
    .jpeg({ quality: 92 })
    .toBuffer();
}

function photographed(fields: Record<string, Field>, data: Record<string, unknown>, url: () => string | undefined) {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
      const value = data[name];
      if (field.kind === 'image' && value) return [[name, url()]];
      if (field.kind !== 'groupList' || !Array.isArray(value)) return [];
      return [
        [
          name,
          value.map((item: Record<string, unknown>) => ({ ...item, ...photographed(field.fields ?? {}, item, url) })),
        ],
      ];
    }),
  );
}
