import type { Contract } from '@nexus/domain/contract/index';
import { NexusError } from '@nexus/domain/errors';
import { chooseRequestMails as choose } from '../../../store/accounts/request-mails';
import type { Handler } from '../../call';

export const chooseRequestMails: Handler<Contract['chooseRequestMails']> = async ({
  body,
  actor,
  language,
  author,
}) => {
  if (actor.kind !== 'staff') throw new NexusError('forbidden');
  return choose({ id: actor.id, choice: body.choice, language, author });
};
