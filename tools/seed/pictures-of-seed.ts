import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkit';
import sharp from 'sharp';
import { decompress } from 'wawoff2';
import { ROOT } from '../local/paths';

/** Where the addresses of the site's own pictures begin. */
export const PICTURES = join(ROOT, 'web/public');
const SIDE = 8;

/** How alike two pictures of the site are from afar, 0 to 1: their colours in a coarse grid. */
export async function likeness(one: string, other: string): Promise<number> {
  const [a, b] = await Promise.all([coarse(one), coarse(other)]);
  const apart = a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0);
  return 1 - apart / a.length / 255;
}

async function coarse(url: string): Promise<number[]> {
  const small = sharp(join(PICTURES, url)).flatten().resize(SIDE, SIDE, { fit: 'fill' }).removeAlpha();
  return [...(await small.raw().toBuffer())];
}

let font: Promise<ReturnType<typeof create>> | undefined;

/** How the letters of a word are drawn, whatever their size, weight and place: the commands of their outlines. */
export async function lettersOf(word: string): Promise<string> {
  font ??= decompress(readFileSync(join(PICTURES, 'fonts/cairo-latin.woff2'))).then((data) =>
    create(Buffer.from(data)),
  );
  return commands(
    (await font)
      .layout(word)
      .glyphs.map(({ path }) => path.toSVG())
      .join(''),
  );
}

/** The same of everything that an SVG draws. */
export function drawnLetters(svg: string): string {
  return [...svg.matchAll(/ d="([^"]*)"/g)].map(([, d = '']) => commands(d)).join('|');
}

/** An SVG without its colours. */
export function shapesOf(svg: string): string {
  return svg.replace(/#[0-9a-f]{6}\b/gi, '');
}

/** How light the ink of an SVG is, 0 to 1. */
export function inkOf(svg: string): number {
  const inks = [...new Set(svg.match(/#[0-9a-f]{6}\b/gi))];
  const light = inks
    .map((ink) => Number.parseInt(ink.slice(1), 16))
    .map((rgb) => (rgb >> 16) + ((rgb >> 8) & 255) + (rgb & 255));
  return light.reduce((sum, one) => sum + one, 0) / inks.length / 765;
}

function commands(d: string): string {
  return d.replace(/[^A-Za-z]/g, '');
}
