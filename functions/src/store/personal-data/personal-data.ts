import { NexusError } from '@nexus/domain/errors';
import { auth, db } from '../../firebase';
import {
  applicationsOf,
  blocksOf,
  consentsOf,
  identitiesOf,
  mailsOf,
  mentorshipsOf,
  messagesOf,
  picturesBy,
  reportsOf,
  requestsOf,
  shownMail,
  submissionsOf,
  subscribersOf,
  whoseIs,
  type Whose,
} from './about-member';
import { draftKeyPath } from '../accounts/draft-keys';
import { recent, signInNotesPath } from '../accounts/sign-ins';
import { readDocument, runQuery, type Data } from '../kernel/documents';
import { feedPath, type Feed } from '../membership/calendar-feeds';
import { isSeenBy, type Mentorship } from '../membership/mentor-records';
import type { Message } from '../membership/messages';
import { casePath, type CaseRecord } from '../membership/cases';
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
  const signIns = recent(await readDocument(signInNotesPath(id)));
  const draftKey = await readDocument<{ createdAt: string }>(draftKeyPath(id));
  return {
    member,
    account: { ...account, confirmationSentAt: confirmation?.sentAt ?? null },
    signIn: await signInOf(id),
    sessions: Object.values(sessions).map((since) => ({ since })),
    signIns: signIns.map(({ at, browser, system }) => ({ at, browser, system })),
    identities: (await identitiesOf(whose)).map(({ id: account, createdAt }: Data) => ({
      provider: 'LinkedIn',
      account,
      createdAt,
    })),
    draftKey: draftKey && { createdAt: draftKey.createdAt },
    // Who of the staff decided, asked or wrote a note is for the staff to know.
    joinRequests: (await requestsOf(whose)).map(shownRequest),
    notes: (await readDocument<CaseRecord>(casePath(id)))?.notes.map(({ at, text }) => ({ at, text })) ?? [],
    applications: await applicationsOf(whose),
    submissions: await submissionsOf(whose),
    // Never the address itself: it shows their events to whoever has it.
    calendar: feed && { createdAt: feed.createdAt },
    pictures: pictures.map(({ url, createdAt }) => ({ url, createdAt })),
    newsletter: subscribers.map(({ token: _token, ...rest }: Data) => rest),
    newsletterConsents: (await consentsOf(whose)).map(({ id: _id, version: _count, ...rest }) => rest).toSorted(byTime),
    ...(await correspondenceOf(whose)),
    mails: (await mailsOf(whose)).map((mail) => shownMail(mail, whose)),
    ...(await trailOf(id)),
  };
}

/**
 * What they wrote to other members and got from them, asked of mentors and were asked, whom they blocked, what they
 * reported. Who blocked or reported them is for those to know, and nothing here tells it: what was held back stands
 * among what they wrote.
 */
async function correspondenceOf(whose: Whose): Promise<Data> {
  const messages = await messagesOf(whose);
  const told = ({ from, to, text, sentAt }: Message) => ({ from, to, text, sentAt });
  const asked = ({ mentor, mentee, state, text, askedAt, changedAt }: Mentorship) => ({
    mentor,
    mentee,
    state,
    text,
    askedAt,
    changedAt,
  });
  const mentorships = (await mentorshipsOf(whose)).filter((one) => isSeenBy(one, whose.id));
  const blocked = (await blocksOf(whose)).filter(({ by }) => by === whose.id);
  const reported = (await reportsOf(whose)).filter(({ to }) => to === whose.id);
  return {
    messages: messages.filter(({ from, isHeld }) => from === whose.id || !isHeld).map(told),
    mentorships: mentorships.map(asked),
    blocked: blocked.map(({ of, at }) => ({ member: of, at })),
    reports: reported.map(({ from, text, note, reportedAt }) => ({ from, text, note, reportedAt })),
  };
}

const byTime = (one: { at: string }, other: { at: string }) => one.at.localeCompare(other.at);

function shownRequest({ decidedBy: _who, questions, ...rest }: Data): Data {
  const asked = (questions ?? []) as Data[];
  return { ...rest, questions: asked.map(({ askedBy: _asker, ...question }) => question) };
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
