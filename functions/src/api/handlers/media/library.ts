import type { Contract } from '@nexus/domain/contract/index';
import {
  listPictures as list,
  removePicture as remove,
  replacePicture as replace,
  sweepPictures as sweep,
} from '../../../store/content/pictures';
import type { Handler } from '../../call';

export const listPictures: Handler<Contract['listPictures']> = async ({ query }) => list(query);

export const removePicture: Handler<Contract['removePicture']> = async ({ params, language, author }) =>
  remove({ id: params.id, language, author });

export const replacePicture: Handler<Contract['replacePicture']> = async ({ params, body, author }) =>
  replace({ id: params.id, url: body.url, author });

export const sweepPictures: Handler<Contract['sweepPictures']> = async ({ author }) => ({
  count: await sweep(author),
});
