import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { resources } from '@nexus/domain/resources/index';
import type { Resource } from '@nexus/domain/resources/resource';
import { readTable, writeCsv } from './table-files';
import { fromRow, toRow, unknownColumns } from './tabular';

const story = resources.successStory as unknown as Resource;
const event = resources.event as unknown as Resource;
const seeded = (name: string) =>
  JSON.parse(
    readFileSync(join(import.meta.dirname, `../../../../emulator-data/source/${name}.json`), 'utf8'),
  ) as Record<string, unknown>[];

test('every story of the seed survives export as CSV and import', () => {
  const documents = seeded('success-stories').map(
    ({ id: _id, ...fields }) => story.schema.parse(fields) as Record<string, unknown>,
  );
  const csv = writeCsv(story, documents);
  const back = readTable('stories.csv', csv).map((row) => story.schema.parse(fromRow(story, row)));
  expect(back).toEqual(documents);
});

test('groups, moments and flags survive too', () => {
  const document = event.schema.parse({
    title: { en: 'A "quoted", title', ar: 'عنوان\nبسطرين' },
    startsAt: '2026-11-24T16:30:00.000Z',
    isFeatured: true,
    agenda: [{ time: '18:30', title: 'Doors', description: '', speaker: '' }],
    tags: [{ en: 'pricing', ar: 'تسعير' }],
  });
  expect(event.schema.parse(fromRow(event, toRow(event, document)))).toEqual(document);
});

test('S31 a cell that a spreadsheet would run is escaped, and comes back as it was', () => {
  const name = '=HYPERLINK("http://evil","x")';
  const csv = writeCsv(story, [
    story.schema.parse({ personName: name, story: '+1', quote: '@x', revenue: '-2' }) as Record<string, unknown>,
  ]);
  expect(csv).not.toMatch(/(^|,|")[=+@-]/m);
  expect(fromRow(story, readTable('a.csv', csv)[0]!)).toMatchObject({ personName: { en: name }, revenue: '-2' });
});

test('a row with a fault keeps what was written, so that the fault can be named', () => {
  const row = { 'personName.en': '', 'story.en': 'x', jobsCreated: 'many', linkedinUrl: 'javascript:alert(1)' };
  const result = story.schema.safeParse(fromRow(story, row));
  expect(result.error?.issues.map(({ path }) => path.join('.')).sort()).toEqual([
    'jobsCreated',
    'linkedinUrl',
    'personName',
  ]);
  expect(unknownColumns(story, ['personName', 'nonsense'])).toEqual(['nonsense']);
});

test('JSON: an array of documents, in the shape of the API or of the seed', () => {
  expect(readTable('a.json', JSON.stringify([{ personName: 'A', story: { en: 'S', ar: 'ق' } }]))).toHaveLength(1);
  expect(() => readTable('a.json', '{"a":')).toThrow();
});
