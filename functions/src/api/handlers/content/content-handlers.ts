import type { Language } from '@nexus/domain/bilingual';
import type { ContentRoute, ContentVerb } from '@nexus/domain/contract/content';
import type { Route } from '@nexus/domain/contract/route';
import { NexusError } from '@nexus/domain/errors';
import type { Resource } from '@nexus/domain/resources/resource';
import { db } from '../../../firebase';
import { changeContent, contentPath, createContent, MAIN, removeContent } from '../../../store/content';
import { readDocument, runQuery } from '../../../store/documents';
import { expireSite, movedTo, publishedList, publishedOne } from '../../../store/published';
import { movedAnswer } from '../../answer';
import { versionIn, type Call, type Handler } from '../../call';

/** The handlers of every resource, written once. */
export function contentHandler({ resource, verb }: ContentRoute): Handler<Route> {
  return ((call: Call) => VERBS[verb](resource, call)) as unknown as Handler<Route>;
}

const VERBS: Record<ContentVerb, (resource: Resource, call: Call) => Promise<unknown>> = {
  list: (resource, call) => publishedList(resource, languageIn(call), pageIn(call)),
  read: async (resource, call) =>
    (await publishedOne(resource, idIn(resource, call), languageIn(call))) ?? (await moved(resource, call)),
  readAll: async (resource) => runQuery(db().collection(resource.name).limit(2_000)),
  readOne: async (resource, call) => orNotFound(await readDocument(contentPath(resource, idIn(resource, call)))),
  create: (resource, call) => createContent({ resource, body: bodyIn(call), author: call.author, ...keyIn(call) }),
  change: (resource, call) =>
    changeContent({
      resource,
      id: idIn(resource, call),
      body: bodyIn(call),
      version: versionIn(call.request),
      author: call.author,
    }),
  remove: (resource, call) =>
    removeContent({ resource, id: idIn(resource, call), version: versionIn(call.request), author: call.author }),
};

/** Sends on to the address of today whoever asks for a slug that a document once had. */
async function moved(resource: Resource, call: Call): Promise<Response> {
  const slug = await movedTo(resource, idIn(resource, call));
  if (slug === null) throw new NexusError('notFound');
  return movedAnswer(`/api/${resource.name}/${encodeURIComponent(slug)}?lang=${languageIn(call)}`);
}

function orNotFound<T>(found: T | null): T {
  if (found === null) throw new NexusError('notFound');
  return found;
}

function idIn(resource: Resource, { params }: Call): string {
  return resource.kind === 'singleton' ? MAIN : (params as unknown as { id: string }).id;
}

/** Past the memory of what is published only staff may ask: each time costs a read. */
function languageIn({ query, actor }: Call): Language {
  const { lang, fresh } = query as unknown as { lang: Language; fresh?: string };
  if (fresh !== undefined && actor.kind === 'staff') expireSite();
  return lang;
}

function pageIn({ query }: Call): { page: number } {
  return query as unknown as { page: number };
}

function bodyIn({ body }: Call): Record<string, unknown> {
  return body as unknown as Record<string, unknown>;
}

function keyIn({ idempotencyKey }: Call) {
  return idempotencyKey ? { idempotencyKey } : {};
}
