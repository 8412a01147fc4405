import { z } from 'zod';
import type { Bilingual } from '../bilingual';

/**
 * One field of a resource: what it holds (`schema`), what an editor calls it (`label`), and how it may be used.
 * `initial` is what a new document starts with. `private` fields are never published.
 */
export interface Field<Value = unknown, Kind extends string = string> {
  kind: Kind;
  label: Bilingual;
  schema: z.ZodType<Value>;
  initial: Value;
  required: boolean;
  translatable: boolean;
  private: boolean;
  help?: Bilingual;
  /** What stands in the empty field, for example; it is never stored. */
  placeholder?: string;
  /** Other names under which the specified clients send this field. */
  accept: readonly string[];
  options?: readonly { value: string; label: Bilingual }[];
  fields?: Fields;
  /** Of a list: what adds an item to it, as in "Add a speaker". */
  add?: Bilingual;
  /** A list whose items may be typed with commas between them. */
  takesCommas?: true;
  /** A number that is a year: what is none is the year of today. */
  isYear?: true;
  /** A moment until which something may be done: a day alone means its end. */
  isDayOver?: true;
  /** A picture that is shown round: of a person. */
  crop?: 'circle';
  /** What a picture is shown on; such a one is seen whole. */
  ground?: Ground;
  /** An action of its own changes it; it stands in no form, and no copy of a document takes it over. */
  byAction?: true;
  /** A list whose groups may be taken over from documents of a resource: its fields, by those of the group. */
  from?: TakenFrom;
}

/** The ground of light pages, or of dark ones. */
export type Ground = 'light' | 'dark';
export interface TakenFrom {
  resource: string;
  fields: Readonly<Record<string, string>>;
}

export type Fields = Record<string, Field>;
export type ValueOf<F> = F extends Field<infer V> ? V : never;
export type DocumentOf<F extends Fields> = { [K in keyof F]: ValueOf<F[K]> };

/** What may be said of a field of any kind. */
export interface Options {
  required?: boolean | string;
  private?: boolean;
  help?: Bilingual;
  placeholder?: string;
  accept?: readonly string[];
  byAction?: true;
}
/** The code of the message that an empty required field shows. */
export const requiredCode = (options: Options) =>
  typeof options.required === 'string' ? options.required : 'required';

/** A field of that kind. */
export function field<Kind extends string, Value>(
  kind: Kind,
  label: Bilingual,
  given: {
    schema: z.ZodType<Value>;
    initial: Value;
    translatable?: boolean;
    options?: Field['options'];
    fields?: Fields;
  },
  options: Options,
): Field<Value, Kind> {
  return {
    kind,
    label,
    required: options.required !== undefined && options.required !== false,
    translatable: given.translatable ?? false,
    private: options.private ?? false,
    accept: options.accept ?? [],
    schema: given.schema,
    initial: given.initial,
    ...(options.help && { help: options.help }),
    ...(options.placeholder && { placeholder: options.placeholder }),
    ...(options.byAction && { byAction: options.byAction }),
    ...(given.options && { options: given.options }),
    ...(given.fields && { fields: given.fields }),
  };
}

/** The schema of a whole document: every field, those left out filled with their initial value, no other key. */
export function schemaOf<F extends Fields>(fields: F): z.ZodType<DocumentOf<F>> {
  const shape = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      // What is left out is its initial value; where that will not do, the field's own message says so.
      field.required
        ? field.schema.prefault(() => field.initial as never)
        : field.schema.default(() => field.initial as never),
    ]),
  );
  return z.strictObject(shape) as unknown as z.ZodType<DocumentOf<F>>;
}
