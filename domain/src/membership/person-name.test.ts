import { expect, test } from 'vitest';
import { personName } from './person-name';

test.each([
  ['Mo\u200bna\u2060 Ad\u00adel\ufeff', 'Mona Adel'],
  ['\u3164Mona\u{E0041}', 'Mona'],
  // What Arabic needs stays.
  ['می\u200cخواهم\u200f', 'می\u200cخواهم\u200f'],
  ['\u3164\u2800', ''],
])('SEC-22 the name %j is %j', (typed, name) => expect(personName.parse(typed)).toBe(name));

test.each(['\u200f\u200d', '...', '★'])('SEC-22 %j is no name', (typed) => {
  expect(personName.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual(['required']);
});
