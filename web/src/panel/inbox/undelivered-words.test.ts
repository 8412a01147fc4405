import { expect, test } from 'vitest';
import { MAILS } from '@nexus/domain/mails';
import ar from '../../locales/ar/admin-panel';
import en from '../../locales/en/admin-panel';

test('every kind of mail that may not arrive has words of its own, in both languages', () => {
  for (const words of [en, ar]) {
    const { other: _, ...kinds } = words.undelivered.kinds;
    expect(Object.keys(MAILS).filter((kind) => !(kind in kinds))).toEqual([]);
  }
});
