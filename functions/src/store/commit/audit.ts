import type { Bilingual } from '@nexus/domain/bilingual';
import { LOCALE } from '@nexus/domain/locale';
import { resourceNamed } from '@nexus/domain/resources/index';
import { titleOf } from '@nexus/domain/resources/resource';
import { Timestamp } from 'firebase-admin/firestore';
import { compressed, decode, encode } from '../kernel/compressed';
import { db } from '../../firebase';
import type { Attempt } from '../kernel/attempt';
import type { Area } from './audit-area';
import { readDocuments, withoutMeta, type Data, type Document } from '../kernel/documents';
import { withoutKeys } from '../kernel/keys';

/** What an audit entry tells of one document: all that was stored of it, without id, version and `keys.ts`. */
export interface AuditChange {
  path: string;
  version: number;
  before: Data | null;
  after: Data | null;
}

/** Of an entry that is kept in parts: what a list shows of each document. */
export interface AuditSummary {
  path: string;
  version: number;
  title: Bilingual;
  /** Names of the fields that differ. */
  fields: string[];
  kind: 'made' | 'changed' | 'removed';
}

export type AuditEntry = Document<{
  at: string;
  action: string;
  area: Area;
  actor: { kind: string; id: string; name: string };
  paths: string[];
  /** Empty where the entry is kept in parts. */
  changes: AuditChange[];
  summary?: AuditSummary[];
  /** `auditParts/{id}.{n}`, n from 0: the changes as compressed JSON, cut into pieces that a document can hold. */
  parts?: number;
}>;

/** From this many bytes of JSON on, an entry is kept in parts; and as many bytes go into each. */
const TOGETHER = 400 * 1024;
const PART = 900 * 1024;

const partPath = (id: string, index: number) => `auditParts/${id}.${index}`;

/** Adds an entry to what a commit writes; one too large for a document in parts. */
export function writeEntry(attempt: Attempt, id: string, entry: Data & { at: string; changes: AuditChange[] }): void {
  const json = JSON.stringify(packed(entry.changes));
  if (Buffer.byteLength(json) <= TOGETHER) return attempt.write(`audit/${id}`, entry);
  const data = compressed(json);
  const parts = Math.ceil(data.length / PART);
  for (let index = 0; index < parts; index += 1)
    attempt.write(partPath(id, index), { at: entry.at, data: data.subarray(index * PART, (index + 1) * PART) });
  attempt.write(`audit/${id}`, { ...entry, changes: [], summary: entry.changes.map(summaryOf), parts });
}

/** Everything that an entry tells of its documents, its parts included. Costs a read per part. */
export async function changesOf(entry: AuditEntry): Promise<AuditChange[]> {
  if (!entry.parts) return entry.changes.map(keyless);
  const paths = Array.from({ length: entry.parts }, (_, index) => partPath(entry.id, index));
  const parts = await readDocuments<{ data: Uint8Array }>(paths);
  const data = Buffer.concat(parts.flatMap((part) => (part ? [part.data] : [])));
  return (unpacked(decode(data)) as AuditChange[]).map(keyless);
}

/** Entries from before keys were left out have them still. */
function keyless({ path, version, before, after }: AuditChange): AuditChange {
  return { path, version, before: before && withoutKeys(path, before), after: after && withoutKeys(path, after) };
}

/** Takes what these documents held out of an entry that is kept in parts, keeping that something happened to them. */
export async function forgetIn(entry: AuditEntry, paths: readonly string[]): Promise<void> {
  const blank = (change: AuditChange) =>
    paths.includes(change.path) ? { ...change, before: null, after: null } : change;
  const ref = db().doc(`audit/${entry.id}`);
  const left = encode(packed((await changesOf(entry)).map(blank)));
  const batch = db().batch();
  for (let index = 0; index < (entry.parts ?? 0); index += 1)
    batch.update(db().doc(partPath(entry.id, index)), { data: left.subarray(index * PART, (index + 1) * PART) });
  const summary = entry.summary?.map((one) =>
    paths.includes(one.path) ? { ...one, title: { en: '', ar: '' }, fields: [] } : one,
  );
  batch.update(ref, { summary });
  await batch.commit();
}

function summaryOf({ path, version, before, after }: AuditChange): AuditSummary {
  const title = { en: titleAt(path, after ?? before, 'en'), ar: titleAt(path, after ?? before, 'ar') };
  return { path, version, title, fields: changedFields(before, after), kind: kindOf({ before, after }) };
}

/** What happened to a document. */
export function kindOf({ before, after }: Pick<AuditChange, 'before' | 'after'>): AuditSummary['kind'] {
  return before && after ? 'changed' : before ? 'removed' : 'made';
}

const DIFFERENCES = 4;
const SHOWN_CHARACTERS = 160;

/** The first fields that differ with what stood in them, long texts cut. */
export function differences({ before, after }: Pick<AuditChange, 'before' | 'after'>) {
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
  const name = document?.['name'] ?? document?.['title'] ?? document?.['email'] ?? data?.['name'];
  const shown: unknown = isPlain(name) ? name[language] : name;
  return typeof shown === 'string' ? shown : '';
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

/** Moments keep what they are in JSON. */
function packed(value: unknown): unknown {
  if (value instanceof Date) return { [MOMENT]: value.toISOString() };
  if (value instanceof Timestamp) return { [MOMENT]: value.toDate().toISOString() };
  return within(value, packed);
}

function unpacked(value: unknown): unknown {
  const at = value !== null && typeof value === 'object' ? (value as Data)[MOMENT] : undefined;
  return typeof at === 'string' ? Timestamp.fromDate(new Date(at)) : within(value, unpacked);
}

const MOMENT = '$moment';

function within(value: unknown, change: (inner: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map(change);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, change(inner)]));
}

/** The part of a change that an entry holds. */
export function auditChange(change: AuditChange, isErasure: boolean): AuditChange {
  const { path, version, before, after } = change;
  const held = (document: Data | null) => (isErasure || !document ? null : withoutMeta(withoutKeys(path, document)));
  return { path, version, before: held(before), after: held(after) };
}
