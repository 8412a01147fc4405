import type { Contract } from '@nexus/domain/contract/index';
import { NexusError } from '@nexus/domain/errors';
import { resources } from '@nexus/domain/resources/index';
import { notePresence as note } from '../../../store/presence';
import type { Handler } from '../../call';

const NAMES: ReadonlySet<string> = new Set(Object.values(resources).map(({ name }) => name));

export const notePresence: Handler<Contract['notePresence']> = async ({ params, body, actor }) => {
  if (actor.kind !== 'staff' || !NAMES.has(params.resource)) throw new NexusError('notFound');
  await note({ ...params, who: actor, isOpen: body.isOpen });
};
