import type { Contract } from '@nexus/domain/contract/index';
import { NEWSLETTER_MAILS, TEAM_MAILS } from '@nexus/domain/mails';
import { turnOffPage } from '../../../mails/turn-off';
import { endRequestMails } from '../../../store/accounts/request-mails';
import { endSubscription } from '../../../store/inbox/subscribers';
import { chooseMails as choose, endMails as end } from '../../../store/membership/mail-choices';
import { PRIVATE } from '../../answer';
import type { Handler } from '../../call';
import { pageBefore } from '../../page-before';

export const chooseMails: Handler<Contract['chooseMails']> = async ({ params, body, author }) =>
  choose({ ...params, ...body, author });

export const endMails: Handler<Contract['endMails']> = async ({ params: { id, kind, key }, author, request }) => {
  if (kind === TEAM_MAILS) return endRequestMails({ id, key, author });
  if (kind === NEWSLETTER_MAILS) return endSubscription({ id, key, page: pageBefore(request), author });
  return end({ id, kind, key, author });
};

export const seeMails: Handler<Contract['seeMails']> = async ({ params, language }) => {
  const location = turnOffPage([params.id, params.kind, params.key], language);
  return new Response(null, { status: 302, headers: { location, 'cache-control': PRIVATE } });
};
