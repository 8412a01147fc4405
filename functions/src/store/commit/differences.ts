import { LOCALE } from '@nexus/domain/locale';
import { resourceNamed } from '@nexus/domain/resources/index';
import { titleOf } from '@nexus/domain/resources/resource';
import { Timestamp } from 'firebase-admin/firestore';
import type { Data } from '../kernel/documents';

/** A document before a change and after it; null where there was or is none. */
interface Versions {
  before: Data | null;
  after: Data | null;
}

export type ChangeKind = 'made' | 'changed' | 'removed';

/** What happened to a document. */
export function kindOf({ before, after }: Versions): ChangeKind {
  return before && after ? 'changed' : before ? 'removed' : 'made';
}

const DIFFERENCES = 4;
const SHOWN_CHARACTERS = 160;

/** The first fields that differ with what stood in them, long texts cut. */
export function differences({ before, after }: Versions) {
  return changedFields(before, after)
    .slice(0, DIFFERENCES)
    .map((field) => ({ field, before: short(before?.[field]), after: short(after?.[field]) }));
}

function short(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.slice(0, 5).map(short);
  if (typeof value !== 'string') return within(value ?? null, short);
  return value.length > SHOWN_CHARACTERS ? `${[...value].slice(0, SHOWN_CHARACTERS).join('')}…` : value;
}

/** What a document is called in lists; empty where it has no name. */
export function titleAt(path: string, document: Data | null, language: 'en' | 'ar'): string {
  const [collection = '', id, ...deeper] = path.split('/');
  if (collection === 'bin' && document) return titleAt(binnedPath(document), document['document'] as Data, language);
  if (collection === 'bulk' && document) return bulkTitle(document, language);
  const resource = deeper.length === 0 ? resourceNamed(collection) : undefined;
  if (resource && document) return titleOf(resource, { id, ...document }, language);
  const data = document?.['data'] as Data | undefined;
  if (collection === 'issues' && document) return issueTitle(document, language);
  const name = document?.['name'] ?? document?.['title'] ?? document?.['email'] ?? data?.['name'];
  const shown: unknown = isPlain(name) ? name[language] : name;
  return typeof shown === 'string' ? shown : '';
}

/** By its subject in that language, or in the other one. */
function issueTitle({ subject }: Data, language: 'en' | 'ar'): string {
  const { en = '', ar = '' } = isPlain(subject) ? subject : {};
  return String((language === 'en' ? en || ar : ar || en) || '');
}

/** "Events (25/30)": of a change of several, the list and how far it came. */
function bulkTitle({ resource, left, total }: Data, language: 'en' | 'ar'): string {
  const format = new Intl.NumberFormat(LOCALE[language]);
  const done = Number(total) - (Array.isArray(left) ? left.length : 0);
  const list = resourceNamed(String(resource))?.label.many[language] ?? '';
  return `${list} (${format.format(done)}/${format.format(Number(total))})`;
}

function isPlain(value: unknown): value is Data {
  return typeof value === 'object' && value !== null;
}

function binnedPath(binned: Data): string {
  return `${String(binned['resource'])}/${String(binned['documentId'])}`;
}

const OWN = ['createdAt', 'updatedAt'];

/** Names of the fields that differ between two versions, in their order; none where there is one version alone. */
export function changedFields(before: Data | null, after: Data | null): string[] {
  if (!before || !after) return [];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => !OWN.includes(name) && !same(before[name], after[name])).sort();
}

/** Whether two stored values are equal: what is stored comes back with its keys in another order. */
export function same(a: unknown, b: unknown): boolean {
  return canonical(a) === canonical(b);
}

function canonical(value: unknown): string {
  return JSON.stringify(value ?? null, (_, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/** What holds others, with each of them changed so; all else as it is. */
export function within(value: unknown, change: (inner: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map(change);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, change(inner)]));
}
