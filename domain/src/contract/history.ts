import { z } from 'zod';
import { anyId as id, resourceName } from './ids';
import { routes } from './route';

const key = z.object({ id });
const document = z.record(z.string(), z.unknown());
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
  /** What was deleted, the latest first, a page of `LIMITS.panelPage`; `before`: behind this one, as `{removedAt}/{id}`. */
  listBin: {
    method: 'GET',
    path: '/api/admin/bin',
    action: 'content.read',
    query: z.strictObject({
      before: z
        .string()
        .regex(/^[\d:.TZ-]{20,30}\/[\w.-]{1,250}$/)
        .optional(),
    }),
    response: z.array(binEntry),
  },
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
   * Says that the caller has this document open, or has it no more. Browsers of the staff watch `presence/{resource}.{id}`:
   * by the id of each of them, the `name` and the instant `at` when they said so last.
   */
  notePresence: {
    method: 'PUT',
    path: '/api/admin/presence/{resource}/{id}',
    action: 'content.write',
    params: resourceName.extend({ id }),
    body: z.strictObject({ isOpen: z.boolean() }),
  },
});
