import { NexusError } from '@nexus/domain/errors';
import { auth, db } from '../../firebase';
import {
  applicationsOf,
  identitiesOf,
  mailsOf,
  picturesBy,
  requestsOf,
  shownMail,
  submissionsOf,
  subscribersOf,
  whoseIs,
} from './about-member';
import { draftKeyPath } from '../accounts/draft-keys';
import { readDocument, runQuery, type Data } from '../kernel/documents';
import { feedPath, type Feed } from '../membership/calendar-feeds';
import { readWhole } from '../membership/members';
import { memberPath } from '../projections/member-record';

type Entry = { at: string; action: string; actor: { kind: string; id: string } };

/** As many entries of the trail as are told, the latest first. */
const TRAIL = 500;

/**
 * Everything that is kept about a member, by where it is kept. What is kept under an address is theirs only when the
 * address is verified for them alone. Secrets are named and not told: who holds the file could sign in by them.
 * @throws NexusError `notFound`
 */
export async function personalData(id: string): Promise<Data> {
  const whole = await readWhole(id);
  if (!whole) throw new NexusError('notFound');
  const whose = await whoseIs(id, whole.account);
  const { confirmation, ...account } = whole.account;
  const { sessions = {}, ...member } = whole.member;
  const pictures = await picturesBy(whose);
  const feed = await readDocument<Feed>(feedPath(id));
  const subscribers = await subscribersOf(whose);
  const draftKey = await readDocument<{ createdAt: string }>(draftKeyPath(id));
  return {
    member,
    account: { ...account, confirmationSentAt: confirmation?.sentAt ?? null },
    signIn: await signInOf(id),
    sessions: Object.values(sessions).map((since) => ({ since })),
    identities: (await identitiesOf(whose)).map(({ id: account, createdAt }: Data) => ({
      provider: 'LinkedIn',
      account,
      createdAt,
    })),
    draftKey: draftKey && { createdAt: draftKey.createdAt },
    // Who of the staff decided is for the staff to know.
    joinRequests: (await requestsOf(whose)).map(({ decidedBy: _who, ...rest }: Data) => rest),
    applications: await applicationsOf(whose),
    submissions: await submissionsOf(whose),
    // Never the address itself: it shows their events to whoever has it.
    calendar: feed && { createdAt: feed.createdAt },
    pictures: pictures.map(({ url, createdAt }) => ({ url, createdAt })),
    newsletter: subscribers.map(({ token: _token, ...rest }: Data) => rest),
    mails: (await mailsOf(whose)).map((mail) => shownMail(mail, whose)),
    ...(await trailOf(id)),
  };
}

/** The account of Firebase's, by which their browser is signed in. */
async function signInOf(id: string): Promise<Data | null> {
  const [user] = (await auth().getUsers([{ uid: id }])).users;
  if (!user) return null;
  const { creationTime, lastSignInTime } = user.metadata;
  return { id, createdAt: creationTime, lastSignInAt: lastSignInTime, claims: user.customClaims ?? {} };
}

/** What they did, and what was done to their membership: by which kind of person, never by whom. */
async function trailOf(id: string): Promise<{ actions: Data[]; changes: Data[] }> {
  const audit = db().collection('audit');
  const own = audit.where('actor.id', '==', id).orderBy('at', 'desc').limit(TRAIL);
  const about = audit.where('paths', 'array-contains', memberPath(id)).orderBy('at', 'desc').limit(TRAIL);
  return {
    actions: (await runQuery<Entry>(own)).map(({ at, action }) => ({ at, action })),
    changes: (await runQuery<Entry>(about))
      .filter(({ actor }) => actor.id !== id)
      .map(({ at, action, actor }) => ({ at, action, by: actor.kind })),
  };
}
