import type { Bilingual } from '@nexus/domain/bilingual';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { compressed, decode, encode } from '../kernel/compressed';
import { db } from '../../firebase';
import type { Attempt } from '../kernel/attempt';
import type { Change } from '../kernel/change';
import { now } from '../kernel/clock';
import { areaOf, type Area } from './audit-area';
import { nameOf, type Author } from './author';
import { changedFields, kindOf, titleAt, within, type ChangeKind } from './differences';
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
  kind: ChangeKind;
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

/** The part of a change that an entry holds. */
export function auditChange(change: AuditChange, isErasure: boolean): AuditChange {
  const { path, version, before, after } = change;
  const held = (document: Data | null) => (isErasure || !document ? null : withoutMeta(withoutKeys(path, document)));
  return { path, version, before: held(before), after: held(after) };
}

/** The entry of a commit. `isBare`: it tells what happened to which documents, not what they held. */
export function auditEntry(
  { author, action, isBare }: { author: Author; action: string; isBare: boolean },
  changes: readonly Change[],
): Data & { at: string; changes: AuditChange[] } {
  const { actor, requestId } = author;
  return {
    at: now(),
    requestId,
    action,
    actor: {
      kind: actor.kind,
      id: 'id' in actor ? actor.id : '',
      name: nameOf(actor),
    },
    paths: changes.map(({ path }) => path),
    area: areaOf(changes.map(({ path }) => path)),
    changes: changes.map((change) => auditChange(change, isBare)),
    recordedAt: FieldValue.serverTimestamp(),
  };
}
