/**
 * What stands between two consonants, as bits. Arabic writes only its long vowels, Latin all of them and each person
 * in another way; so the vowels of two spellings are not compared as letters, but asked whether they may be the same.
 */
export const A = 1;
/** i, y, ee; ي */
export const I = 2;
/** o, u, w; و */
export const O = 4;
/** A Latin e, which is heard where others write a or i. */
export const E = 8;
/** Latin, and written as a long vowel: ee, oo, ou, ei, ay. */
export const LONG = 16;
/** Latin, and a consonant: the y of Yasser, the w of Wael. Arabic always writes it. */
export const STRONG = 32;
/** Arabic: short vowels may stand here that are not written. */
export const OPEN = 64;
/** A hamza or an ع is here, with any vowel or none. */
export const ANY = 128;
/** The last letter is ي or ى: i or a. */
export const YA = 256;

/** ؤ and ئ: an o or an i may be heard. */
export const MAYBE_O = 512;
export const MAYBE_I = 1024;
/** An i before another vowel, as in Ziad, or after one, as in Zeid. */
export const RISING = 2048;
export const FALLING = 4096;

/**
 * Where in the word: before the first consonant, between two, before a last one that no vowel follows, between the only
 * two, after the last.
 */
export type Place = 'start' | 'inner' | 'last' | 'only' | 'end';

const HEARD = A | I | O | E;

/** Whether two writings of the vowels at the same place of a word may be the same. Both in Arabic never are. */
export function vowelsFit(x: number, y: number, place: Place): boolean {
  if (x & OPEN && y & OPEN) return false;
  if ((x & RISING && y & FALLING) || (x & FALLING && y & RISING)) return false;
  if (x & OPEN) return arabicFits(x, y, place);
  return y & OPEN ? arabicFits(y, x, place) : latinFits(x, y, place);
}

function arabicFits(arabic: number, latin: number, place: Place): boolean {
  if (latin & ANY && (latin & HEARD) === 0) return place === 'inner' || place === 'last' || (arabic & ANY) !== 0;
  if (!isWrittenOut(arabic, latin) || (isClosing(place) && arabic & A && !(latin & A))) return false;
  if (place === 'start') return startFits(arabic, latin);
  const further = latin & (I | O) & ~allowed(arabic);
  if (latin & STRONG && further) return false;
  if (place === 'end') return arabic & ANY ? hamzaFits(arabic, latin) : further === 0 && endFits(arabic, latin);
  if (place === 'inner') return !(latin & LONG && further & I) || (arabic & ANY) !== 0;
  if (arabic & ANY) return further === 0 || isWithAin(arabic, latin, further);
  return !(latin & LONG && further);
}

/** An ع before the last consonant takes on the vowels of Moneim and Soad; but Saad is neither Said nor Soad. */
function isWithAin(arabic: number, latin: number, further: number): boolean {
  if (further === I) return (latin & (E | A)) === E;
  return further === O && (arabic & latin & A) !== 0;
}

/** Kamal is كمال, and Kamel, whose last vowel is short, كامل. */
const isClosing = (place: Place) => place === 'last' || place === 'only';

function allowed(arabic: number): number {
  return arabic | (arabic & (YA | MAYBE_I) ? I : 0) | (arabic & MAYBE_O ? O : 0);
}

/** Whether every vowel that Arabic writes is heard in the Latin ones. */
function isWrittenOut(arabic: number, latin: number): boolean {
  if (arabic & A && !(latin & (arabic & I ? A : A | E))) return false;
  if (arabic & O && !(latin & O)) return false;
  if (arabic & I && !(latin & (I | E))) return false;
  return !(arabic & YA) || ((latin & HEARD) !== 0 && (latin & O) === (arabic & O));
}

function startFits(arabic: number, latin: number): boolean {
  if (latin & STRONG && !(arabic & (I | O))) return false;
  return ((arabic & (ANY | HEARD)) !== 0) === ((latin & HEARD) !== 0);
}

/** علاء is Alaa and not Alia, which ضياء may be; عبده is not Abd. */
function hamzaFits(arabic: number, latin: number): boolean {
  return latin === 0 ? (arabic & HEARD) !== 0 : !(latin & RISING) || (arabic & I) !== 0;
}

/** Shawky ends on an i or on an a, and only شوقية on both. */
function endFits(arabic: number, latin: number): boolean {
  if (!(arabic & (HEARD | YA))) return latin === 0 || latin === E;
  return !(latin & RISING) || (arabic & (A | O)) !== 0 || (arabic & (I | YA)) === (I | YA);
}

function latinFits(x: number, y: number, place: Place): boolean {
  if (place !== 'start' && ((x & STRONG && y & FALLING) || (x & FALLING && y & STRONG))) return false;
  if ((x | y) & ANY) return place !== 'start' || ((x & (HEARD | ANY)) !== 0 && (y & (HEARD | ANY)) !== 0);
  if (x === 0 || y === 0) return x === y || oneIsSilent(x | y, place);
  if ((x & O) !== (y & O)) return false;
  if (x & I && !(y & (I | E))) return false;
  if (y & I && !(x & (I | E))) return false;
  if (place === 'start' && !((x | y) & STRONG) && (x & A) !== (y & A)) return false;
  return place !== 'end' || ((x | y) & E) !== 0 || (x & A) === (y & A);
}

/** Mhmd is Mohamed, and Georg George; but Karim is not Karima, Hamad not Ahmad, and Amr not Amar. */
function oneIsSilent(other: number, place: Place): boolean {
  if (place === 'start' || place === 'only') return false;
  if (place === 'end') return other === E;
  return (other & (LONG | STRONG)) === 0;
}
