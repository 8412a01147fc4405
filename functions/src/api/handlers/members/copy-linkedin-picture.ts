import type { Contract } from '@nexus/domain/contract/index';
import { NexusError } from '@nexus/domain/errors';
import { inspectPicture } from '../../../media/inspect';
import { keepPicture } from '../../../media/keep-picture';
import { fetchPicture } from '../../../sign-in/linkedin-picture';
import { readWhole } from '../../../store/membership/members';
import type { Handler } from '../../call';
import { countUpload } from '../media/upload-picture';

export const copyLinkedinPicture: Handler<Contract['copyLinkedinPicture']> = async ({ params: { id } }) => {
  const whole = await readWhole(id);
  if (!whole) throw new NexusError('notFound');
  if (!whole.account.linkedinPicture) throw new NexusError('linkedinPicture');
  await countUpload(id);
  const bytes = await fetchPicture(whole.account.linkedinPicture);
  await inspectPicture(bytes);
  return keepPicture(bytes, { purpose: 'avatar', name: '', by: id });
};
