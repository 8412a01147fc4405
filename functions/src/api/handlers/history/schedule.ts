import type { Contract } from '@nexus/domain/contract/index';
import {
  cancelSchedule as cancel,
  listSchedule as list,
  scheduleChange as schedule,
} from '../../../store/content/schedule';
import type { Handler } from '../../call';

export const listSchedule: Handler<Contract['listSchedule']> = async ({ language }) => list(language);

export const scheduleChange: Handler<Contract['scheduleChange']> = async ({ body, language, author }) =>
  schedule({ ...body, language, author });

export const cancelSchedule: Handler<Contract['cancelSchedule']> = async ({ params, author }) =>
  cancel({ id: params.id, author });
