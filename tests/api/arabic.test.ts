import { expect, test } from 'vitest';
import { BROWSER_KEYS } from '@nexus/domain/limits';
import { contentDocuments } from '../../tools/seed/content';
import { call } from '../setup/call';
import { latinWords } from '../setup/latin';

/** Every public address, with the seed's documents. */
const PAGES =
  `/ /events /events/pricing-after-devaluation /events/full-mentoring-circle /events/walk-downtown /experts /about /join /impact
  /stories /stories/story-1 /programs /programs/program-1 /initiatives/initiative-2 /news /newsletter /privacy /terms /cookies /signup
  /nothing-here /events/nothing /stories/nothing /programs/nothing /initiatives/nothing /news/nothing`.split(/\s+/);

/** What stands there as it is: texts that nobody has translated yet, which are marked as such, and names of what a browser keeps. */
const AS_IT_IS = [
  ...contentDocuments().flatMap(({ data }) => Object.values(data).flatMap(untranslated)),
  ...Object.values(BROWSER_KEYS),
  '__session',
  'draft',
];

test.each(PAGES)('SPEC-826 %s in Arabic says no English word but names and addresses', async (path) => {
  const { text } = await call('GET', `/ar${path === '/' ? '' : path}`);
  const seen = AS_IT_IS.reduce((left, words) => left.replaceAll(words, ' '), seenIn(text));
  expect(latinWords(seen)).toEqual([]);
});

function untranslated(value: unknown): string[] {
  const { en, ar } = (value ?? {}) as { en?: unknown; ar?: unknown };
  return typeof en === 'string' && en !== '' && ar === '' ? [en] : [];
}

/** What people read or hear of a page: its text, and the names of pictures, fields and links. */
function seenIn(html: string): string {
  const body = html.replace(/<(script|style)\b.*?<\/\1>/gs, ' ');
  const named = [...body.matchAll(/\s(?:aria-label|alt|title|placeholder)="([^"]*)"/g)].map(([, name]) => name);
  const meta = [
    ...body.matchAll(/<meta (?:name="description"|property="og:(?:title|description)") content="([^"]*)"/g),
  ];
  const entities = (words: string) => words.replace(/&#x27;/g, '’').replace(/&\w+;/g, ' ');
  return entities([body.replace(/<[^>]*>/g, ' '), ...named, ...meta.map(([, words]) => words)].join(' \n '));
}
