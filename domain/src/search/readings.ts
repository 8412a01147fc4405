import { fold } from '../text/fold';
import { ARABIC_CONSONANTS, LATIN_CONSONANTS } from './consonants';
import { ENDS_ON_A, IRREGULAR } from './irregular';
import { A, ANY, E, FALLING, I, LONG, MAYBE_I, MAYBE_O, O, OPEN, RISING, STRONG, YA } from './vowels';

/**
 * A way to read a word, in either script: vowels, consonant, vowels, consonant … vowels, a character code each, so
 * that it is small and begins and ends with vowels. Codes of vowels are those of `vowels.ts`, of consonants those of
 * `consonants.ts`.
 */
export type Reading = string;

const ARABIC = /^[\u0600-\u06ff]+$/;
const LATIN = /^[a-z]*(?:[a-z][235679]|[235679][a-z])*[a-z235679]*$/;

/** Every way to read a word: none for what is no word (numbers, codes, other scripts), a few where letters are ambiguous. */
export function readingsOf(word: string): Reading[] {
  const folded = fold(word);
  const usual = IRREGULAR.get(folded);
  if (usual) return usual.flatMap(latinReadings);
  if (/^[a-z235679]{2,}$/.test(folded)) return LATIN.test(folded) ? latinReadings(folded) : [];
  return ARABIC.test(folded) && folded.length > 1 ? arabicReadings(word) : [];
}

function latinReadings(word: string): Reading[] {
  if (!/[a-z]/.test(word) || /([^aeiou])\1\1/.test(word) || /\d\d/.test(word)) return [];
  // Fathy is ف ت ح ي, Othman ع ث م ا ن; the last letter of Sarah is not heard, that of Salah is.
  const plain = word.replace(/ullah?$/, 'allah').replace(/gu(?=[ei]|y$)/g, 'g');
  const split = plain.replace(/(?<=.)([tdskg])h/g, '$1.h');
  const spelled = split === plain ? [plain] : [plain, split];
  const silent = spelled.filter((one) => one.endsWith('ah')).map((one) => one.slice(0, -1));
  return [...spelled, ...silent].map(latinReading);
}

function latinReading(word: string): Reading {
  const codes: number[] = [];
  let from = 0;
  let last = -1;
  for (let at = 0; at < word.length;) {
    const two = LATIN_CONSONANTS.get(word.slice(at, at + 2));
    const consonant = two ?? LATIN_CONSONANTS.get(word[at] ?? '') ?? (word[at] === 'x' ? LATIN_CONSONANTS.get('k') : 0);
    const length = two === undefined ? 1 : 2;
    if (consonant) {
      const isDoubled = codes.length > 0 && from === at && consonant === last;
      if (!isDoubled) codes.push(latinVowels(word.slice(from, at), word, at), consonant);
      if (word[at] === 'x') codes.push(0, LATIN_CONSONANTS.get('s') ?? 0);
      last = consonant;
      from = at + length;
    } else if (word[at] === '.') from = at + 1;
    at += length;
  }
  return String.fromCharCode(...codes, latinVowels(word.slice(from), word, word.length));
}

const LATIN_VOWELS: ReadonlyMap<string, number> = new Map([
  ['a', A],
  ['e', E],
  ['i', I],
  ['y', I],
  ['o', O],
  ['u', O],
  ['w', O],
  ['2', ANY],
  ['3', ANY],
]);

/** `to`: where in the word the consonant after them stands. */
function latinVowels(run: string, word: string, to: number): number {
  if (run === '') return 0;
  const plain = run.replaceAll('ee', 'i');
  let gap = [...plain].reduce((all, letter) => all | (LATIN_VOWELS.get(letter) ?? 0), 0);
  if (/[yw][aeiou]/.test(run)) gap |= STRONG;
  if (/ee|oo|ou|ie|[ae][iy]|[ao]w/.test(run)) gap |= LONG;
  if (/[iy]a/.test(run)) gap |= RISING;
  else if (/[ae][iy]$/.test(run)) gap |= FALLING;
  // The u of Mahmud is long, that of Butrus is not.
  if (run === 'u' && /^([^aeiouwysh])\1?h?$/.test(word.slice(to))) gap |= LONG;
  return gap;
}

function arabicReadings(word: string): Reading[] {
  const letters = word
    .normalize('NFC')
    .replace(/[\u064b-\u065f\u0670\u0640]/g, '')
    .replace('لله', 'له');
  // Nelly is نيلي and نيللي, and ممدوح is Mamdouh all the same.
  const single = letters.replace(/(?<=.)([^اوي])\1/g, '$1');
  const spelled = single === letters ? [letters] : [letters, single];
  const silent = spelled.filter((one) => one.endsWith('ه') && one.length > 2).map((one) => `${one.slice(0, -1)}ء`);
  return [...spelled, ...silent].map(arabicReading);
}

/** Hany and Hegazy end on an i, however their last letter is written. */
function isAfterAlef(codes: readonly number[]): boolean {
  return ((codes.at(-2) ?? 0) & (A | O | I)) === A && codes.length > 2;
}

const ARABIC_VOWELS: ReadonlyMap<string, number> = new Map([
  ['ا', A],
  ['آ', A | ANY],
  ['ى', A],
  ['و', O],
  ['ي', I],
  ['ی', I],
  ['أ', ANY],
  ['إ', ANY],
  ['ٱ', ANY],
  ['ؤ', ANY | MAYBE_O],
  ['ئ', ANY | MAYBE_I],
  ['ء', ANY],
  ['ع', ANY],
]);

function arabicReading(letters: string): Reading {
  const codes: number[] = [];
  let gap = 0;
  [...letters].forEach((letter, at) => {
    const isLast = at === letters.length - 1;
    const consonant = isLast && letter === 'ة' ? undefined : ARABIC_CONSONANTS.get(letter);
    if (consonant) {
      codes.push(gap | OPEN, consonant);
      gap = 0;
      return;
    }
    if (letter === 'ا' && letters[at - 1] === 'ي') gap |= RISING;
    if (at === 0 && letter === 'ا') gap |= ANY;
    else if (isLast && (letter === 'ي' || letter === 'ى' || letter === 'ی'))
      gap |= !isAfterAlef(codes) && (letter === 'ى' || ENDS_ON_A.has(fold(letters))) ? YA : I;
    else if (letter === 'ة') gap |= A;
    else gap |= ARABIC_VOWELS.get(letter) ?? 0;
  });
  return String.fromCharCode(...codes, gap | OPEN);
}
