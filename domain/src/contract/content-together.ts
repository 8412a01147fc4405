import { z } from 'zod';
import { LIMITS } from '../limits';
import { listMatch } from './content-rows';
import { anyId as id, resourceName } from './ids';
import { routes } from './route';

const key = z.object({ id });
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

/** What is done to several documents of a resource at once. */
export const togetherRoutes = routes({
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
  /**
   * Shows, hides or removes several documents, in steps of one commit each; this is the first. Either those with these
   * ids, or those of the list that match and are not yet as they should be: as many as go at once, so that there are
   * none left when `total` is less than that.
   */
  bulkContent: {
    method: 'POST',
    path: '/api/admin/bulk/{resource}',
    action: 'content.write',
    params: resourceName,
    body: z
      .strictObject({
        ids: z.array(id).min(1).max(LIMITS.bulkItems).optional(),
        match: listMatch.optional(),
        change: bulkChange,
      })
      .refine(({ ids: these, match }) => (these === undefined) !== (match === undefined), { path: ['ids'] }),
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
