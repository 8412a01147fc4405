import { expect, test } from 'vitest';
import {
  afterSaying,
  closesAt,
  freePlaces,
  maySay,
  mentorOffer,
  type MentorshipAnswer,
  type MentorshipState,
} from './mentoring';

const ANSWERS: MentorshipAnswer[] = ['yes', 'no', 'later', 'takeBack', 'end'];

/** By hand: what each answer makes of each state; `-` where it comes too late. */
const TABLE: Record<MentorshipState, string> = {
  open: 'active declined later takenBack -',
  later: 'active declined later takenBack -',
  active: 'active - - - ended',
  declined: '- declined - - -',
  takenBack: '- - - takenBack -',
  ended: '- - - - ended',
  lapsed: '- - - - -',
  unanswered: '- - - - -',
};

test.each(Object.entries(TABLE))('14.10 what is said of a request that is %s leads to %s', (state, expected) => {
  const after = ANSWERS.map((answer) => afterSaying(state as MentorshipState, answer) ?? '-');
  expect(after.join(' ')).toBe(expected);
});

test('14.10 a request closes thirty days after it was asked or put off', () => {
  expect(closesAt('2026-02-01T10:00:00.000Z')).toBe('2026-03-03T10:00:00.000Z');
});

test('14.10 a mentor answers, who asked takes back, and either ends', () => {
  expect(ANSWERS.filter((answer) => maySay('mentor', answer))).toEqual(['yes', 'no', 'later', 'end']);
  expect(ANSWERS.filter((answer) => maySay('mentee', answer))).toEqual(['takeBack', 'end']);
});

test('14.10 an offer that is on names a topic, one to ten places, and is short', () => {
  const offer = { isOn: true, skills: ['Design'], topics: '', places: 2, hours: 'Sundays' };
  const faults = (given: object) => {
    const { error } = mentorOffer.safeParse({ ...offer, ...given });
    return error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];
  };
  expect(faults({})).toEqual([]);
  expect(faults({ skills: [] })).toEqual(['skills topicMissing']);
  expect(faults({ skills: [], topics: 'Valuation' })).toEqual([]);
  expect(faults({ skills: [], isOn: false })).toEqual([]);
  for (const places of [0, 11, 1.5, '2']) expect(faults({ places })).toContain('places numberBetween:1:10');
  expect(faults({ topics: 'x'.repeat(121), hours: 'x'.repeat(121) })).toEqual(['topics tooLong', 'hours tooLong']);
  expect(freePlaces({ places: 2, taken: 3 })).toBe(0);
});
