import { z } from 'zod';
import { language } from '../bilingual';
import { ISSUE_STATES, issueInput, shownBlock } from '../newsletter/issue';
import { contentId } from './content';
import { cursor } from './inbox';
import { routes } from './route';

const state = z.enum(ISSUE_STATES);
const bilingual = z.object({ en: z.string(), ar: z.string() });

const listed = z.object({
  id: z.string(),
  version: z.number(),
  state,
  subject: bilingual,
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Null while it is a draft. */
  sentAt: z.string().nullable(),
  /** To how many it went. */
  recipients: z.number(),
});
export type ListedIssue = z.infer<typeof listed>;

/** An issue as editors see it. `shown`: its blocks as readers get them; null where one is not on the site. */
export const issue = listed.extend({
  intro: bilingual,
  blocks: issueInput.shape.blocks,
  shown: z.array(shownBlock.nullable()),
  /** How far it went, while it goes out or where it was stopped. */
  progress: z.object({ sent: z.number(), total: z.number() }).nullable(),
});
export type Issue = z.infer<typeof issue>;

const drawn = z.object({ subject: z.string(), html: z.string(), text: z.string() });
const one = { params: contentId } as const;
const editing = { action: 'content.write', ...one } as const;
const inLanguage = z.strictObject({ language });
const publicOnes = z.strictObject({ lang: language.default('en') });

const archived = z.object({ id: z.string(), title: z.string(), sentAt: z.string() });
export type ArchivedIssue = z.infer<typeof archived>;
/** A block in one language. */
const readBlock = shownBlock.extend({ title: z.string(), text: z.string(), place: z.string() });
const archivedIssue = archived.extend({ intro: z.string(), blocks: z.array(readBlock) });
export type WholeIssue = z.infer<typeof archivedIssue>;

/** The issues of the newsletter. A draft is changed and sent with its version as `If-Match`. */
export const issueRoutes = routes({
  /** The newest 50 first; `before`: when the last one that is known was made, a slash and its id. */
  listIssues: {
    method: 'GET',
    path: '/api/admin/issues',
    action: 'content.read',
    query: z.strictObject({ before: cursor.optional() }),
    response: z.array(listed),
  },
  createIssue: {
    method: 'POST',
    path: '/api/admin/issues',
    action: 'content.write',
    body: issueInput,
    response: issue,
    status: 201,
  },
  readIssue: { method: 'GET', path: '/api/admin/issues/{id}', action: 'content.read', ...one, response: issue },
  /** 409 `issueSent` once it goes out. */
  changeIssue: { method: 'PUT', path: '/api/admin/issues/{id}', ...editing, body: issueInput, response: issue },
  removeIssue: { method: 'DELETE', path: '/api/admin/issues/{id}', ...editing },
  /** Its mail as it is stored, in one language. */
  drawIssue: {
    method: 'GET',
    path: '/api/admin/issues/{id}/mail',
    action: 'content.read',
    ...one,
    query: publicOnes,
    response: drawn,
  },
  /** One mail to whoever asks, a few a day. */
  testIssue: { method: 'POST', path: '/api/admin/issues/{id}/test', ...editing, body: inLanguage },
  /**
   * Sends it to everybody who confirmed, once; one that was stopped goes on to the rest. 409 `issueSent`, `issueSending`
   * while another goes out; 422 naming what it lacks; three a day.
   */
  sendIssue: {
    method: 'POST',
    path: '/api/admin/issues/{id}/send',
    action: 'newsletter.send',
    ...one,
    body: z.strictObject({}),
    response: issue,
  },
  /** Nobody else gets it. 409 `issueStopped`, `issueNotGoing` */
  stopIssue: {
    method: 'POST',
    path: '/api/admin/issues/{id}/stop',
    action: 'newsletter.send',
    ...one,
    body: z.strictObject({}),
    response: issue,
  },
  /** How many would get an issue now. */
  countReaders: {
    method: 'GET',
    path: '/api/admin/readers',
    action: 'newsletter.send',
    response: z.object({ count: z.number() }),
  },
  /** What went out, the newest 50. */
  listSentIssues: {
    method: 'GET',
    path: '/api/issues',
    action: 'site.read',
    query: publicOnes,
    response: z.array(archived),
    cache: 'published',
  },
  readSentIssue: {
    method: 'GET',
    path: '/api/issues/{id}',
    action: 'site.read',
    ...one,
    query: publicOnes,
    response: archivedIssue,
    cache: 'published',
  },
});
