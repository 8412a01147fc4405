import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Picture, Pictures } from './pictures.ts';

/** Pictures of one look stand below each other in one file, in this order: name, width, height. */
type Order = [name: string, width: number, height: number][];

const FOLDER = join(import.meta.dirname, 'baselines');
const RESULTS = join(import.meta.dirname, '../../test-results/vocabulary');

/** Whether the pictures are to be taken as right from now on. */
export const isRenewing = process.env['RENEW_PICTURES'] === '1';

/** The pictures of a look as they were accepted, without where their letters stand. */
export async function accepted(look: string): Promise<Pictures> {
  const order = JSON.parse(readFileSync(join(FOLDER, `${look}.json`), 'utf8')) as Order;
  const { data, info } = await sharp(join(FOLDER, `${look}.webp`))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: 3 as const };
  let top = 0;
  const cut = order.map(async ([name, width, height]): Promise<[string, Picture]> => {
    const part = { left: 0, top, width, height };
    top += height;
    const pixels = await sharp(data, { raw }).extract(part).raw().toBuffer();
    return [name, { width, height, pixels, texts: [] }];
  });
  return new Map(await Promise.all(cut));
}

export async function accept(look: string, pictures: Pictures): Promise<void> {
  const order: Order = [...pictures].map(([name, { width, height }]) => [name, width, height]);
  mkdirSync(FOLDER, { recursive: true });
  const lines = order.map((one) => `  [${one.map((part) => JSON.stringify(part)).join(', ')}]`);
  writeFileSync(join(FOLDER, `${look}.json`), `[\n${lines.join(',\n')}\n]\n`);
  await (
    await stacked([...pictures.values()])
  )
    .webp({ lossless: true, effort: 6 })
    .toFile(join(FOLDER, `${look}.webp`));
}

/** Leaves before and now of what differs below each other, to be looked at. @returns the folder */
export async function showDifferences(look: string, before: Pictures, now: Pictures, names: string[]): Promise<string> {
  const folder = join(RESULTS, look);
  mkdirSync(folder, { recursive: true });
  for (const name of names) {
    const both = [before.get(name), now.get(name)].filter((one) => one !== undefined);
    await (await stacked(both)).png().toFile(join(folder, `${name.replace(/\W+/g, '-')}.png`));
  }
  return folder;
}

async function stacked(pictures: readonly Picture[]): Promise<Sharp> {
  const width = Math.max(...pictures.map((one) => one.width));
  const height = pictures.reduce((sum, one) => sum + one.height, 0);
  let top = 0;
  const placed = pictures.map((one) => {
    const raw = { width: one.width, height: one.height, channels: 3 as const };
    top += one.height;
    return { input: one.pixels, raw, left: 0, top: top - one.height };
  });
  const empty = sharp({ create: { width, height, channels: 3, background: '#808080' } });
  return sharp(await empty.composite(placed).png().toBuffer());
}
