import type { Contract } from '@nexus/domain/contract/index';
import { NexusError } from '@nexus/domain/errors';
import { LIMITS } from '@nexus/domain/limits';
import { inspectPicture } from '../../../media/inspect';
import { keepPicture } from '../../../media/keep';
import { limit } from '../../../store/limiter';
import type { Handler } from '../../call';

export const uploadPicture: Handler<Contract['uploadPicture']> = async ({ body, actor }) => {
  const file = (body as unknown as FormData).get('file');
  if (!(file instanceof Blob)) throw new NexusError('invalid', { fields: { file: 'required' } });
  if (file.size > LIMITS.imageBytes) throw new NexusError('imageTooLarge');
  const bytes = new Uint8Array(await file.arrayBuffer());
  await inspectPicture(bytes);
  const subject = actor.kind === 'visitor' ? '' : actor.id;
  const day = 86_400;
  await limit({ purpose: 'upload', subject, most: LIMITS.uploadsPerDay, windowSeconds: day, code: 'uploadQuota' });
  return keepPicture(bytes);
};
