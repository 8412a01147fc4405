import type { Contract } from '@nexus/domain/contract/index';
import { NexusError } from '@nexus/domain/errors';
import { can } from '@nexus/domain/permissions';
import { restoreFromBin as takeFromBin } from '../../../store/content/bin';
import { listActivity as list } from '../../../store/content/activity';
import { restoreVersion as restore, undo } from '../../../store/content/undo';
import { areaOf } from '../../../store/commit/audit-area';
import { listBin as bin } from '../../../store/content/bin';
import { versionIn, type Handler } from '../../call';

export const listActivity: Handler<Contract['listActivity']> = async ({ query, actor, language }) => {
  if (query.path && areaOf([query.path]) === 'people' && !can(actor, 'people.read')) throw new NexusError('forbidden');
  return list({ reader: actor, language, ...query });
};

export const undoActivity: Handler<Contract['undoActivity']> = async ({ params, author }) =>
  undo({ id: params.id, author });

export const restoreVersion: Handler<Contract['restoreVersion']> = async ({ params, body, author, request }) =>
  restore({ ...params, entryId: body.entryId, version: versionIn(request), author });

export const listBin: Handler<Contract['listBin']> = async ({ query, language }) => bin({ language, ...query });

export const restoreFromBin: Handler<Contract['restoreFromBin']> = async ({ params, author }) =>
  takeFromBin({ id: params.id, author });
