import type { Field, Fields } from '@nexus/domain/fields/field';

/** A field of a document and what of it people see, by language; of one that they see only by what it changes, another value of it. */
export interface Mark {
  name: string;
  seen?: { en: string; ar: string };
  other?: unknown;
}

const ICONS = ['sun', 'pin'] as const;
let last = 0;

/** A document in which every field holds what stands nowhere else, and how to find it again. */
export function marked(fields: Fields): { document: Record<string, unknown>; marks: Mark[] } {
  const document: Record<string, unknown> = {};
  const marks: Mark[] = [];
  for (const [name, field] of Object.entries(fields)) {
    const { value, ...mark } = markOf(name, field);
    document[name] = value;
    if (mark.inner) marks.push(...mark.inner.map((one) => ({ ...one, name: `${name}.${one.name}` })));
    else marks.push({ name, ...mark });
  }
  return { document, marks };
}

function markOf(name: string, field: Field): Omit<Mark, 'name'> & { value: unknown; inner?: Mark[] } {
  last += 1;
  const word = `mark${last}x`;
  const same = (value: string) => ({ value, seen: { en: value, ar: value } });
  const both = { en: `${word}en`, ar: `${word}ar` };
  switch (field.kind) {
    case 'text':
    case 'longText':
      return { value: both, seen: both };
    case 'textList':
      return { value: [both], seen: both };
    case 'groupList': {
      const { document, marks } = marked(field.fields ?? {});
      return { value: [document], inner: marks };
    }
    case 'plainText':
      return /icon/i.test(name) ? { value: ICONS[0], other: ICONS[1] } : same(word);
    case 'url':
      return same(`https://example.com/${word}`);
    case 'link':
      return same(`/${word}`);
    case 'email':
      return same(`${word}@example.com`);
    case 'image':
      return same(`/pictures/${word}.webp`);
    case 'instant':
      return dated(/deadline/i.test(name) ? 2035 : 2040 + (last % 900));
    case 'integer':
      return numbered(name, field);
    case 'flag':
      return { value: true, other: false };
    case 'select':
      return { value: field.options?.at(-1)?.value, other: field.options?.[0]?.value };
    default:
      throw new Error(`How a ${field.kind} is found again is not said.`);
  }
}

/** Its year is unlike every other. */
function dated(year: number) {
  return { value: `${year}-06-15T16:30:00.000Z`, seen: { en: String(year), ar: inArabic(year) } };
}

function numbered(name: string, field: Field) {
  const value = 7_000_000 + last;
  const isFree = name !== 'order' && field.schema.safeParse(value).success;
  return isFree ? { value, seen: { en: String(value), ar: inArabic(value) } } : { value: 16, other: 1 };
}

function inArabic(number: number): string {
  return String(number).replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? digit);
}
