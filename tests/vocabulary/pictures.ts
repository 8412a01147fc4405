import type { CDPSession, Page } from 'playwright-core';
import sharp from 'sharp';

/** Pictures are kept and compared at half their size. */
const HALF = 2;

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Colours by rows, three bytes a pixel. */
export interface Picture {
  width: number;
  height: number;
  pixels: Buffer;
  /** Where letters stand, in pixels of the picture. */
  texts: Box[];
}

export type Pictures = Map<string, Picture>;

/** A picture of each specimen of the page, by name; what is to look pointed at is drawn so. */
export async function specimens(page: Page): Promise<Pictures> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    const shown = [...document.images].filter((image) => image.checkVisibility());
    await Promise.all([document.fonts.ready, ...shown.map((image) => image.decode())]);
  });
  await drawPseudo(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: 1280, height });
  // What has changed its size has told the cells, and these have taken theirs.
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
  const found = await page.evaluate(boxesWithin, '[data-specimen] > :last-child');
  const whole = await drawn(await page.screenshot({ animations: 'disabled' }));
  const cut = found.map(async ({ name, box, texts }) => [name, await halved(whole, box, texts)] as const);
  return new Map(await Promise.all(cut));
}

/** A picture of what has opened over the page, as it stands when it has arrived. */
export async function pictureOf(page: Page, selector: string): Promise<Picture> {
  const [found] = await page.evaluate(boxesWithin, selector);
  if (!found) throw new Error(`Nothing is ${selector}`);
  return halved(await drawn(await page.screenshot({ animations: 'disabled' })), found.box, found.texts);
}

/** Runs in the page. */
function boxesWithin(selector: string): { name: string; box: Box; texts: Box[] }[] {
  const boxOf = ({ x, y, width, height }: DOMRect): Box => ({ left: x, top: y, width, height });
  const typed = (field: Element): Box => {
    const { paddingLeft: start, paddingTop: top } = getComputedStyle(field);
    const { x, y, width, height } = field.getBoundingClientRect();
    const [inX, inY] = [parseFloat(start), parseFloat(top)];
    return { left: x + inX, top: y + inY, width: width - 2 * inX, height: height - 2 * inY };
  };
  const texts = (element: Element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const boxes: Box[] = [...element.querySelectorAll('input, textarea, select')].map(typed);
    while (walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      boxes.push(...[...range.getClientRects()].map(boxOf));
    }
    return boxes;
  };
  return [...document.querySelectorAll(selector)].map((element) => ({
    name: element.closest<HTMLElement>('[data-specimen]')?.dataset['specimen'] ?? '',
    box: boxOf(element.getBoundingClientRect()),
    texts: texts(element),
  }));
}

async function drawn(png: Buffer) {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, raw: { width: info.width, height: info.height, channels: 3 as const } };
}

async function halved(whole: Awaited<ReturnType<typeof drawn>>, box: Box, texts: Box[]): Promise<Picture> {
  const even = (length: number) => Math.floor(length / HALF) * HALF;
  const part = {
    left: Math.round(box.left),
    top: Math.round(box.top),
    width: even(box.width),
    height: even(box.height),
  };
  const size = { width: part.width / HALF, height: part.height / HALF };
  const small = sharp(whole.pixels, { raw: whole.raw })
    .extract(part)
    .resize({ ...size, kernel: 'linear' });
  const within = texts.map(({ left, top, width, height }) => ({
    left: Math.floor((left - part.left) / HALF) - 1,
    top: Math.floor((top - part.top) / HALF),
    width: Math.ceil(width / HALF) + 2,
    height: Math.ceil(height / HALF) + 1,
  }));
  return { ...size, pixels: await small.raw().toBuffer(), texts: within };
}

async function drawPseudo(page: Page): Promise<void> {
  // The session stays open: with it what it forces would go.
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument');
  const { nodeIds } = await browser.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: '[data-pseudo]' });
  await Promise.all(nodeIds.map((cell) => draw(browser, cell)));
}

async function draw(browser: CDPSession, cell: number): Promise<void> {
  const { attributes } = await browser.send('DOM.getAttributes', { nodeId: cell });
  const state = attributes[attributes.indexOf('data-pseudo') + 1] ?? '';
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: cell, selector: 'button, a, input' });
  const forcedPseudoClasses = state.startsWith('focus') ? [state, 'focus'] : [state];
  await browser.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses });
}
