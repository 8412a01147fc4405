import { randomBytes } from 'node:crypto';
import type { Field, Fields } from '@nexus/domain/fields/field';
import type { Resource } from '@nexus/domain/resources/resource';

const ARABIC = 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي';

/** A text that compresses badly, in English letters or Arabic ones. */
export function noise(characters: number, language: 'en' | 'ar'): string {
  const bytes = randomBytes(characters);
  if (language === 'en') return bytes.toString('base64url').slice(0, characters);
  return Array.from(bytes, (byte) => (byte < 30 ? ' ' : ARABIC[byte % ARABIC.length]))
    .join('')
    .trim()
    .padEnd(characters, 'ن');
}

/** A document with its texts at their limits in both languages; `list` items in each of its lists. */
export function filled(resource: Resource, { list = 2 }: { list?: number } = {}): Record<string, unknown> {
  return fill(resource.fields, list);
}

function fill(fields: Fields, list: number): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueOf(field, list)]));
}

function valueOf(field: Field, list: number): unknown {
  const both = (characters: number) => ({ en: noise(characters, 'en'), ar: noise(characters, 'ar') });
  const many = <T>(one: () => T) => Array.from({ length: list }, one);
  switch (field.kind) {
    case 'text':
      return both(200);
    case 'longText':
      return both(10_000);
    case 'plainText':
      return noise(200, 'en');
    case 'textList':
      return many(() => both(200));
    case 'groupList':
      return many(() => fill(field.fields ?? {}, list));
    case 'url':
    case 'link':
      return `https://example.com/${noise(1_000, 'en')}`;
    case 'email':
      return 'somebody@example.com';
    case 'instant':
      return new Date(Date.now() + (Math.floor(Math.random() * 20_000) - 10_000) * 3_600_000).toISOString();
    case 'flag':
      return true;
    default:
      return field.initial;
  }
}
