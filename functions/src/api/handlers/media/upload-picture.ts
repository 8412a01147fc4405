import type { Contract } from '@nexus/domain/contract/index';
import { NexusError } from '@nexus/domain/errors';
import { LIMITS } from '@nexus/domain/limits';
import { pictureId } from '@nexus/domain/pictures';
import { inspectPicture } from '../../../media/inspect';
import { keepPicture } from '../../../media/keep-picture';
import { DAY, limit } from '../../../store/kernel/limiter';
import { picturePath, PICTURE_PURPOSES } from '../../../store/projections/picture-record';
import { record } from '../../../store/commit/record';
import type { Handler } from '../../call';

/** Counts one picture of a person's day. @throws NexusError `uploadQuota` */
export function countUpload(subject: string): Promise<void> {
  return limit('upload', subject, { count: LIMITS.uploadsPerDay, window: DAY, code: 'uploadQuota' });
}

export const uploadPicture: Handler<Contract['uploadPicture']> = async ({ body, actor, author }) => {
  if (actor.kind === 'visitor') throw new NexusError('noSession');
  const form = body as unknown as FormData;
  const purpose = actor.kind === 'member' ? 'avatar' : 'content';
  const asked = form.get('purpose') ?? purpose;
  if (!PICTURE_PURPOSES.some((known) => known === asked))
    throw new NexusError('invalid', { fields: { purpose: 'choice' } });
  if (asked !== purpose) throw new NexusError('forbidden');
  const file = form.get('file');
  if (!(file instanceof File)) throw new NexusError('invalid', { fields: { file: 'required' } });
  if (file.size > LIMITS.imageBytes) throw new NexusError('imageTooLarge');
  const bytes = new Uint8Array(await file.arrayBuffer());
  await inspectPicture(bytes);
  await countUpload(actor.id);
  const picture = await keepPicture(bytes, { purpose, name: file.name, by: actor.id });
  const id = pictureId(picture.url);
  if (actor.kind === 'staff' && id) await record({ author, action: 'picture.upload', paths: [picturePath(id)] });
  return picture;
};
