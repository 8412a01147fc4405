import type { Contract } from '@nexus/domain/contract/index';
import { leave as leaveCommunity } from '../../../store/membership/leaving';
import { forgetWanted as forget } from '../../../store/membership/wanted';
import { personalData } from '../../../store/personal-data/personal-data';
import type { Handler } from '../../call';

export const downloadData: Handler<Contract['downloadData']> = async ({ params }) => personalData(params.id);

export const forgetWanted: Handler<Contract['forgetWanted']> = async ({ params, author }) =>
  forget({ id: params.id, author });

export const leave: Handler<Contract['leave']> = async ({ params, body, author }) =>
  leaveCommunity({ id: params.id, stay: body.stay, author });
