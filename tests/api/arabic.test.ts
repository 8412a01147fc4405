import { expect, test } from 'vitest';
import { call } from '../setup/call';
import { latinWords } from '../setup/latin';
import { KEPT_NAMES, textsIn } from '../setup/written-texts';

/** Every public address, with the seed's documents. */
const PAGES =
  `/ /events /events/pricing-after-devaluation /events/full-mentoring-circle /events/walk-downtown /experts /about /join /impact
  /stories /stories/story-1 /programs /programs/program-1 /initiatives/initiative-2 /news /newsletter /privacy /terms /cookies /signup
  /nothing-here /events/nothing /stories/nothing /programs/nothing /initiatives/nothing /news/nothing`.split(/\s+/);

test.each(PAGES)(
  'SPEC-826 %s in Arabic says no English word but names, addresses and what people wrote',
  async (path) => {
    const { text } = await call('GET', `/ar${path === '/' ? '' : path}`);
    const known = [...KEPT_NAMES, ...writtenOn(text)].sort((a, b) => b.length - a.length);
    const seen = known.reduce((left, words) => left.replaceAll(words, ' '), seenIn(text));
    expect(latinWords(seen)).toEqual([]);
  },
);

/** The answers from which the page was drawn come with it. */
function writtenOn(html: string): string[] {
  const [, data = 'null'] = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html) ?? [];
  // As `seenIn` reads what stands there escaped.
  return textsIn(JSON.parse(data)).map((text) => text.replaceAll("'", '’').replace(/[<>&"]/g, ' '));
}

/** What people read or hear of a page: its text, and the names of pictures, fields and links. */
function seenIn(html: string): string {
  // The initials of a name, where there is no picture of it.
  const initials = /(aria-hidden="true"[^>]*>)\p{Lu}{1,3}(?=<)/gu;
  const body = html.replace(/<(script|style)\b.*?<\/\1>/gs, ' ').replace(initials, '$1');
  const named = [...body.matchAll(/\s(?:aria-label|alt|title|placeholder)="([^"]*)"/g)].map(([, name]) => name);
  const meta = [
    ...body.matchAll(/<meta (?:name="description"|property="og:(?:title|description)") content="([^"]*)"/g),
  ];
  const entities = (words: string) => words.replace(/&#x27;/g, '’').replace(/&\w+;/g, ' ');
  return entities([body.replace(/<[^>]*>/g, ' '), ...named, ...meta.map(([, words]) => words)].join(' \n '));
}
