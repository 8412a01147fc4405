import { NexusError } from '@nexus/domain/errors';
import { db } from '../../firebase';
import {
  applicationsOf,
  mailsOf,
  picturesBy,
  requestsOf,
  shownMail,
  submissionsOf,
  subscribersOf,
  whoseIs,
} from './about-member';
import { readDocument, runQuery, type Data } from '../kernel/documents';
import { feedPath, type Feed } from '../membership/calendar-feeds';
import { readWhole } from '../membership/members';

/**
 * Everything that is kept about a member, by where it is kept. What is kept under an address is theirs only when the
 * address is verified for them alone. @throws NexusError `notFound`
 */
export async function personalData(id: string): Promise<Data> {
  const whole = await readWhole(id);
  if (!whole) throw new NexusError('notFound');
  const whose = await whoseIs(id, whole.account);
  const { confirmation: _link, ...account } = whole.account;
  const { sessions: _keys, ...member } = whole.member;
  const pictures = await picturesBy(whose);
  const actions = await runQuery(db().collection('audit').where('actor.id', '==', id).orderBy('at', 'desc').limit(500));
  const feed = await readDocument<Feed>(feedPath(id));
  const subscribers = await subscribersOf(whose);
  return {
    member,
    account,
    // Who of the staff decided is for the staff to know.
    joinRequests: (await requestsOf(whose)).map(({ decidedBy: _who, ...rest }: Data) => rest),
    applications: await applicationsOf(whose),
    submissions: await submissionsOf(whose),
    // Never the address itself: it shows their events to whoever has it.
    calendar: feed && { createdAt: feed.createdAt },
    pictures: pictures.map(({ url, createdAt }) => ({ url, createdAt })),
    newsletter: subscribers.map(({ token: _token, ...rest }: Data) => rest),
    mails: (await mailsOf(whose)).map((mail) => shownMail(mail, whose)),
    actions: actions.map(({ at, action }) => ({ at, action })),
  };
}
