import type { Contract } from '@nexus/domain/contract/index';
import { NexusError } from '@nexus/domain/errors';
import { resourceNamed, resources } from '@nexus/domain/resources/index';
import type { Resource } from '@nexus/domain/resources/resource';
import { activateContent } from '../../../store/content/content';
import { importContent as bring } from '../../../store/content/content-import';
import { listIds, someDocuments } from '../../../store/content/content-list';
import { orderContent as order } from '../../../store/content/order';
import { continueBulk as carryOn, leaveBulk as leave, listBulk as list, startBulk } from '../../../store/content/bulk';
import type { Handler } from '../../call';

function collectionNamed(name: string): Resource {
  const resource = resourceNamed(name);
  if (resource?.kind !== 'collection') throw new NexusError('notFound');
  return resource;
}

export const listContentIds: Handler<Contract['listContentIds']> = async ({ params, query }) => ({
  ids: await listIds(collectionNamed(params.resource), query),
});

export const readDocuments: Handler<Contract['readDocuments']> = async ({ params, query }) =>
  someDocuments(collectionNamed(params.resource), query.ids);

export const orderContent: Handler<Contract['orderContent']> = async ({ params, body, author }) =>
  order({ resource: collectionNamed(params.resource), ...body, author });

export const bulkContent: Handler<Contract['bulkContent']> = async ({ params, body, author }) =>
  startBulk({
    resource: collectionNamed(params.resource),
    change: body.change,
    author,
    ...(body.match ? { match: body.match } : { ids: body.ids ?? [] }),
  });

export const listBulk: Handler<Contract['listBulk']> = async () => list();

export const continueBulk: Handler<Contract['continueBulk']> = async ({ params, author }) =>
  carryOn({ id: params.id, author });

export const leaveBulk: Handler<Contract['leaveBulk']> = async ({ params, author }) => leave({ id: params.id, author });

export const importContent: Handler<Contract['importContent']> = async ({ params, body, author, idempotencyKey }) =>
  bring({
    resource: collectionNamed(params.resource),
    rows: body.rows,
    author,
    ...(idempotencyKey && { idempotencyKey }),
  });

export const activateMissionVision: Handler<Contract['activateMissionVision']> = async ({ params, author }) =>
  activateContent({ resource: resources.missionVision as unknown as Resource, id: params.id, author });
