import { oneLine } from '@nexus/domain/membership/person-name';
import { addressInUse } from '@nexus/domain/membership/verified-address';
import { paths } from '@nexus/domain/pages/paths';
import { withoutLinks } from '@nexus/domain/text/links';
import { addressOf } from '../../site-address';
import { composeMail, type Mail } from '../../mails/mail';
import { turnOffAddresses } from '../../mails/turn-off';
import type { Whole } from './member-writes';

interface Given {
  to: Whole;
  /** The other one of the two. */
  about: Whole;
}

/** The two sentences of who asks, to the mentor. */
export function askedMail({ to, about, text }: Given & { text: string }): Mail {
  return mail({ to, about, kind: 'mentorAsked', values: { message: text } });
}

/** What the mentor put off still waits. */
export function reminderMail(given: Given): Mail {
  return mail({ ...given, kind: 'mentorReminder', values: {} });
}

/** What a mentor said, that a mentorship is over, or that nobody answered: `unanswered` to who asked, `closed` to the mentor. */
export type MentorNews = 'accepted' | 'declined' | 'later' | 'ended' | 'unanswered' | 'closed';

/** What became of a request, or that a mentorship is over. */
export function newsMail({ to, about, news }: Given & { news: MentorNews }): Mail {
  return mail({ to, about, kind: 'mentorNews', values: { [news]: nameOf(about) } });
}

function mail({
  to,
  about,
  kind,
  values,
}: Given & { kind: 'mentorAsked' | 'mentorReminder' | 'mentorNews'; values: Record<string, string> }): Mail {
  const { language, mailsOff = [] } = to.account;
  const { id } = to.member;
  const who = [nameOf(about), oneLine(withoutLinks(about.member.title))].filter(Boolean);
  return composeMail({
    to: mailsOff.includes(kind) ? '' : addressInUse(to.account),
    language,
    kind,
    memberId: id,
    about: [about.member.id],
    // What it quotes is deleted once it is sent.
    ...(kind === 'mentorAsked' && { from: { id: about.member.id, replyTo: '' } }),
    turnOff: turnOffAddresses({ id, kind }, language),
    values: {
      name: to.member.name,
      other: nameOf(about),
      who: who.join(language === 'ar' ? '، ' : ', '),
      page: addressOf(paths.member(about.member.id), language),
      link: addressOf(paths.mentors, language),
      ...values,
    },
  });
}

function nameOf({ member }: Whole): string {
  return oneLine(withoutLinks(member.name));
}
