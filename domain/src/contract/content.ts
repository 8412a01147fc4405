import { z } from 'zod';
import { language, LANGUAGES } from '../bilingual';
import { resources } from '../resources';
import type { Resource } from '../resources/resource';
import { listPageAnswer, listPageQuery } from './content-rows';
import { documentId } from './ids';
import type { Route } from './route';

export const contentId = z.object({ id: documentId(/^[A-Za-z0-9_-]{1,100}$/) });
/** `fresh` asks for what is stored now, past every cache: for a tab of the staff that was just told of a change. */
export const publicQuery = z.strictObject({
  lang: language.default('en'),
  active: z.literal('1').optional(),
  fresh: z.string().max(20).optional(),
});
/** Lists come in pages of as many documents as their resource says; the first is 1. */
export const listQuery = publicQuery.extend({ page: z.coerce.number().int().min(1).max(10_000).default(1) });
/** In which language texts are sent and answered that are no texts in both; `both` answers the document in both. */
export const writeQuery = z.strictObject({ lang: z.enum([...LANGUAGES, 'both']).default('en') });
/** Published content has been reduced to what its resource allows before it gets here. */
const published = z.record(z.string(), z.unknown());
const stored = z.record(z.string(), z.unknown());
/** By this entry of the activity a deletion can be undone. */
const removed = z.object({ entryId: z.string() });

/** What can be done with a resource through the API. */
export type ContentVerb = 'list' | 'read' | 'listRows' | 'readOne' | 'create' | 'change' | 'remove';
export interface ContentRoute extends Route {
  resource: Resource;
  verb: ContentVerb;
}

/** Every resource's routes, derived from the registry: public reads of what is published, and the editors' own. */
export const contentRoutes: ContentRoute[] = Object.values(resources as Record<string, Resource>).flatMap(routesOf);

function routesOf(resource: Resource): ContentRoute[] {
  const path = `/api/${resource.name}` as const;
  const own = `/api/admin/content/${resource.name}` as const;
  const row = (verb: ContentVerb, route: Route): ContentRoute => ({ ...route, resource, verb });
  const shared = { action: 'site.read', query: publicQuery, cache: 'published' } as const;
  const reading = resource.name === 'settings' ? 'settings.read' : 'content.read';
  const listing = { ...shared, query: listQuery } as const;
  const editing = { action: 'content.write', query: writeQuery, body: stored, response: stored } as const;
  if (resource.kind === 'singleton') {
    return [
      row('read', { method: 'GET', path, response: published, ...shared }),
      row('change', { method: 'PUT', path, ...editing }),
      row('readOne', { method: 'GET', path: own, action: reading, response: stored }),
    ];
  }
  const one = { params: contentId };
  return [
    row('list', { method: 'GET', path, response: z.array(published), ...listing }),
    ...(resource.name === 'partners'
      ? [row('list', { method: 'GET', path: '/api/partners/active', response: z.array(published), ...listing })]
      : []),
    row('read', { method: 'GET', path: `${path}/{id}`, response: published, ...one, ...shared }),
    row('create', { method: 'POST', path, status: 201, ...editing }),
    row('change', { method: 'PUT', path: `${path}/{id}`, ...one, ...editing }),
    row('remove', { method: 'DELETE', path: `${path}/{id}`, action: 'content.write', response: removed, ...one }),
    row('listRows', {
      method: 'GET',
      path: own,
      action: 'content.read',
      query: listPageQuery,
      response: listPageAnswer,
    }),
    row('readOne', { method: 'GET', path: `${own}/{id}`, action: 'content.read', response: stored, ...one }),
  ];
}
