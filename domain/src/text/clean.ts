/** Halves of a character, which no text can hold. With `u` a pair is one character, so that only lone ones match. */
const HALVES = /\p{Surrogate}/gu;
/** Control characters but for tab and line break, and what makes text run against its direction. */
const CONTROLS = /(?![\t\n\r])\p{Control}|[\u202A-\u202E\u2066-\u2069]/gu;

/**
 * A text from outside as it may be stored and shown: well formed, without control characters and without
 * bidirectional overrides. Marks that Arabic needs (LRM, RLM, joiners) stay.
 */
export function cleanText(text: string): string {
  return text.replace(HALVES, '\uFFFD').replace(CONTROLS, '');
}
