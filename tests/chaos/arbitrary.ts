import fc from 'fast-check';
import { z } from 'zod';

type Schema = z.core.JSONSchema.BaseSchema;

/** Texts that have broken other programs: controls, overrides, half characters, names of prototypes, reserved ids. */
const HOSTILE_TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\u202emoc.live\u202c',
  '__proto__',
  'constructor',
  '__reserved__',
  '.',
  '..',
  '../../etc/passwd',
  'a/b',
  'a'.repeat(20_000),
  'ﷺ'.repeat(2_000),
  '{{7*7}}${7*7}',
  '<img src=x onerror=alert(1)>',
  "' OR 1=1 --",
  '=HYPERLINK("http://evil.test")',
  'https://evil.test/x?y=z',
  'javascript:alert(1)',
  '2026-11-21T10:00:00Z',
  '9999-99-99T99:99:99Z',
  '1e309',
  '-0',
];

export const hostileText = fc.constantFrom(...HOSTILE_TEXTS);

const deep = (depth: number): unknown => {
  let value: unknown = 'leaf';
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { a: value };
  return value;
};

/** Values of every kind that JSON knows, deep and odd ones among them. */
const anything: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(null, true, -1, 0, 1e21, 1.5, Number.MAX_SAFE_INTEGER, [], {}, deep(200), deep(3_000)),
  fc.constant({ toString: 'x', valueOf: null, hasOwnProperty: 1, then: {} }),
);

/** Bodies for a schema: mostly what it describes, some of it broken at one place or altogether. */
export function bodiesFor(schema: z.ZodType): fc.Arbitrary<unknown> {
  const described = describedBy(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema);
  return fc.oneof(
    { weight: 4, arbitrary: described },
    { weight: 3, arbitrary: fc.tuple(described, fc.nat(), anything).map(([body, at, odd]) => brokenAt(body, at, odd)) },
    {
      weight: 2,
      arbitrary: fc.tuple(described, hostileText, anything).map(([body, key, odd]) => added(body, key, odd)),
    },
    { weight: 1, arbitrary: anything },
  );
}

function describedBy(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom<unknown>(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices) return fc.oneof(...choices.map((one) => describedBy(one as Schema)));
  if (schema.type === 'object') return objects(schema);
  if (schema.type === 'array') {
    const items = schema.items && !Array.isArray(schema.items) ? (schema.items as Schema) : {};
    return fc.array(describedBy(items), { minLength: Math.min(schema.minItems ?? 0, 3), maxLength: 3 });
  }
  if (schema.type === 'integer') return fc.integer({ min: schema.minimum ?? -5, max: schema.maximum ?? 5_000 });
  if (schema.type === 'number')
    return fc.double({ noNaN: true, min: schema.minimum ?? -5, max: schema.maximum ?? 5_000 });
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'null') return fc.constant(null);
  if (schema.type === 'string') return texts(schema);
  return fc.jsonValue({ maxDepth: 2 });
}

function objects({ properties = {}, required = [] }: Schema): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, one]) => [name, describedBy(one as Schema)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: required.filter((name) => name in properties) });
}

function texts({ format, maxLength }: Schema): fc.Arbitrary<string> {
  if (format === 'date-time')
    return fc.constantFrom('2026-12-01T16:30:00.000Z', '1900-01-01T00:00:00Z', '2026-02-30T00:00:00Z');
  if (format === 'email') return fc.constantFrom('fuzz@nexus.test', 'a@b', 'FUZZ+1@NEXUS.TEST');
  if (format === 'uri')
    return fc.constantFrom('https://example.com/x', 'http://[::1]/', 'https://user:pass@example.com');
  const short = fc.string({ unit: 'grapheme', maxLength: Math.min(maxLength ?? 40, 40) });
  return fc.oneof({ weight: 3, arbitrary: short }, { weight: 1, arbitrary: hostileText });
}

/** The same body with one value, counted through objects and lists, replaced. */
function brokenAt(body: unknown, at: number, odd: unknown): unknown {
  if (body === null || typeof body !== 'object') return odd;
  const keys = Object.keys(body);
  const key = keys[at % Math.max(1, keys.length)];
  if (key === undefined) return odd;
  const copy: Record<string, unknown> | unknown[] = Array.isArray(body) ? [...(body as unknown[])] : { ...body };
  const record = copy as Record<string, unknown>;
  record[key] = at % 3 === 0 ? brokenAt(record[key], Math.floor(at / 3), odd) : odd;
  return copy;
}

function added(body: unknown, key: string, odd: unknown): unknown {
  return body !== null && typeof body === 'object' && !Array.isArray(body) ? { ...body, [key]: odd } : [body, odd];
}
