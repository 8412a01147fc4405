import { expect, test } from 'vitest';
import { PEOPLE } from '../search/people.table';
import { closestFirst } from '../search/found';
import { searchable } from '../search/texts';
import { fold } from '../text/fold';
import { suggestedName } from './suggested-name';

test.each([
  ['Omar El-Kady', 'عمر القاضي'],
  ['omar elkady', 'عمر القاضي'],
  ['Mariam Abdel-Rahman', 'مريم عبد الرحمن'],
  ['Abd El Rahman Hassan', 'عبد الرحمن حسن'],
  ['Nour El-Din Al Sharqawi', 'نور الدين الشرقاوي'],
  ['مريم عبد الرحمن', 'Mariam Abdelrahman'],
  ['مَريم عبدالرحمن', 'Mariam Abdelrahman'],
  ['عمر الشريف', 'Omar El-Sherif'],
])('%s is %s in the other script', (name, other) => expect(suggestedName(name)).toBe(other));

test.each(['', '42', 'Zoë Åberg', 'Omar Qwertz', 'Дмитрий', '李雷', '🙂'])('nothing is suggested for %j', (name) =>
  expect(suggestedName(name)).toBe(''),
);

const people = PEOPLE.trim()
  .split('\n')
  .map((line) => line.split(':').map((one) => one.trim()))
  .map(([arabic = '', latin = '']) => ({ arabic, latin }));
const letters = (name: string) => fold(name).replaceAll(' ', '');

test('of 220 public figures half get a suggestion, and of 100 that get one 95 write it so', () => {
  const inArabic = people.map((one) => ({ ...one, got: suggestedName(one.latin) })).filter(({ got }) => got !== '');
  const wrong = inArabic.filter(({ arabic, got }) => letters(got) !== letters(arabic));
  expect(inArabic.length).toBeGreaterThanOrEqual(people.length / 2);
  expect(wrong.length / inArabic.length, JSON.stringify(wrong)).toBeLessThanOrEqual(0.05);
});

test('who looks for them as they are usually written finds whatever was suggested in Latin letters', () => {
  const inLatin = people.map((one) => ({ ...one, got: suggestedName(one.arabic) })).filter(({ got }) => got !== '');
  const finds = (searched: string, name: string) =>
    closestFirst(searched, [name], (one) => searchable({ names: [one] })).length > 0;
  expect(inLatin.length).toBeGreaterThanOrEqual(people.length / 2);
  expect(inLatin.filter(({ latin, got }) => !finds(latin, got))).toEqual([]);
});
