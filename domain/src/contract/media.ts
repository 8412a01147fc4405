import { z } from 'zod';
import { language } from '../bilingual';
import { LIMITS } from '../limits';
import { contentId } from './content';
import { routes } from './route';

const id = z.object({ id: z.string().regex(/^[0-9a-f]{32}$/) });

export const keptPicture = z.object({ url: z.string(), width: z.number(), height: z.number() });

/** A picture as the library shows it. `bytes` is the size of what was uploaded. */
export const libraryPicture = z.object({
  id: z.string(),
  url: z.string(),
  width: z.number(),
  height: z.number(),
  bytes: z.number(),
  /** The name of the file that it was. */
  name: z.string(),
  createdAt: z.string(),
  uses: z.array(
    z.object({
      /** Of the document that shows it: a resource's, or `bin/{resource}.{id}`. */
      path: z.string(),
      title: z.object({ en: z.string(), ar: z.string() }),
      lacksAlt: z.boolean(),
    }),
  ),
});
export type LibraryPicture = z.infer<typeof libraryPicture>;
export const PICTURE_FILTERS = ['all', 'unused', 'unnamed'] as const;

export const mediaRoutes = routes({
  /**
   * Multipart: `file`, and optionally `purpose`: `avatar` for members, `content` for those who edit the site. Without it
   * the purpose is the caller's own; with another one's it is refused (403), with one that there is not 422.
   */
  uploadPicture: {
    method: 'POST',
    path: '/api/upload',
    action: 'picture.upload',
    body: 'form',
    response: keptPicture,
  },
  servePicture: {
    method: 'GET',
    path: '/media/{name}',
    action: 'site.read',
    params: z.object({
      name: z.string().regex(/^[a-z0-9]{24,64}(-\d{1,4}x\d{1,4}(-[0-9a-f]{12})?(@\d{2,4})?)?\.(jpg|webp|png)$/),
    }),
    raw: true,
  },
  /** The pictures of the site, the newest first, 60 at a time; `unnamed` are those shown without an alternative text. */
  listPictures: {
    method: 'GET',
    path: '/api/admin/media',
    action: 'content.read',
    query: z.strictObject({
      filter: z.enum(PICTURE_FILTERS).default('all'),
      q: z.string().max(LIMITS.searchCharacters).default(''),
      before: z.iso.datetime().optional(),
    }),
    /** `next` is the `before` of the next page; null at the end. A page may hold fewer where words are searched. */
    response: z.object({ pictures: z.array(libraryPicture), next: z.string().nullable() }),
  },
  /** Refused while the picture is shown anywhere, the bin included. */
  removePicture: { method: 'DELETE', path: '/api/admin/media/{id}', action: 'content.write', params: id },
  /** Puts another picture of ours where this one is shown, in as many places as one commit takes; `left` to be asked for again. */
  replacePicture: {
    method: 'POST',
    path: '/api/admin/media/{id}/replace',
    action: 'content.write',
    params: id,
    body: z.strictObject({ url: z.string().max(LIMITS.url) }),
    response: z.object({ entryId: z.string(), count: z.number(), left: z.number() }),
  },
  /** Removes up to 100 pictures that have been shown nowhere for 30 days. */
  sweepPictures: {
    method: 'POST',
    path: '/api/admin/sweep',
    action: 'content.write',
    body: z.strictObject({}),
    response: z.object({ count: z.number() }),
  },
  /** The picture that networks show beside a link to an event, a story, a news item or another page: a PNG of 1200 × 630 px. */
  serveCard: {
    method: 'GET',
    path: '/media/cards/{kind}/{id}',
    action: 'site.read',
    params: z.object({ kind: z.enum(['event', 'story', 'newsItem', 'site']), id: contentId.shape.id }),
    query: z.object({ lang: language.default('en'), v: z.string().max(20).optional() }),
    raw: true,
  },
});
