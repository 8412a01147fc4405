import { z } from 'zod';
import { cursor } from './inbox';
import { contentId } from './content';
import { routes } from './route';
import { UNDELIVERED_REASONS } from './undelivered-reasons';

/** Mails that did not reach their reader, and work after a commit that failed as often as it is tried. */
export const UNDELIVERED = ['mails', 'work'] as const;
const of = z.object({ of: z.enum(UNDELIVERED) });

const undelivered = z.object({
  id: z.string(),
  /** The kind of mail, or of work. */
  kind: z.string(),
  /** To whom a mail goes; empty for work. */
  to: z.string(),
  /** The member whom it concerns; empty for anybody else. */
  memberId: z.string(),
  createdAt: z.string(),
  attempts: z.number(),
  reason: z.enum(UNDELIVERED_REASONS),
  /** Its link has a short life: whom it was for asks for another. */
  canRepeat: z.boolean(),
  /** Nothing is left half done without it. */
  canDrop: z.boolean(),
});
export type Undelivered = z.infer<typeof undelivered>;

const one = { action: 'members.moderate', params: contentId.extend(of.shape) } as const;

export const undeliveredRoutes = routes({
  /** A page of them, the oldest first; `after`: moment and id of the last one that is known. */
  listUndelivered: {
    method: 'GET',
    path: '/api/admin/undelivered/{of}',
    action: 'people.read',
    params: of,
    query: z.strictObject({ after: cursor.optional() }),
    response: z.array(undelivered),
  },
  /** Has it tried again. */
  repeatUndelivered: { method: 'POST', path: '/api/admin/undelivered/{of}/{id}', body: z.strictObject({}), ...one },
  /** Forgets it. */
  dropUndelivered: { method: 'DELETE', path: '/api/admin/undelivered/{of}/{id}', ...one },
});
