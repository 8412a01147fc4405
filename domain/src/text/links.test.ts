import { expect, test } from 'vitest';
import { holdsLink, unlinked, withoutLinks } from './links';

test.each([
  'evil.com',
  'Win a prize at EVIL.COM now',
  'https://evil',
  'http://evil.test/x',
  'HTTPS : //evil',
  '//evil',
  'www.evil',
  'www . evil.com',
  'a@evil.org',
  't.me/free',
  'x.com',
  'dr.shop',
  'm.bank',
  'X.Studio',
  'Dr.Design',
  'a.b.c.estate',
  'Ahmed.Ali.Top',
  'sub.evil.museum',
  'ev\u200Bil.com',
  'evil。com',
  'ｅｖｉｌ．ｃｏｍ',
  'موقع.مصر',
  'xn--4gbrim.xn--wgbh1c',
  '10.1.2.3',
  'javascript:alert(1)',
  'mailto:x',
])('SEC-02 a name may not hold %j', (text) => expect(holdsLink(text)).toBe(true));

test.each([
  'St. John',
  'St.John',
  'Dr. Mona El-Sayed',
  'Eng.Mohamed Anwar',
  'Prof.Dr. Ali',
  'A.R. Hassan',
  'J.R.R. Tolkien',
  'M.Ahmed',
  'Martin Luther King Jr.',
  "O'Brien",
  'Ph.D.',
  'عبد الرحمن الشرقاوي',
  'د.سلمى فاروق',
  'م. أحمد',
  'م.أحمد',
  'أ.د. منى',
  'Anne-Marie, 3rd',
  'Version 2.0',
  '',
])('SEC-02 a name may be %j', (text) => expect(holdsLink(text)).toBe(false));

test('what is taken out of a text is the links alone', () => {
  expect(withoutLinks('Mona evil.com El-Sayed')).toBe('Mona El-Sayed');
  expect(withoutLinks('https://evil.com')).toBe('');
  expect(withoutLinks('St. John')).toBe('St. John');
  expect(withoutLinks('www . evil')).toBe('');
});

test('SEC-30 a text of which nothing becomes a link reads as it did', () => {
  const texts = ['See evil.com/x', 'https://evil', 'a@evil.org', 'evil。com', '10.1.2.3', 'javascript:x'];
  const broken = texts.map(unlinked);
  expect(broken.map((text) => text.replaceAll('\u200B', ''))).toEqual(texts);
  expect(broken.filter((text) => /\S[.:@。]\S/u.test(text.replaceAll('\u200B', ' ')))).toEqual([]);
  expect(unlinked('At 18:30. Bring Dr. Mona.\nYes/no')).toBe('At 18:\u200B30. Bring Dr. Mona.\nYes/no');
});
