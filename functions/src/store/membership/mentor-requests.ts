import { createHash } from 'node:crypto';
import { NexusError } from '@nexus/domain/errors';
import { MENTORING } from '@nexus/domain/limits';
import {
  afterSaying,
  freePlaces,
  isGoingOn,
  isWaiting,
  maySay,
  type MentorshipAnswer,
} from '@nexus/domain/membership/mentoring';
import { db } from '../../firebase';
import { commit, type Commit } from '../commit/commit';
import { inDays, now } from '../kernel/clock';
import type { Author } from '../commit/author';
import { accountPath, isHere, memberPath } from '../projections/member-record';
import { isBlocked } from './blocks';
import { readExistingMember, type Whole } from './member-writes';
import { readMemberIn, readWholeIn } from './members';
import { askedMail, newsMail, type MentorNews } from './mentor-mails';
import {
  countMentees,
  isSeenBy,
  mentorshipPath,
  pairPath,
  putMentorship,
  roleIn,
  type Mentorship,
  type Pair,
} from './mentor-records';

const DAY = 86_400_000;

/**
 * Asks a mentor, by a mail and on their page of mentors. The same words again change nothing. @throws NexusError
 * `notFound` where nobody of the community is there, `mentorClosed`, `mentorFull`, `alreadyAsked`, `tooManyAsks`
 */
export function askMentor(given: Pair & { text: string; author: Author }): Promise<void> {
  const { text, author, ...pair } = given;
  const { mentor, mentee } = pair;
  const archived = mentorshipPath(db().collection('mentorships').doc().id);
  return commit({ author, action: 'mentoring.ask', audit: 'none' }, async (commit) => {
    const { asked, asking } = await readBoth(commit, pair);
    const before = await commit.read<Mentorship>(pairPath(pair));
    if (before && isWaiting(before.state) && before.text === text) return;
    if (before && isGoingOn(before.state)) throw new NexusError('alreadyAsked');
    const offer = asked.member.mentoring;
    if (!offer?.isOn) throw new NexusError('mentorClosed');
    if (freePlaces(offer) === 0) throw new NexusError('mentorFull');
    await countAsk(commit, mentee);
    if (before) putMentorship(commit, archived, before);
    const isHeld = await isBlocked(commit, { by: mentor, of: mentee });
    const at = now();
    const request = { ...pair, text, askedAt: at, changedAt: at, remindAt: null, isHeld };
    putMentorship(commit, pairPath(pair), { ...request, state: 'open' });
    commit.mail(askedMail({ to: asked, about: asking, text }), { isHeld });
  });
}

/**
 * Answers a request, takes one back or ends a mentorship; what was said already changes nothing. A yes takes a place,
 * and none is given twice. @throws NexusError `notFound`, `forbidden`, `mentorshipClosed`, `mentorFull`
 */
export function answerMentorship(given: {
  id: string;
  by: string;
  answer: MentorshipAnswer;
  author: Author;
}): Promise<void> {
  const { by, answer, author } = given;
  const path = mentorshipPath(given.id);
  return commit({ author, action: 'mentoring.answer', audit: 'none' }, async (commit) => {
    const before = await commit.read<Mentorship>(path);
    if (!before || !isSeenBy(before, by)) throw new NexusError('notFound');
    if (!maySay(roleIn(before, by), answer)) throw new NexusError('forbidden');
    const state = afterSaying(before.state, answer);
    if (state === null) throw new NexusError('mentorshipClosed');
    if (state === before.state) return;
    if (answer === 'yes') await takePlace(commit, before);
    if (answer === 'end') countMentees(commit, await readMemberIn(commit, before.mentor), -1);
    const remindAt = answer === 'later' ? inDays(MENTORING.remindAfter).toISOString() : null;
    putMentorship(commit, path, { ...before, state, remindAt, changedAt: now() });
    const news = NEWS[answer];
    if (news) await tellOther(commit, { before, by, news });
  });
}

/** A request that is taken back leaves the mentor's list, and that is all. */
const NEWS = { yes: 'accepted', no: 'declined', later: 'later', end: 'ended', takeBack: undefined } as const;

async function takePlace(commit: Commit, pair: Pair): Promise<void> {
  const { asked } = await readBoth(commit, pair, pair.mentor);
  const offer = asked.member.mentoring;
  if (!offer || freePlaces(offer) === 0) throw new NexusError('mentorFull');
  countMentees(commit, asked.member, 1);
}

async function tellOther(
  commit: Commit,
  { before, by, news }: { before: Mentorship; by: string; news: MentorNews },
): Promise<void> {
  const other = before.mentor === by ? before.mentee : before.mentor;
  const [to, about] = [await readWholeIn(commit, other), await readWholeIn(commit, by)];
  if (to && about && isHere(to.member)) commit.mail(newsMail({ to, about, news }));
}

/** Mentor and mentee, both of the community. @throws NexusError `notAMember` for who is doing it, `notFound` */
async function readBoth(
  commit: Commit,
  { mentor, mentee }: Pair,
  by = mentee,
): Promise<{ asked: Whole; asking: Whole }> {
  if (mentor === mentee) throw new NexusError('notFound');
  await commit.readAhead([mentor, mentee].flatMap((id) => [memberPath(id), accountPath(id)]));
  const own = await readExistingMember(commit, by);
  if (!isHere(own.member)) throw new NexusError('notAMember');
  const other = await readWholeIn(commit, by === mentee ? mentor : mentee);
  if (!other || !isHere(other.member)) throw new NexusError('notFound');
  return by === mentee ? { asked: other, asking: own } : { asked: own, asking: other };
}

/** Counted in the commit that asks, so that of two at once both count. @throws NexusError `tooManyAsks` */
async function countAsk(commit: Commit, mentee: string): Promise<void> {
  const day = now().slice(0, 10);
  const key = createHash('sha256').update(`${mentee}\n${day}`).digest('hex').slice(0, 40);
  const path = `limits/mentors-${key}`;
  const count = (await commit.read<{ count: number }>(path))?.count ?? 0;
  const retryAfterSeconds = Math.ceil((DAY - (Date.now() % DAY)) / 1_000);
  if (count >= MENTORING.asksPerDay) throw new NexusError('tooManyAsks', { retryAfterSeconds });
  commit.note(path, { count: count + 1, expiresAt: inDays(2) });
}
