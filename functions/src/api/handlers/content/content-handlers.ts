import type { Language } from '@nexus/domain/bilingual';
import type { ListPageQuery } from '@nexus/domain/contract/content-rows';
import type { ContentRoute, ContentVerb } from '@nexus/domain/contract/content';
import type { Route } from '@nexus/domain/contract/route';
import { NexusError } from '@nexus/domain/errors';
import type { Resource } from '@nexus/domain/resources/resource';
import { db } from '../../../firebase';
import { changeContent, contentPath, createContent, MAIN } from '../../../store/content/content';
import { removeContent } from '../../../store/content/bin';
import { listPage } from '../../../store/content/content-list';
import { readDocument, runQuery, type Data, type Document } from '../../../store/kernel/documents';
import { expireSite } from '../../../store/projections/published-manifest';
import { movedTo, shownList, shownOne } from '../../../store/projections/published';
import { movedAnswer, Own } from '../../answer';
import { versionIn, type Call, type Handler } from '../../call';
import { forMembers, publicAnswer, readsStored, staffAnswer, staffList } from './content-answers';

/** The handlers of every resource, written once. */
export function contentHandler({ resource, verb, path }: ContentRoute): Handler<Route> {
  return ((call: Call) => VERBS[verb](resource, call, path)) as unknown as Handler<Route>;
}

const VERBS: Record<ContentVerb, (resource: Resource, call: Call, path: string) => Promise<unknown>> = {
  list: async (resource, call, path) => {
    const { lang, active, page } = readingIn(call);
    const isShown = active !== undefined || path.endsWith('/active');
    if (!isShown && asksForStored(resource, call)) return new Own(await staffList(resource, { language: lang, page }));
    const shown = await shownList(resource, { page });
    return shown.map((document) => publicAnswer(resource, document, lang));
  },
  read: async (resource, call) => {
    const { lang } = readingIn(call);
    const id = idIn(resource, call);
    if (asksForStored(resource, call)) {
      const stored = await storedOne(resource, id);
      return stored ? new Own(staffAnswer(resource, stored, lang), stored.version) : moved(resource, call);
    }
    const shown = await shownOne(resource, id);
    if (!shown) return moved(resource, call);
    const answer = publicAnswer(resource, shown, lang);
    const more = await forMembers(resource, shown.id, call.actor);
    return more ? new Own({ ...answer, ...more }) : answer;
  },
  listRows: async (resource, { query }) => new Own(await listPage(resource, query as unknown as ListPageQuery)),
  readOne: async (resource, call) => {
    const stored = await storedOne(resource, idIn(resource, call));
    if (!stored) throw new NexusError('notFound');
    return new Own(stored, stored.version);
  },
  create: async (resource, call) => {
    const { author } = call;
    const [body, language] = [bodyIn(call), languageOfTexts(call)];
    return written(resource, call, await createContent({ resource, body, language, author, ...keyIn(call) }));
  },
  change: async (resource, call) => {
    const { author, request } = call;
    const id = await storedId(resource, call);
    const [body, language, version] = [bodyIn(call), languageOfTexts(call), versionIn(request)];
    return written(resource, call, await changeContent({ resource, id, body, language, version, author }));
  },
  remove: async (resource, call) => {
    const version = versionIn(call.request);
    return removeContent({ resource, id: await storedId(resource, call), version, author: call.author });
  },
};

/** What was written, in the language that was asked for, with the version that the next change is based on. */
function written(resource: Resource, call: Call, document: Document): Own<Data> {
  const { lang } = writingIn(call);
  return new Own(lang === 'both' ? document : staffAnswer(resource, document, lang), document.version);
}

/** Sends on to the address of today whoever asks for a slug that a document once had. */
async function moved(resource: Resource, call: Call): Promise<Response> {
  const slug = await movedTo(resource, idIn(resource, call));
  if (slug === null) throw new NexusError('notFound');
  return movedAnswer(`/api/${resource.name}/${encodeURIComponent(slug)}?lang=${readingIn(call).lang}`);
}

function idIn(resource: Resource, { params }: Call): string {
  return resource.kind === 'singleton' ? MAIN : (params as unknown as { id: string }).id;
}

/** A stored document by its id, or by its slug where it has one, as visitors ask for it. */
async function storedOne(resource: Resource, id: string): Promise<Document | null> {
  const stored = await readDocument(contentPath(resource, id));
  if (stored || !('slug' in resource.fields)) return stored;
  const [found] = await runQuery(db().collection(resource.name).where('slug', '==', id).limit(1));
  return found ?? null;
}

async function storedId(resource: Resource, call: Call): Promise<string> {
  const id = idIn(resource, call);
  return 'slug' in resource.fields ? ((await storedOne(resource, id))?.id ?? id) : id;
}

/** Staff who say `fresh` ask for what visitors are shown, past the memory of it: each time costs a read. */
function asksForStored(resource: Resource, call: Call): boolean {
  const { actor } = call;
  const isFresh = readingIn(call).fresh !== undefined;
  if (isFresh && actor.kind === 'staff') expireSite();
  return !isFresh && readsStored(actor, resource);
}

function readingIn({ query }: Call) {
  return query as unknown as { lang: Language; fresh?: string; active?: string; page: number };
}

function writingIn({ query }: Call) {
  return query as unknown as { lang: Language | 'both' };
}

function languageOfTexts(call: Call): Language {
  const { lang } = writingIn(call);
  return lang === 'both' ? 'en' : lang;
}

function bodyIn({ body }: Call): Data {
  return body as unknown as Data;
}

function keyIn({ idempotencyKey }: Call) {
  return idempotencyKey ? { idempotencyKey } : {};
}
