import type { Contract } from '@nexus/domain/contract/index';
import { NexusError } from '@nexus/domain/errors';
import { draftKeyOf } from '../../../store/accounts/draft-keys';
import type { Handler } from '../../call';

export const readDraftKey: Handler<Contract['readDraftKey']> = async ({ actor }) => {
  if (actor.kind === 'visitor') throw new NexusError('noSession');
  return { key: await draftKeyOf(actor.id) };
};
