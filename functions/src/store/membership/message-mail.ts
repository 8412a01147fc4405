import { MESSAGE_LIMITS } from '@nexus/domain/limits';
import type { MemberMessage } from '@nexus/domain/membership/message';
import { oneLine } from '@nexus/domain/membership/person-name';
import { addressInUse } from '@nexus/domain/membership/verified-address';
import { paths } from '@nexus/domain/pages/paths';
import { withoutLinks } from '@nexus/domain/text/links';
import { addressOf } from '../../site-address';
import { composeMail, type Mail } from '../../mails/mail';
import { saidNumber } from '../../mails/said';
import { turnOffAddresses } from '../../mails/turn-off';
import type { Whole } from './member-writes';

/** The mail that brings a member's words to another one, in the language of who reads it. */
export function messageMail(given: {
  id: string;
  sender: Whole;
  receiver: Whole;
  message: MemberMessage;
  kind: 'memberMessage' | 'memberReply';
}): Mail {
  const { id, sender, receiver, message, kind } = given;
  const { language } = receiver.account;
  const memberId = receiver.member.id;
  const [from, title] = [sender.member.name, sender.member.title].map((said) => oneLine(withoutLinks(said)));
  const replyTo = message.showsAddress ? addressInUse(sender.account) : '';
  return composeMail({
    to: addressInUse(receiver.account),
    language,
    kind,
    memberId,
    from: { id: sender.member.id, replyTo },
    ...(kind === 'memberMessage' && { turnOff: turnOffAddresses({ id: memberId, kind }, language) }),
    values: {
      name: receiver.member.name,
      from: from ?? '',
      who: [from, title].filter(Boolean).join(language === 'ar' ? '، ' : ', '),
      page: addressOf(paths.member(sender.member.id), language),
      message: message.text,
      link: addressOf(paths.message(id), language),
      days: saidNumber(MESSAGE_LIMITS.days, language),
      address: replyTo,
      hidden: replyTo === '' ? (from ?? '') : '',
    },
  });
}
