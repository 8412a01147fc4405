import { isBilingual, textIn, type Bilingual, type Language } from '../bilingual';
import type { Field, Fields } from '../fields/field';
import { saidInstant } from '../text/said-time';

type Data = Record<string, unknown>;

/** What a client sent, as fields. `names`: by field, the client's own name for it, under which a fault is told. */
export interface Sent {
  fields: Data;
  names: Record<string, string>;
}

/** How the specified clients know a resource where they have other words for it than its fields. */
export interface Specified {
  /** What they read beside what is published, in one language; of a document as a list carries it, what can be said. */
  give(published: Data): Data;
  /** What they sent, as fields. `before` is what is stored. */
  take(body: Data, before: Data, language: Language): Sent;
}

interface Described {
  kind: 'collection' | 'singleton';
  name: string;
  fields: Fields;
  specified?: Specified;
}

/** What the server keeps beside the fields, under every name that a client may send it back by. */
const KEPT = ['id', 'version', 'createdAt', 'updatedAt', 'lastModified', 'lastUpdated', 'fallbacks'];

/** A document as the specified clients read it: `shown` is what is published of it, `kept` what the server keeps beside. */
export function inSpecifiedWords(resource: Described, shown: Data, kept: Data): Data {
  const { createdAt = null, updatedAt = null } = kept;
  const aliases = Object.entries(resource.fields).flatMap(([name, { accept }]) =>
    name in shown ? accept.map((alias) => [alias, shown[name]]) : [],
  );
  return {
    ...shown,
    ...(Object.fromEntries(aliases) as Data),
    ...resource.specified?.give(shown),
    ...(resource.kind === 'singleton' && { id: `main-${resource.name}` }),
    createdAt,
    updatedAt,
    lastModified: updatedAt,
    ...(resource.name === 'statistics' && { lastUpdated: updatedAt }),
  };
}

/** What a client sent, under the names of the fields; texts in one language join those in the other that are stored. */
export function sentFields(resource: Described, body: Data, before: Data, language: Language): Sent {
  const { fields } = resource;
  const written = Object.fromEntries(
    Object.entries(body).filter(([name]) => !KEPT.includes(name) || name in fields),
  ) as Data;
  const renamed = withoutAliases(fields, written, before, language);
  const taken = resource.specified?.take(renamed.fields, before, language) ?? { fields: renamed.fields, names: {} };
  return {
    fields: inBothLanguages(fields, taken.fields, before, language),
    names: { ...renamed.names, ...taken.names },
  };
}

/** Whether a client sent back what it had read. */
export function isAsRead(sent: unknown, stored: unknown, language: Language): boolean {
  if (typeof sent === 'string' && isBilingual(stored)) return sent.trim() === textIn(stored, language).text.trim();
  return JSON.stringify(sent ?? null) === JSON.stringify(stored ?? null);
}

/** Where something came under two names, the one counts that is not merely sent back. */
export function changedOne(given: { own: unknown; other: unknown; stored: unknown; language: Language }): unknown {
  const { own, other, stored, language } = given;
  return own === undefined || isAsRead(own, stored, language) ? other : own;
}

function withoutAliases(fields: Fields, body: Data, before: Data, language: Language): Sent {
  const known = { ...body };
  const names: Record<string, string> = {};
  for (const [name, { accept }] of Object.entries(fields)) {
    for (const alias of accept) {
      if (!(alias in known)) continue;
      const { [alias]: other, [name]: own } = known;
      delete known[alias];
      known[name] = changedOne({ own, other, stored: before[name], language });
      if (own === undefined) names[name] = alias;
    }
  }
  return { fields: known, names };
}

function inBothLanguages(fields: Fields, body: Data, before: Data, language: Language): Data {
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      const field = fields[name];
      return [name, field ? joined(field, value, before[name], language) : value];
    }),
  );
}

/** One value as it is to be checked: `null` is an empty one, a plain text is one in the client's language. */
function joined(field: Field, value: unknown, stored: unknown, language: Language): unknown {
  if (field.kind === 'textList' && Array.isArray(value)) return joinedList(value, stored, language);
  if (field.kind === 'groupList' && Array.isArray(value))
    return joinedGroups(field.fields ?? {}, value, stored, language);
  if (value === null) return field.initial;
  if (field.kind === 'instant' && typeof value === 'string') return saidInstant(value, field);
  if (field.kind === 'plainText' && typeof value === 'number') return String(value);
  if (!field.translatable || typeof value !== 'string') return value;
  // What is emptied is empty for everybody: a fallback to the other language would bring it back.
  return value.trim() === '' ? field.initial : joinedText(value, stored, language);
}

function joinedText(value: string, stored: unknown, language: Language): Bilingual {
  const before = isBilingual(stored) ? stored : { en: '', ar: '' };
  return isAsRead(value, before, language) ? before : { ...before, [language]: value };
}

/** What is still in the list keeps its words in the other language, wherever it stands now. */
function joinedList(values: readonly unknown[], stored: unknown, language: Language): unknown[] {
  const left = Array.isArray(stored) ? [...(stored as unknown[])] : [];
  return values.map((value) => {
    const at = typeof value === 'string' ? left.findIndex((one) => isAsRead(value, one, language)) : -1;
    if (at >= 0) return left.splice(at, 1)[0];
    return typeof value === 'string' ? { en: '', ar: '', [language]: value } : value;
  });
}

/** A group is the one that it was by its texts, or else by its place where none came or went. */
function joinedGroups(fields: Fields, values: readonly unknown[], stored: unknown, language: Language): unknown[] {
  const before = Array.isArray(stored) ? (stored as Data[]) : [];
  const texts = Object.entries(fields).filter(([, field]) => field.translatable);
  const isSame = (group: Data, one: Data) =>
    texts.length > 0 && texts.every(([name]) => isAsRead(group[name] ?? '', one[name], language));
  return values.map((value, index) => {
    if (typeof value !== 'object' || value === null) return value;
    const group = value as Data;
    const same = before.find((one) => isSame(group, one));
    const inPlace = before.length === values.length ? before[index] : undefined;
    return inBothLanguages(fields, group, same ?? inPlace ?? {}, language);
  });
}
