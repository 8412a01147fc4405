import { ARABIC_CONSONANTS } from './consonants';
import type { Reading } from './readings';
import { A, ANY, E, I, LONG, O, OPEN, vowelsFit, YA, type Place } from './vowels';

const MIM = String.fromCharCode(ARABIC_CONSONANTS.get('م') ?? 0);

/** Whether one of these readings may be the same word as one of those, in whichever script each was written. */
export function soundsLike(these: readonly Reading[], those: readonly Reading[]): boolean {
  return these.some((one) => those.some((other) => one.length === other.length && sameUpTo(one, other, one.length)));
}

/** Consonants that the beginning of a name must have to be looked for by its sound. */
const CONSONANTS_OF_BEGINNING = 3;

/** Whether a word that is not written to its end yet may become one of those. */
export function soundsLikeBeginning(these: readonly Reading[], those: readonly Reading[]): boolean {
  return these.some((one) => {
    const end = one.length - 1;
    if (end < 2 * CONSONANTS_OF_BEGINNING) return false;
    return those.some(
      (other) =>
        other.length > one.length &&
        sameUpTo(one, other, end) &&
        (!hasVowel(one, end) ||
          (hasVowel(other, end) && vowelsFit(one.charCodeAt(end), other.charCodeAt(end), 'inner'))),
    );
  });
}

/** Codes at even places are vowels, at odd places consonants. */
function sameUpTo(one: Reading, other: Reading, end: number): boolean {
  if (one.length < 3) return sameVowelsAlone(one.charCodeAt(0), other.charCodeAt(0));
  for (let at = 1; at < end; at += 2) if (!(one.charCodeAt(at) & other.charCodeAt(at))) return false;
  const last = one.length - 1;
  const isClosed = end > last && !hasVowel(one, last) && !hasVowel(other, last);
  for (let at = 0; at < end; at += 2) {
    const place = placeOf({ at, last, isClosed });
    if (!vowelsFit(one.charCodeAt(at), other.charCodeAt(at), place)) return false;
  }
  return !isAnotherPattern(one, other) && !isAnotherPattern(other, one);
}

function placeOf({ at, last, isClosed }: { at: number; last: number; isClosed: boolean }): Place {
  if (at === 0) return 'start';
  if (at === last) return 'end';
  if (last === 4) return isClosed ? 'only' : 'inner';
  return isClosed && at === last - 2 ? 'last' : 'inner';
}

function hasVowel(reading: Reading, at: number): boolean {
  return (reading.charCodeAt(at) & ~OPEN) !== 0;
}

/** Aya: all that it has are vowels. */
function sameVowelsAlone(x: number, y: number): boolean {
  return (x & (I | O)) === (y & (I | O));
}

/** كامل is Kamel, neither Kamal nor Kaml; سالم is not Selim, nor سليم Salem. */
function isAnotherParticiple(arabic: Reading, latin: Reading): boolean {
  const [before, last] = [arabic.charCodeAt(2), arabic.charCodeAt(4)];
  const [heardBefore, heardLast] = [latin.charCodeAt(2), latin.charCodeAt(4)];
  if (before === OPEN && last === (OPEN | I)) return heardBefore === A && heardLast === E;
  if (before !== (OPEN | A) || last !== OPEN) return false;
  return heardLast === A || heardLast === 0 || (heardBefore === E && (heardLast & I) !== 0);
}

/**
 * كرم is Karam and not Karim, which would be كريم: three consonants without a long vowel end on no i. حمدي is Hamdy and
 * not Hamada, whereas سلمى is Salma.
 */
function isAnotherPattern(arabic: Reading, latin: Reading): boolean {
  const [before, last] = [arabic.charCodeAt(2), arabic.charCodeAt(4)];
  if (arabic.length !== 7 || !(arabic.charCodeAt(0) & OPEN) || latin.charCodeAt(0) & OPEN) return false;
  if (arabic.charCodeAt(6) & YA && latin.charCodeAt(6) === A && hasVowel(latin, 4)) return true;
  if (arabic.charCodeAt(6) === OPEN && isAnotherParticiple(arabic, latin)) return true;
  return before === OPEN && last === OPEN && arabic[1] !== MIM && (latin.charCodeAt(4) & ~(LONG | ANY)) === I;
}
