import { expect, test } from 'vitest';
import { resources } from '@nexus/domain/resources/index';
import type { Resource } from '@nexus/domain/resources/resource';
import { checkRows } from './import-rows';
import { readTable, writeCsv } from './table-files';

const resource = resources.successStory as unknown as Resource;
const document = (id: string, more: Record<string, unknown> = {}) => ({
  ...(resource.schema.parse({
    personName: { en: `Name ${id}`, ar: 'اسم' },
    story: { en: 'Words', ar: 'كلام' },
    achievements: [{ en: 'One', ar: 'واحد' }],
    yearCompleted: 2020,
    ...more,
  }) as Record<string, unknown>),
  id,
  version: 4,
  createdAt: '2026-01-01T00:00:00.000Z',
});
const stored = [document('a'), document('b', { revenue: '5,000' })];
const check = (text: string, name = 'stories.csv') =>
  checkRows({ resource, rows: readTable(name, text), stored, language: 'en' });

test('PANEL-27 an export that is imported as it is changes nothing, as CSV and as JSON', () => {
  expect(check(writeCsv(resource, stored)).map(({ state }) => state)).toEqual(['same', 'same']);
  expect(check(JSON.stringify(stored), 'a.json').map(({ state }) => state)).toEqual(['same', 'same']);
});

test('only what differs is sent, with the id and the version of the export', () => {
  const [first, second] = check(writeCsv(resource, stored).replace('2020', '2021'));
  expect(first).toMatchObject({ state: 'changed', sent: { id: 'a', version: 4, yearCompleted: 2021 } });
  expect(Object.keys(first?.sent ?? {}).sort()).toEqual(['id', 'version', 'yearCompleted']);
  expect(second?.state).toBe('same');
});

test('columns that a table lacks stay as they are, an empty cell empties its field, one language leaves the other', () => {
  expect(check('id,revenue\nb,')[0]?.sent).toEqual({ id: 'b', revenue: '' });
  expect(check('id,story.en\na,New words')[0]?.sent).toEqual({ id: 'a', story: { en: 'New words', ar: 'كلام' } });
  expect(check('id,story\na,New words')[0]?.sent).toEqual({ id: 'a', story: { en: 'New words', ar: 'كلام' } });
});

test('rows without an id, or with one that is not there, are new', () => {
  const rows = check('id,personName.en,story.en,yearCompleted\n,New,Words,2022\nz,Other,Words,2022');
  expect(rows.map(({ state }) => state)).toEqual(['new', 'new']);
  expect(rows.map(({ sent }) => sent['id'])).toEqual([undefined, 'z']);
});

test('what was changed after the export, what stands there twice, and what does not fit, is refused by name', () => {
  expect(check('id,version,yearCompleted\na,3,2021')[0]).toMatchObject({
    state: 'bad',
    faults: [['version', 'Somebody changed this after the file was exported. Export it again']],
  });
  expect(check('id,yearCompleted\na,2021\na,2022').map(({ state }) => state)).toEqual(['changed', 'bad']);
  expect(check('id,jobsCreated\na,soon')[0]).toMatchObject({
    state: 'bad',
    faults: [['Jobs created', 'Enter a whole number, 0 or more']],
  });
});

test('SPEC-503 a year that is no number becomes this year, in a file too; one in Arabic digits is what it says', () => {
  expect(check('id,yearCompleted\na,soon')[0]).toMatchObject({
    state: 'changed',
    sent: { yearCompleted: new Date().getFullYear() },
  });
  expect(check('id,yearCompleted\na,٢٠٢١')[0]).toMatchObject({ sent: { yearCompleted: 2021 } });
});

test('SPEC-502 a story without a year is of this year, whichever way it comes in', () => {
  const [row] = check('id,personName.en,story.en\n,New,Words');
  const stored = resources.successStory.schema.safeParse(row?.sent);
  expect(stored.data?.yearCompleted).toBe(new Date().getFullYear());
  expect(resources.successStory.fields.yearCompleted.initial).toBe(new Date().getFullYear());
});

test('a spreadsheet adds its mark, spaces around names, empty lines and a column of its own: the rows are what they were', () => {
  const [row, ...more] = check(
    '\uFEFFid , personName.en,story.en,yearCompleted,Remarks\n a ,New name,كلام,2020,mine\n,,,,\n',
  );
  expect(more).toEqual([]);
  expect(row).toMatchObject({ state: 'changed', sent: { id: 'a' } });
  expect(row?.sent['personName']).toMatchObject({ en: 'New name' });
  expect(Object.keys(row?.sent ?? {})).not.toContain('Remarks');
});

test('a row without a version is compared with what is stored now, and is sent without one', () => {
  const [row] = check('id,yearCompleted\na,2021');
  expect([row?.state, 'version' in (row?.sent ?? {})]).toEqual(['changed', false]);
});
