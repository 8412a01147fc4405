import { expect, test } from 'vitest';
import { event } from '@nexus/domain/resources/event';
import { page } from '@nexus/domain/resources/page';
import { copyOf, handedCopy } from './copy-of';

test('PANEL-21 a duplicate has everything but the name, the address and a place on the site', () => {
  const document = {
    id: 'walk',
    title: { en: 'Walk', ar: '' },
    price: { en: '100 EGP', ar: '١٠٠ ج.م' },
    isPublished: true,
    isFeatured: true,
  };
  expect(copyOf(event, document)).toMatchObject({
    title: { en: 'Walk (copy)', ar: '' },
    price: { en: '100 EGP', ar: '١٠٠ ج.م' },
    isPublished: false,
    isFeatured: false,
  });
  expect(copyOf(event, { title: { en: 'Walk', ar: 'جولة' } })['title']).toEqual({
    en: 'Walk (copy)',
    ar: 'جولة (نسخة)',
  });
  expect(copyOf(page, { slug: 'about', title: 'About' })['slug']).toBe('');
});

test('what an address carries beside a copy is none', () => {
  expect([undefined, null, 'copy', {}, { copy: null }, { from: '/admin' }].map(handedCopy)).toEqual(
    Array.from({ length: 6 }, () => undefined),
  );
});
