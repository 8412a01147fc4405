import { createHash } from 'node:crypto';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Language } from '@nexus/domain/bilingual';
import { LOCALE } from '@nexus/domain/locale';
import type { CardKind } from '@nexus/domain/cards';
import { PAGES } from '@nexus/domain/pages';
import { CAIRO } from '@nexus/domain/text/cairo';
import { escapeHtml } from '../escape-html';
import type { Data } from '../store/kernel/documents';

/** What a card says: a line above, the title, a line below. */
export interface Card {
  above: string;
  title: string;
  below: string;
  language: Language;
}

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 80;
const COLUMN = 720;
const FONTS = join(import.meta.dirname, 'page/fonts');

const CANCELLED: Record<Language, string> = { en: 'Cancelled', ar: 'أُلغيت' };

/** What the card of an event, a story, a news item or the site itself says; `document` is published, in one language. */
export function cardOf(kind: CardKind, document: Data, language: Language): Card {
  const text = (name: string) => (typeof document[name] === 'string' ? document[name] : '');
  if (kind === 'site') return { above: '', title: text('communityName') || 'Nexus', below: text('tagline'), language };
  const list = { event: PAGES.events, story: PAGES.stories, newsItem: PAGES.news }[kind];
  const above = list.head.title?.[language] ?? '';
  if (kind === 'story') {
    const below = [text('personTitle'), text('companyName')].filter(Boolean).join(language === 'ar' ? '، ' : ', ');
    return { above, title: text('personName'), below, language };
  }
  const at = kind === 'event' ? text('startsAt') : text('publishDate');
  const cancelled = document['isCancelled'] === true && CANCELLED[language];
  const below = [cancelled, at && day(at, language), text('venue') || text('location')].filter(Boolean).join(' · ');
  return { above, title: text('title'), below, language };
}

/** The one address of a card: another text, another address, so that caches of networks let go. */
export function cardAddress(given: { kind: CardKind; id: string; card: Card }): string {
  const version = createHash('sha256').update(JSON.stringify(given.card)).digest('hex').slice(0, 10);
  return `/media/cards/${given.kind}/${given.id}?lang=${given.card.language}&v=${version}`;
}

/** Draws a card as a PNG of 1200 × 630 px. Arabic is shaped and set from right to left. */
export async function drawCard(card: Card, fonts = FONTS): Promise<Buffer> {
  const isArabic = card.language === 'ar';
  const texts = await Promise.all([
    drawText({ text: card.above, size: 34, colour: '#0B6E6E', weight: 700, lines: 1, isArabic, fonts }),
    drawText({ text: card.title, size: 68, colour: '#10222F', weight: 800, lines: 3, isArabic, fonts }),
    drawText({ text: card.below, size: 32, colour: '#465661', weight: 500, lines: 2, isArabic, fonts }),
  ]);
  let top = 190;
  const layers = texts.flatMap((drawn, index) => {
    if (!drawn) return [];
    const layer = {
      input: drawn.data,
      top,
      left: isArabic ? WIDTH - MARGIN - drawn.info.width : MARGIN,
    };
    top += drawn.info.height + (index === 0 ? 26 : 34);
    return [layer];
  });
  return sharp(Buffer.from(background(isArabic)))
    .composite(layers)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

interface Written {
  text: string;
  size: number;
  colour: string;
  weight: number;
  lines: number;
  isArabic: boolean;
  fonts: string;
}

/** One text as a picture as large as its ink; null where there is nothing to write. */
export async function drawText({ text, size, colour, weight, lines, isArabic, fonts }: Written) {
  const shown = text.trim().slice(0, 200);
  if (shown === '') return null;
  const markup = `<span foreground="${colour}" font_weight="${weight}" line_height="0.72">${escapeHtml(shown)}</span>`;
  const order = isArabic ? ['latin', 'arabic'] : ['arabic', 'latin'];
  for (const script of order) await register(join(fonts, `cairo-${script}.ttf`));
  const options = {
    text: markup,
    font: `Cairo ${size}`,
    fontfile: join(fonts, `cairo-${order[1]}.ttf`),
    width: COLUMN,
    rgba: true,
    // The start of the line: the engine turns it round where the text runs from the right.
    align: 'left' as const,
    wrap: 'word-char' as const,
  };
  const whole = await sharp({ text: options }).png().toBuffer({ resolveWithObject: true });
  const limit = Math.round(size * 1.5 * lines);
  if (whole.info.height <= limit) return whole;
  return sharp({ text: { ...options, height: limit } })
    .png()
    .toBuffer({ resolveWithObject: true });
}

const registered = new Set<string>();
/** Makes a font known to the text engine, which otherwise knows only the one of the call. */
async function register(fontfile: string): Promise<void> {
  if (registered.has(fontfile)) return;
  registered.add(fontfile);
  await sharp({ text: { text: '.', font: 'Cairo 8', fontfile } })
    .png()
    .toBuffer();
}

function day(at: string, language: Language): string {
  return new Intl.DateTimeFormat(LOCALE[language], {
    timeZone: CAIRO,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(new Date(at));
}

/** Paper, the mark, and a façade of arches on the side where no text stands. */
function background(isArabic: boolean): string {
  const colours = ['#0B6E6E', '#C4532F', '#10222F', '#EADFC8', '#0A5E60'];
  const arches = Array.from({ length: 12 }, (_, index) => {
    const x = 880 + (index % 3) * 112;
    const y = 48 + Math.floor(index / 3) * 140;
    const colour = colours[(index * 7) % colours.length];
    return `<path d="M${x} ${y + 126}V${y + 48}a48 48 0 0 1 96 0V${y + 126}Z" fill="${colour}"/>`;
  });
  const mirror = isArabic ? `transform="translate(${WIDTH} 0) scale(-1 1)"` : '';
  const mark = `<g transform="translate(${isArabic ? WIDTH - MARGIN - 72 : MARGIN} 72) scale(1.5)"><path d="M8 44V15a5 5 0 0 1 10 0V44Z" fill="#10222F"/><path d="M18 14L40 44H30L18 28Z" fill="#0B6E6E"/><path d="M30 16h10v28H30Z" fill="#10222F"/><path d="M30 3h10v9H30Z" fill="#C4532F"/></g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#FBF8F2"/><g ${mirror}>${arches.join('')}</g><rect y="${HEIGHT - 10}" width="100%" height="10" fill="#C4532F"/>${mark}</svg>`;
}
