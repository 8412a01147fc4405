import { z } from 'zod';
import { LIMITS } from '../limits';
import { documentId } from './ids';
import { routes } from './route';

const id = documentId(/^[\w.:-]{1,250}$/);
const key = z.object({ id });
/** A resource by its name; the handler refuses one that does not exist. */
const resourceName = z.object({ resource: z.string().regex(/^[a-z-]{1,40}$/) });
const document = z.record(z.string(), z.unknown());
const ids = z.array(id).min(1).max(LIMITS.orderItems);
const bulkChange = z.enum(['show', 'hide', 'remove']);

/**
 * How far a change of many documents is. While `done` is less than `total` it is to be continued. `entryId`: of the
 * activity, by which this step is undone; empty where there was nothing to change.
 */
export const bulkStep = z.object({ id: z.string(), entryId: z.string(), done: z.number(), total: z.number() });
export type BulkStep = z.infer<typeof bulkStep>;

export const bulkJob = z.object({
  id: z.string(),
  resource: z.string(),
  change: bulkChange,
  total: z.number(),
  done: z.number(),
  by: z.string(),
  startedAt: z.string(),
  /** Whether somebody's browser is at it: its last step was a moment ago. */
  isRunning: z.boolean(),
});
export type BulkJob = z.infer<typeof bulkJob>;

/** One commit as the activity shows it. `changes` carry the whole documents where one document is followed. */
export const activityEntry = z.object({
  id: z.string(),
  at: z.string(),
  action: z.string(),
  actor: z.object({ kind: z.string(), id: z.string(), name: z.string() }),
  canUndo: z.boolean(),
  changes: z.array(
    z.object({
      path: z.string(),
      version: z.number(),
      title: z.string(),
      /** Names of the fields that differ, in the order of their names. */
      fields: z.array(z.string()),
      /** Whether the document was made or removed by it. */
      kind: z.enum(['made', 'changed', 'removed']),
      /** In a list of several documents: the first fields that differ, long texts cut. */
      differences: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
      before: document.nullable().optional(),
      after: document.nullable().optional(),
    }),
  ),
});
export type ActivityEntry = z.infer<typeof activityEntry>;

export const binEntry = z.object({
  id: z.string(),
  resource: z.string(),
  documentId: z.string(),
  title: z.string(),
  removedAt: z.string(),
  removedBy: z.string(),
});

export const scheduledChange = z.object({
  id: z.string(),
  resource: z.string(),
  documentId: z.string(),
  title: z.string(),
  isShown: z.boolean(),
  at: z.string(),
  by: z.string(),
});
export type ScheduledChange = z.infer<typeof scheduledChange>;

export const historyRoutes = routes({
  /** The newest commits first, 50 at a time. `path` follows one document (with its contents), `actor` one person. */
  listActivity: {
    method: 'GET',
    path: '/api/admin/activity',
    action: 'activity.read',
    query: z.strictObject({
      path: z.string().max(300).optional(),
      actor: z.string().max(128).optional(),
      before: z.iso.datetime().optional(),
    }),
    response: z.object({ entries: z.array(activityEntry), hasMore: z.boolean() }),
  },
  /** Takes a commit back as a whole, unless what it wrote was changed since. */
  undoActivity: {
    method: 'POST',
    path: '/api/admin/activity/{id}/undo',
    action: 'content.write',
    params: key,
    body: z.strictObject({}),
    response: z.object({ id: z.string() }),
  },
  /** Writes a document again as a commit left it. `If-Match` names the version that is replaced. */
  restoreVersion: {
    method: 'POST',
    path: '/api/admin/restore/{resource}/{id}',
    action: 'content.write',
    params: resourceName.extend({ id }),
    body: z.strictObject({ entryId: id }),
    response: document,
  },
  listBin: { method: 'GET', path: '/api/admin/bin', action: 'content.read', response: z.array(binEntry) },
  restoreFromBin: {
    method: 'POST',
    path: '/api/admin/bin/{id}/restore',
    action: 'content.write',
    params: key,
    body: z.strictObject({}),
    response: document,
  },
  listSchedule: {
    method: 'GET',
    path: '/api/admin/schedule',
    action: 'content.read',
    response: z.array(scheduledChange),
  },
  /** Shows or hides a document at a moment to come. A second one for the same document and purpose replaces the first. */
  scheduleChange: {
    method: 'POST',
    path: '/api/admin/schedule',
    action: 'content.write',
    body: z.strictObject({
      resource: resourceName.shape.resource,
      documentId: id,
      isShown: z.boolean(),
      at: z.iso.datetime({ message: 'wrong' }),
    }),
    response: scheduledChange,
    status: 201,
  },
  cancelSchedule: { method: 'DELETE', path: '/api/admin/schedule/{id}', action: 'content.write', params: key },
  /**
   * Puts documents in this order, counted from 0; those left out keep their number. What one commit takes from place
   * `from` on; `next` is the place to go on from, null when all are done.
   */
  orderContent: {
    method: 'PUT',
    path: '/api/admin/order/{resource}',
    action: 'content.write',
    params: resourceName,
    body: z.strictObject({ ids, from: z.int().min(0).default(0) }),
    response: z.object({ next: z.int().nullable() }),
  },
  /** Shows, hides or removes several documents, in steps of one commit each; this is the first. */
  bulkContent: {
    method: 'POST',
    path: '/api/admin/bulk/{resource}',
    action: 'content.write',
    params: resourceName,
    body: z.strictObject({ ids: z.array(id).min(1).max(LIMITS.bulkItems), change: bulkChange }),
    response: bulkStep,
  },
  /** Changes of many documents that are under way or broke off. */
  listBulk: { method: 'GET', path: '/api/admin/bulk-jobs', action: 'content.read', response: z.array(bulkJob) },
  /** Does the next step. 404 when nothing is left. */
  continueBulk: {
    method: 'POST',
    path: '/api/admin/bulk-jobs/{id}/continue',
    action: 'content.write',
    params: key,
    body: z.strictObject({}),
    response: bulkStep,
  },
  /** Leaves the rest as it is. */
  leaveBulk: { method: 'DELETE', path: '/api/admin/bulk-jobs/{id}', action: 'content.write', params: key },
  /**
   * Takes all rows, or none when one has a fault; faults are named `row.field`. A row with the id of a document changes
   * it, if nobody did since its `version`; any other row is a new document.
   */
  importContent: {
    method: 'POST',
    path: '/api/admin/import/{resource}',
    action: 'content.write',
    params: resourceName,
    body: z.strictObject({ rows: z.array(document).min(1).max(LIMITS.importRows) }),
    response: z.object({ count: z.number(), entryId: z.string() }),
    status: 201,
  },
  /**
   * Says that the caller has this document open, or has it no more. Browsers of the staff watch `presence/{resource}.{id}`:
   * by user id, the `name` and the instant `at` of who said so last.
   */
  notePresence: {
    method: 'PUT',
    path: '/api/admin/presence/{resource}/{id}',
    action: 'content.write',
    params: resourceName.extend({ id }),
    body: z.strictObject({ isOpen: z.boolean() }),
  },
  /** Makes this entry the only active one. */
  activateMissionVision: {
    method: 'POST',
    path: '/api/mission-vision/{id}/activate',
    action: 'content.write',
    params: key,
    body: z.strictObject({}),
    response: document,
  },
});
