/**
 * The consonants that both scripts share, a bit each, so that a letter that is heard in several ways (ق as *q*, *k* or
 * *g*; ث as *th*, *t* or *s*) is the sum of them: two letters can be the same where their bits meet. Egyptian ج is *g*,
 * which others write *j*. و and ي are vowels here, and ع and the hamza leave only a trace among the vowels.
 */
const bit = (place: number) => 1 << place;
const B = bit(0);
const F = bit(1);
const T = bit(2);
const D = bit(3);
const S = bit(4);
const Z = bit(5);
const SH = bit(6);
const K = bit(7);
const G = bit(8);
const KH = bit(9);
const GH = bit(10);
const H = bit(11);
const R = bit(12);
const L = bit(13);
const M = bit(14);
const N = bit(15);

export const ARABIC_CONSONANTS: ReadonlyMap<string, number> = new Map([
  ['ب', B],
  ['پ', B],
  ['ت', T],
  ['ث', T | S],
  ['ج', G],
  ['چ', G],
  ['گ', G],
  ['ح', H],
  ['خ', KH],
  ['د', D],
  ['ذ', D | Z],
  ['ر', R],
  ['ز', Z],
  ['س', S],
  ['ش', SH],
  ['ص', S],
  ['ض', D],
  ['ط', T],
  ['ظ', Z | D],
  ['غ', GH | G],
  ['ف', F],
  ['ڤ', F],
  ['ق', K | G],
  ['ك', K],
  ['ک', K],
  ['ل', L],
  ['م', M],
  ['ن', N],
  ['ه', H],
  ['ة', T],
]);

/** Two letters before one. The digits are those that stand for Arabic letters in chats: *mo7amed*, *5aled*. */
export const LATIN_CONSONANTS: ReadonlyMap<string, number> = new Map([
  ['kh', KH],
  ['gh', GH],
  ['sh', SH],
  ['ch', SH | K],
  ['th', T | S | Z],
  ['dh', D | Z],
  ['ph', F],
  ['ck', K],
  ['dj', G],
  ['b', B],
  ['p', B],
  ['f', F],
  ['v', F],
  ['t', T],
  ['6', T],
  ['d', D],
  ['s', S],
  ['9', S | K],
  ['c', K | S],
  ['z', Z],
  ['k', K],
  ['q', K],
  ['g', G],
  ['j', G],
  ['5', KH],
  ['h', H],
  ['7', H],
  ['r', R],
  ['l', L],
  ['m', M],
  ['n', N],
]);
