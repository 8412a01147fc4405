import type { Contract } from '@nexus/domain/contract/index';
import * as undelivered from '../../../store/inbox/undelivered';
import type { Handler } from '../../call';

export const listUndelivered: Handler<Contract['listUndelivered']> = async ({ params, query }) =>
  undelivered.listUndelivered(params.of, query.after);

export const repeatUndelivered: Handler<Contract['repeatUndelivered']> = async ({ params, author }) =>
  undelivered.repeatUndelivered({ ...params, author });

export const dropUndelivered: Handler<Contract['dropUndelivered']> = async ({ params, author }) =>
  undelivered.dropUndelivered({ ...params, author });
