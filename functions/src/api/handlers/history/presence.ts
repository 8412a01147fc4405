import type { Contract } from '@nexus/domain/contract/index';
import { NexusError } from '@nexus/domain/errors';
import { resourceNamed } from '@nexus/domain/resources/index';
import { notePresence as note } from '../../../store/content/presence';
import type { Handler } from '../../call';

export const notePresence: Handler<Contract['notePresence']> = async ({ params, body, actor }) => {
  if (actor.kind !== 'staff' || !resourceNamed(params.resource)) throw new NexusError('notFound');
  await note({ ...params, who: actor, isOpen: body.isOpen });
};
