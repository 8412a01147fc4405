import type { Contract } from '@nexus/domain/contract/index';
import { turnOffPage } from '../../../mails/turn-off';
import { chooseMails as choose, endMails as end } from '../../../store/membership/mail-choices';
import { PRIVATE } from '../../answer';
import type { Handler } from '../../call';

export const chooseMails: Handler<Contract['chooseMails']> = async ({ params, body, author }) =>
  choose({ ...params, ...body, author });

export const endMails: Handler<Contract['endMails']> = async ({ params, author }) => end({ ...params, author });

export const seeMails: Handler<Contract['seeMails']> = async ({ params, language }) => {
  const location = turnOffPage([params.id, params.kind, params.key], language);
  return new Response(null, { status: 302, headers: { location, 'cache-control': PRIVATE } });
};
