import type { Contract } from '@nexus/domain/contract/index';
import type { DocumentOf } from '@nexus/domain/fields/field';
import { NexusError } from '@nexus/domain/errors';
import { publish } from '@nexus/domain/resources/resource';
import { settings } from '@nexus/domain/resources/settings';
import { readDocument } from '../../../store/documents';
import type { Handler } from '../../call';

export const readSettings: Handler<Contract['readSettings']> = async ({ language }) => {
  const stored = await readDocument<DocumentOf<typeof settings.fields>>('settings/main');
  if (!stored) throw new NexusError('notFound');
  return publish(settings, stored, language);
};
