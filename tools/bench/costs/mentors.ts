import { foldRoster } from '../../../functions/src/store/projections/roster-fold';
import type { Person } from '../../../tests/setup/people';
import { ask, row, rowInUse } from './bill';
import { somebody } from './members';

/** From an offer to the end of a mentorship. */
export async function mentors(): Promise<void> {
  const [mentor, mentee] = [await somebody(), await somebody()];
  const body = { isOn: true, skills: ['Investment'], topics: 'Valuation', places: 2, hours: 'Sundays' };
  await foldRoster({ settles: 0, kept: 0 });
  await row('offering to mentor', () => ask('saveOffer', { token: mentor.token, body }));
  await row('looking at one’s offer', () => ask('readOffer', { token: mentor.token }));
  await rowInUse('a page of mentors', () => ask('listMentors', { token: mentee.token }));
  await rowInUse('mentors who fit', () => ask('listMentors', { token: mentee.token, query: 'suggested=1' }));
  const asking = { params: { id: mentor.id }, token: mentee.token, body: { text: 'How do I begin? You did.' } };
  await row('asking a mentor', () => ask('askMentor', asking));
  await rowInUse('looking at one’s mentoring', () => ask('listMentorships', { token: mentor.token }));
  const say = (answer: string, { token }: Person) =>
    ask('answerMentorship', { params: { id: `${mentor.id}.${mentee.id}` }, token, body: { answer } });
  await row('putting a request off', () => say('later', mentor));
  await row('taking somebody on', () => say('yes', mentor));
  await row('ending a mentorship', () => say('end', mentee));
}
