/**
 * Folds a text for searching: letter case, accents, Arabic spelling variants (alef forms, ى/ي, ة/ه, hamza carriers),
 * tashkeel, tatweel, direction marks and Arabic-Indic digits make no difference.
 * @returns lower-case text with single spaces; an empty string for blank input
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u064b-\u065f\u0670\u0640\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .replace(/\u0671/g, '\u0627')
    .replace(/\u0649/g, '\u064a')
    .replace(/\u0629/g, '\u0647')
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}
