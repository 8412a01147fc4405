import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cutoff, howLong } from '@nexus/domain/retention-times';
import { RETENTION } from '@nexus/domain/retention';

test('docs/operate.md says what the table says', () => {
  const document = readFileSync(join(import.meta.dirname, '../../../../docs/operate.md'), 'utf8').replace(/ +/g, ' ');
  for (const entry of RETENTION) {
    const where = entry.collections.map((name) => `\`${name}\``).join(', ');
    expect(document).toContain(`| ${entry.what.en} | ${where} | ${howLong(entry, 'en')} |`);
  }
});

test('every field that ends by itself is declared to Firestore, and no other', () => {
  const indexes = JSON.parse(readFileSync(join(import.meta.dirname, '../../../../firestore.indexes.json'), 'utf8')) as {
    fieldOverrides: { collectionGroup: string; ttl?: boolean }[];
  };
  const declared = indexes.fieldOverrides.filter(({ ttl }) => ttl).map(({ collectionGroup }) => collectionGroup);
  const promised = RETENTION.flatMap(({ ends, collections }) => ('by' in ends && ends.by === 'ttl' ? collections : []));
  expect(declared.toSorted()).toEqual(promised.toSorted());
});

test('times are counted back in days and in calendar months', () => {
  const now = new Date('2026-03-15T12:00:00Z');
  expect(cutoff({ count: 12, unit: 'month' }, now).toISOString()).toBe('2025-03-15T12:00:00.000Z');
  expect(cutoff({ count: 2, unit: 'day' }, now).toISOString()).toBe('2026-03-13T12:00:00.000Z');
  expect(cutoff({ count: 3, unit: 'hour' }, now).toISOString()).toBe('2026-03-15T09:00:00.000Z');
  const entry = RETENTION.find(({ collections }) => collections.includes('submissions'))!;
  expect([howLong(entry, 'en'), howLong(entry, 'ar')]).toEqual(['12 months', '١٢ شهرًا']);
});
