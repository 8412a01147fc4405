import type { Contract } from '@nexus/domain/contract/index';
import { cancelSchedule as cancel, listSchedule as list, scheduleChange as schedule } from '../../../store/schedule';
import type { Handler } from '../../call';

export const listSchedule: Handler<Contract['listSchedule']> = async () => list();

export const scheduleChange: Handler<Contract['scheduleChange']> = async ({ body, author }) =>
  schedule({ ...body, author });

export const cancelSchedule: Handler<Contract['cancelSchedule']> = async ({ params, author }) =>
  cancel({ id: params.id, author });
