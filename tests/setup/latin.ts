/** Names that an Egyptian newspaper leaves as they are. */
const NAMES =
  'LinkedIn|Google|YouTube|Instagram|Behance|GitHub|Nexus|Cairo|JPEG|PNG|WebP|HEIC|CSV|JSON|SEO|SVG|MB|KB|px|ics|English|Firestore|Escape';
const KNOWN = new Set(NAMES.toLowerCase().split('|'));

/** Words in Latin letters that are no name, address or unit: what an Arabic page must not say. */
export function latinWords(text: string): string[] {
  const left = text
    .replace(/\bhttps?:\/\/\S+|\b[\w.+-]+@[\w.-]+|\b[\w-]+(?:\.[\w-]+)+\S*|(?<=\s|^)\/[\w/{}-]*/g, ' ')
    .match(/[A-Za-z][A-Za-z’'-]+/g);
  return [...new Set(left ?? [])].filter((word) => !KNOWN.has(word.toLowerCase()));
}
