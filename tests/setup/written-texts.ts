import { BROWSER_KEYS } from '@nexus/domain/limits';
import { resources } from '@nexus/domain/resources/index';
import type { Resource } from '@nexus/domain/resources/resource';

/** Values that screens must never show as they are stored: each has a word of its own in both languages. */
const CODES = new Set([
  ...Object.values(resources as Record<string, Resource>).flatMap(({ fields }) =>
    Object.values(fields).flatMap(({ options = [] }) => options.map(({ value }) => value)),
  ),
  ...'pending approved rejected new reviewed contacted archived confirmed waitlisted unsubscribed'.split(' '),
  ...'viewer editor admin super_admin application contact mentor partner volunteer'.split(' '),
]);

/** Names of what a browser keeps, as the page on cookies has them. */
export const KEPT_NAMES: readonly string[] = [
  ...Object.values(BROWSER_KEYS),
  '__session',
  'draft',
  'firebaseLocalStorageDb',
  'staff_current',
  'known_browser',
  'home_place',
  'sign_in_waiting',
  'reloaded_at',
  'nexus.releaseReload',
];

/** Everything that people may have written in what an answer holds; stored codes are no such thing. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /[A-Za-z]{2}/.test(value) && !CODES.has(value) ? [value.trim()] : [];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}
