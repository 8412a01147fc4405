import type { Contract } from '@nexus/domain/contract/index';
import * as reports from '../../../store/membership/reports';
import type { Handler } from '../../call';

export const listReports: Handler<Contract['listReports']> = async ({ query }) => reports.listReports(query);

export const changeReport: Handler<Contract['changeReport']> = async ({ params, body, author }) =>
  reports.changeReport({ ...params, ...body, author });
