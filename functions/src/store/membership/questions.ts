import { NexusError } from '@nexus/domain/errors';
import { REQUESTS } from '@nexus/domain/limits';
import type { Question } from '@nexus/domain/membership/case';
import type { OwnMember } from '@nexus/domain/membership/member';
import { afterAnswer, answerBy, NO_EXCHANGE } from '@nexus/domain/membership/request-clock';
import { paths } from '@nexus/domain/pages/paths';
import { newSecret } from '../../secrets';
import { commit } from '../commit/commit';
import { now } from '../kernel/clock';
import { nameOf, type Author } from '../commit/author';
import { mailTo, nextStanding, putMember, readExistingMember } from './member-writes';
import { ownAnswer } from './members';
import { readOpenRequest, refuseStale, requestPath, type RequestRecord } from './open-requests';

const DAY = 86_400_000;

/**
 * Asks somebody about their open request: by mail, and on their profile. The clock of the request stands still until
 * they answer. @returns whom. @throws NexusError `questionOpen`, `tooManyQuestions`, `caseFull`, and what
 * `readOpenRequest` and `refuseStale` say
 */
export function askQuestion(given: { id: string; text: string; author: Author; seen: number }): Promise<string> {
  const { text, author, seen } = given;
  const id = newSecret().slice(0, 20);
  return commit({ author, action: 'member.question' }, async (commit) => {
    const { request: named, whole } = await readOpenRequest(commit, given.id);
    const { member, account } = whole;
    await refuseStale(whole, seen);
    if (member.status === 'approved') throw new NexusError('alreadyApproved');
    // Of several open requests of one person, theirs is the one that is talked about; an imported one becomes theirs.
    const own = member.openRequestId ?? named.id;
    const request = own === named.id ? named : await commit.readExisting<RequestRecord>(requestPath(own));
    const questions = request.questions ?? [];
    const at = now();
    refuseTooMany(questions, at);
    const asked: Question = { id, text, askedAt: at, askedBy: nameOf(author.actor), answer: '', answeredAt: null };
    commit.put(requestPath(own), request, {
      ...request,
      data: { ...request.data, memberId: member.id },
      questions: [...questions, asked],
      remindAt: null,
    });
    const changed = {
      ...member,
      openRequestId: own,
      requestedAt: member.requestedAt ?? request.submittedAt,
      exchange: { ...NO_EXCHANGE, ...member.exchange, questionAt: at },
      standing: nextStanding(member),
      updatedAt: at,
    };
    putMember(commit, whole, { member: changed, account: { ...account, question: { id, text, askedAt: at } } });
    commit.mail(mailTo({ whole, kind: 'requestQuestion', path: paths.profile, values: { question: text } }));
    return member.id;
  });
}

function refuseTooMany(questions: readonly Question[], at: string): void {
  if (questions.some(({ answeredAt }) => answeredAt === null)) throw new NexusError('questionOpen');
  if (questions.length >= REQUESTS.questions) throw new NexusError('caseFull');
  const today = questions.filter(({ askedAt }) => Date.parse(askedAt) > Date.parse(at) - DAY);
  const [first] = today;
  if (!first || today.length < REQUESTS.questionsPerDay) return;
  const wait = Date.parse(first.askedAt) + DAY - Date.parse(at);
  throw new NexusError('tooManyQuestions', { retryAfterSeconds: Math.ceil(wait / 1_000) });
}

/**
 * Answers the open question about one's own request; saying the same again changes nothing.
 * @throws NexusError `questionClosed` where it was decided meanwhile, or another question is open
 */
export function answerQuestion(given: {
  id: string;
  questionId: string;
  text: string;
  author: Author;
}): Promise<OwnMember> {
  const { questionId, text, author } = given;
  return commit({ author, action: 'member.answer' }, async (commit) => {
    const whole = await readExistingMember(commit, given.id);
    const { member, account } = whole;
    const request = member.openRequestId ? await commit.read<RequestRecord>(requestPath(member.openRequestId)) : null;
    const question = request?.status === 'new' && request.questions?.find(({ id }) => id === questionId);
    if (!request || !question) throw new NexusError('questionClosed');
    if (question.answeredAt !== null) {
      if (question.answer === text) return ownAnswer(member, account);
      throw new NexusError('questionClosed');
    }
    const at = now();
    const answered = { ...question, answer: text, answeredAt: at };
    const exchange = afterAnswer({ ...NO_EXCHANGE, ...member.exchange, questionAt: question.askedAt }, at);
    commit.put(requestPath(request.id), request, {
      ...request,
      questions: request.questions?.map((one) => (one === question ? answered : one)),
      remindAt: exchange.remindedAt ? null : answerBy(request.submittedAt, exchange),
    });
    const changed = { ...member, exchange, standing: nextStanding(member), updatedAt: at };
    const after = { member: changed, account: { ...account, question: null } };
    putMember(commit, whole, after);
    return ownAnswer(after.member, after.account);
  });
}
