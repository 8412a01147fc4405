import { openedCase, sentAnswer, sentNote, sentQuestion } from '../membership/case';
import { ownMember } from '../membership/member';
import { memberId } from './members';
import { routes } from './route';

export const caseRoutes = routes({
  /** The whole profile as its owner shows it to the team, earlier requests, questions, decisions and the team's notes. */
  readCase: {
    method: 'GET',
    path: '/api/admin/cases/{id}',
    action: 'members.moderate',
    params: memberId,
    response: openedCase,
  },
  /**
   * Asks the person one question about their request, by mail and on their profile; with the member's `standing` as
   * `If-Match`. 409 `questionOpen` while an earlier one waits, `tooManyQuestions` beyond three a day.
   */
  askQuestion: {
    method: 'POST',
    path: '/api/join-requests/{id}/questions',
    action: 'members.moderate',
    params: memberId,
    body: sentQuestion,
    response: openedCase,
    status: 201,
  },
  /** Leaves a note for the other moderators. */
  addNote: {
    method: 'POST',
    path: '/api/admin/cases/{id}/notes',
    action: 'members.moderate',
    params: memberId,
    body: sentNote,
    response: openedCase,
    status: 201,
  },
  /** Answers the question of the team that is open. 409 `questionClosed` where there is none any more. */
  answerQuestion: {
    method: 'POST',
    path: '/api/members/{id}/answers',
    action: 'profile.own',
    params: memberId,
    ownerParam: 'id',
    body: sentAnswer,
    response: ownMember,
  },
});
