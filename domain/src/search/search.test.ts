import fc from 'fast-check';
import { expect, test } from 'vitest';
import { skillName, SKILLS } from '../membership/skills';
import { columnsOf } from './columns';
import { closestFirst, closestFirstIn, found } from './found';
import { closenessTo } from './search';
import { newVocabulary, searchable, type Texts } from './texts';

const members = (...names: string[]) => names.map((name) => ({ name, texts: searchable({ names: [name] }) }));
const shown = (searched: string, ...names: string[]) =>
  closestFirst(searched, members(...names), ({ texts }) => texts).map(({ name }) => name);
const finds = (searched: string, texts: Texts) => closenessTo(searched)(searchable(texts)) !== null;

test.each([
  ['omar el kady', 'Omar El-Kady'],
  ['elkady', 'Omar El-Kady'],
  ['elkady', 'عمر القاضي'],
  ['القاضى', 'Omar El-Kady'],
  ['abdelrahman', 'Mariam Abdel-Rahman'],
  ['عبد الرحمن', 'Mariam Abdel-Rahman'],
  ['مريم عبدالرحمن', 'Mariam Abdel-Rahman'],
  ['مريم', 'Mariam Abdel-Rahman'],
  ['المنعم', 'عبد الرحمن محمد عبد المنعم الشرقاوي الحسيني'],
  ['sharkawy mohamed', 'عبد الرحمن محمد عبد المنعم الشرقاوي الحسيني'],
  ['امنيه الابيارى', 'أُمنية الإبياري'],
  ['مَريـــم', 'مريم'],
  ['Zoe', 'Zoë Åberg'],
  ['mo7amed 3abd el ra7man', 'محمد عبد الرحمن'],
])('%s finds %s', (searched, name) => expect(shown(searched, name, 'Peter Nagy')).toEqual([name]));

test('the same spelling comes first, then what begins so, what sounds so, and a typing error only where there is nothing else', () => {
  expect(shown('salma', 'سلمى', 'Salmawy', 'Selma', 'Salma', 'Salna')).toEqual(['Salma', 'Salmawy', 'سلمى', 'Selma']);
  expect(shown('salna', 'سلمى', 'Salma')).toEqual(['Salma']);
});

test('what is equally close stays in its order', () => {
  expect(shown('nabil', 'Youssef Nabil', 'Adam Nabil')).toEqual(['Youssef Nabil', 'Adam Nabil']);
  expect(shown(' ', 'b', 'a')).toEqual(['b', 'a']);
});

const skills = Object.fromEntries(
  SKILLS.map((skill) => [skill, { labels: [skillName(skill).en, skillName(skill).ar] }]),
);
test.each([
  ['Marketing / PR', ['Marketing / PR']],
  ['Legal/Governmental', ['Legal / Governmental Affairs']],
  ['legal', ['Legal / Governmental Affairs']],
  ['قانون', ['Legal / Governmental Affairs']],
  ['القانونية', ['Legal / Governmental Affairs']],
  ['تسعير', ['Product Development & Pricing']],
  ['التسويق', ['Marketing / PR']],
  ['pr', ['Marketing / PR', 'Projects Controls', 'Product Development & Pricing']],
  ['مرافق إدارة', ['Facility Management']],
  ['management', ['Facility Management', 'Construction Management']],
  ['manegement', ['Facility Management', 'Construction Management']],
  ['desgin', ['Design']],
  ['استشمار', ['Investment']],
])('%s finds these skills', (searched, expected) => {
  const all = found(searched, SKILLS, (skill) => skills[skill] ?? {});
  expect(all.toSorted()).toEqual(expected.toSorted());
});

test.each([
  ['shakwy', 'Hoda Shawky'],
  ['Yuossef', 'Youssef'],
  ['abdelrahmn', 'Abdelrahman'],
  ['fathalah', 'Karim Fathallah'],
  ['gohneim', 'Tamer Ghoneim'],
  ['الشرقاوو', 'أحمد الشرقاوي'],
])('one typing error: %s finds %s', (searched, name) => expect(shown(searched, name)).toEqual([name]));

test.each([
  ['two errors', 'shakky', { names: ['Shawqo'] }],
  ['a word of three letters', 'adm', { names: ['Ada'] }],
  ['a number', '20261', { words: ['20262'] }],
  ['a pattern', '.*', { names: ['Omar'] }],
  ['a sign', '|', { names: ['Omar'], words: ['Planner'] }],
  ['an address that is not there', 'omar@nexus.test', { names: ['Omar'], literal: ['omar@other.test'] }],
  ['a beginning of an address', 'person-', { names: ['Person 1'] }],
  ['one of two words', 'omar nabil', { names: ['Omar Hassan'] }],
])('%s finds nobody', (_, searched, texts) => expect(finds(searched, texts)).toBe(false));

test('an address is found as it is written, in any case', () => {
  expect(finds('linkedin.com/in/Zoe-u', { literal: ['https://www.linkedin.com/in/zoe-unique'] })).toBe(true);
  expect(finds('ZOE-unique', { literal: ['https://www.linkedin.com/in/zoe-unique'] })).toBe(true);
});

test('everybody is found by their own name and by any piece of it, whatever it is made of', () => {
  const word = fc.string({ unit: fc.constantFrom(...'aeimnohkدمحعاليى39-ة'), minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(word, fc.nat(12), fc.nat(12), (name, from, length) => {
      expect(finds(name, { names: [name] })).toBe(true);
      expect(finds(name.slice(from, from + length), { names: [name] })).toBe(true);
    }),
  );
});

const NAMES = [
  'Omar El-Kady',
  'عمر القاضي',
  'Mariam Abdel-Rahman',
  'سلمى',
  'Salma',
  'Salmawy',
  'Selma',
  'Salna',
  'Zoë Åberg',
];
const ASKED = [
  'elkady',
  'omar',
  'مريم',
  'salma',
  'sal',
  'عبد الرحمن',
  'zoe',
  'desgin',
  'قانون',
  'in/o',
  'a.b',
  '.',
  'nothing',
];
test('in columns the same are found, in the same order, as one by one, whatever stands beside them', () => {
  const name = fc.constantFrom(...NAMES);
  const member = fc.record({
    names: fc.tuple(name),
    words: fc.array(fc.constantFrom('Design Lead', 'مديرة تطوير', 'a.b'), { maxLength: 2 }),
    labels: fc.constantFrom([], ['Design'], ['Legal / Governmental Affairs', 'الشؤون القانونية']),
    literal: fc.array(fc.constantFrom('https://www.linkedin.com/in/omar', 'x@a.b'), { maxLength: 2 }),
  });
  fc.assert(
    fc.property(fc.array(member, { maxLength: 12 }), fc.constantFrom(...ASKED), fc.boolean(), (texts, asked, all) => {
      const known = newVocabulary();
      const items = texts.map((one, place) => ({ place, shown: searchable(one, known) }));
      const isMeant = ({ place }: { place: number }) => all || place % 2 === 0;
      const columns = () =>
        columnsOf(
          items.map(({ shown }) => shown),
          known,
        );
      const together = closestFirstIn(asked, { items, columns }, isMeant);
      const oneByOne = closestFirst(asked, items.filter(isMeant), ({ shown }) => shown);
      expect(together.map(({ place }) => place)).toEqual(oneByOne.map(({ place }) => place));
    }),
    { numRuns: 500 },
  );
});
