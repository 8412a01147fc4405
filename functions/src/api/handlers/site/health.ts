import type { Contract } from '@nexus/domain/contract/index';
import { config } from '../../../config';
import { readDocument } from '../../../store/documents';
import type { Handler } from '../../call';

/** Whether the API and what it depends on answer. */
export const health: Handler<Contract['health']> = async () => {
  const isFine = await readDocument('roster/meta').then(
    () => true,
    () => false,
  );
  return { status: isFine ? 'ok' : 'degraded', firestore: isFine ? 'ok' : 'failing', version: config().RELEASE };
};
